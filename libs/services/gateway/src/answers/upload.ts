import type { IncomingMessage } from 'node:http';
import { allCalls } from '@festlig/contracts/all';
import { CallError } from '@festlig/platform/errors';
import type { Exchange } from './exchange';

interface Begun extends Record<string, unknown> {
  key: string;
}

/**
 * Streams the body into the file store, between two calls: the first decides whether and where it is stored, the second
 * learns that it is. The type is not believed; whoever reads the file looks at its content.
 */
export async function upload({ call, http, context, request, reply, inTurn }: Exchange): Promise<unknown> {
  const begin = allCalls.find(({ name }) => name === http.file);
  if (!begin) throw new Error(`${call.name} names no call that begins it`);
  const bytes = Number(request.headers['content-length']);
  // Without a length, an interrupted upload could not be distinguished from a complete one.
  if (!Number.isSafeInteger(bytes)) throw new CallError('invalid');
  const caller = await inTurn(() => context.callerOf(request));
  const headers = context.headersOf(http, request);
  const ask = (which: typeof call, input: object) =>
    inTurn(() =>
      context.rpc.call(which, { ...headers, ...input, ...(request.params as object) }, caller),
    ) as Promise<object>;
  const { key, ...place } = (await ask(begin, { bytes })) as Begun;
  try {
    await context.files.put(key, request.body as IncomingMessage, 'application/octet-stream', bytes);
  } catch (error) {
    if ((error as { statusCode?: number }).statusCode === 408) throw new CallError('too_slow');
    throw error;
  }
  return reply.header('cache-control', 'no-store').send(await ask(call, place));
}
