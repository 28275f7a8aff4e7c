import type { OutgoingHttpHeaders } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import { onceClosed } from '../http/ongoing';
import type { Exchange } from './exchange';

/** Milliseconds between two looks. */
const INTERVAL = 400;
/** A proxy may close a silent connection: a comment line every so many looks keeps it. */
const KEEP_ALIVE_EVERY = 25;
/** Who has logged out must not go on looking: the session is asked again every so many looks. */
const SESSION_EVERY = 5;

/** What stands between here and the page may let no stream through: the page asks for single looks then. */
const wantsOneLook = ({ headers }: FastifyRequest): boolean => headers.accept?.startsWith('application/json') ?? false;

/**
 * Server-sent events: the call's output whenever it has changed, until it says `ended`, the session has ended or the
 * stream's time is over. Who accepts JSON gets the output as it is now.
 */
export async function events({ call, context, request, reply, inTurn }: Exchange): Promise<unknown> {
  const caller = await inTurn(() => context.callerOf(request));
  const input = context.inputOf(call, request);
  const look = () => inTurn(() => context.rpc.call(call, input, caller) as Promise<{ ended: boolean }>);
  if (wantsOneLook(request)) return reply.header('cache-control', 'no-store').send(await look());
  onceClosed(reply.raw, context.streams.begin(caller.user?.id ?? request.ip));
  // The first look decides whether the caller may look at all; a refusal is still an ordinary answer.
  let output = await look();
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    // What the hooks have set (security headers, request id): a hijacked reply does not send it by itself.
    ...(reply.getHeaders() as OutgoingHttpHeaders),
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  const until = performance.now() + context.streamLifetime;
  let sent = '';
  for (let turn = 1; !raw.destroyed && !context.stopping.aborted; turn++) {
    const data = JSON.stringify(output);
    if (data !== sent) raw.write(`data: ${data}\n\n`);
    else if (turn % KEEP_ALIVE_EVERY === 0) raw.write(': still here\n\n');
    sent = data;
    if (output.ended || performance.now() >= until) break;
    await delay(INTERVAL);
    try {
      // The page connects again, and is told why it may not.
      if (turn % SESSION_EVERY === 0 && (await context.callerNow(request)).user?.id !== caller.user?.id) break;
      output = await look();
    } catch (error) {
      // The page reconnects by itself; the head has gone out, so there is no status left to send.
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
