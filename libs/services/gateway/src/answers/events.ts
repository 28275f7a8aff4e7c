import type { OutgoingHttpHeaders } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import { networkName } from '../http/network-name';
import { onceClosed } from '../http/ongoing';
import type { Exchange } from './exchange';

/** Milliseconds between two queries, where the binding says nothing else. */
const INTERVAL = 400;
/** A proxy may close a silent connection, so a comment line is sent every so many milliseconds. */
const KEEP_ALIVE_EVERY = 10_000;
/** The session is checked every so many milliseconds, because a user who has logged out must not see more. */
const SESSION_EVERY = 2000;

/** A proxy may block streams; the page then asks for single answers. */
const wantsOneLook = ({ headers }: FastifyRequest): boolean => headers.accept?.startsWith('application/json') ?? false;

/**
 * Sends the call's output as server-sent events whenever it has changed, until it says `ended`, the session ends or
 * the stream's lifetime is over. A client that accepts JSON gets the present output only.
 */
export async function events({ call, http, context, request, reply, inTurn }: Exchange): Promise<unknown> {
  const caller = await inTurn(() => context.callerOf(request));
  const input = context.inputOf(call, request);
  const look = () => inTurn(() => context.rpc.call(call, input, caller) as Promise<{ ended: boolean }>);
  if (wantsOneLook(request)) return reply.header('cache-control', 'no-store').send(await look());
  const { streams, guestStreams } = context;
  onceClosed(reply.raw, caller.user ? streams.begin(caller.user.id) : guestStreams.begin(networkName(request.ip)));
  // The first query decides whether the caller has access; an error is still an ordinary answer.
  let output = await look();
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    // The headers that the hooks have set (security headers, request id): a hijacked reply does not send them by
    // itself.
    ...(reply.getHeaders() as OutgoingHttpHeaders),
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  const until = performance.now() + context.streamLifetime;
  const { every = INTERVAL } = http;
  const turns = (milliseconds: number) => Math.max(1, Math.round(milliseconds / every));
  let sent = '';
  for (let turn = 1; !raw.destroyed && !context.stopping.aborted; turn++) {
    const data = JSON.stringify(output);
    if (data !== sent) raw.write(`data: ${data}\n\n`);
    else if (turn % turns(KEEP_ALIVE_EVERY) === 0) raw.write(': still here\n\n');
    sent = data;
    if (output.ended || performance.now() >= until) break;
    await delay(every);
    try {
      // The page reconnects and then gets the error.
      if (turn % turns(SESSION_EVERY) === 0 && (await context.callerNow(request)).user?.id !== caller.user?.id) break;
      output = await look();
    } catch (error) {
      // The page reconnects by itself; the head has been sent, so no status can be sent any more.
      context.logger.warn('event stream broke off', {
        call: call.name,
        error: error instanceof Error ? error.name : 'unknown',
      });
      break;
    }
  }
  raw.end();
  return reply;
}
