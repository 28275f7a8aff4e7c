import { attachment, takeFileSlot } from './file-slot';
import { orPage } from './page-instead';
import { pagesOf } from './pages';
import { type ZipEntry, ZipStream } from './zip-stream';

interface Page {
  files: ZipEntry[];
  fileName: string;
  next: string | null;
}

/**
 * Sends stored files as one zip with its length, so that browsers show how much is left, and notice when the connection
 * ends too early, as it does when a file cannot be read. A zip that ends is complete (rule: photo-zip).
 */
export const zip = orPage(async (exchange) => {
  const { call, http, context, request, reply, inTurn } = exchange;
  const input = context.inputOf(call, request);
  const caller = await inTurn(() => context.callerOf(request));
  takeFileSlot(exchange, caller);
  const page = (after: string | null) =>
    inTurn(() => context.rpc.call(call, { ...input, after }, caller) as Promise<Page>);
  const entries: ZipEntry[] = [];
  let name = '';
  for await (const { files, fileName } of pagesOf(page, () => reply.raw.destroyed)) {
    entries.push(...files);
    name = fileName;
  }
  const { length, stream } = await ZipStream.of(entries, context.files, ({ message }) =>
    context.logger.warn('zip broke off', { call: call.name, error: message }),
  );
  return reply
    .header('content-type', http.contentType ?? 'application/zip')
    .header('content-length', length)
    .header('content-disposition', attachment(name))
    .header('cache-control', 'no-store')
    .send(stream);
});
