import { CallError } from '@festlig/platform/errors';
import type { Exchange } from './exchange';
import { attachment, takeFileSlot } from './file-slot';
import { orPage } from './page-instead';

interface Named {
  key: string;
  fileName: string;
}

/** Sends one file of the store, to be stored under the name that the call returns. */
export const storedFile = orPage(async (exchange: Exchange) => {
  const { call, http, context, request, reply, inTurn } = exchange;
  const caller = await inTurn(() => context.callerOf(request));
  takeFileSlot(exchange, caller);
  const input = context.inputOf(call, request);
  const { key, fileName } = (await inTurn(() => context.rpc.call(call, input, caller))) as Named;
  const file = await context.files.get(key);
  if (!file) throw new CallError('not_found');
  if (reply.raw.destroyed) file.stream.destroy();
  return reply
    .header('content-type', http.contentType ?? file.contentType)
    .header('content-length', file.size)
    .header('content-disposition', attachment(fileName))
    .header('cache-control', 'no-store')
    .send(file.stream);
});
