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
  const isDeleted = async (key: string) => {
    for await (const { files } of pagesOf(page, () => reply.raw.destroyed)) {
      if (files.some((file) => file.key === key)) return false;
    }
    return true;
  };
  const onBroken = ({ message }: Error) => context.logger.warn('zip broke off', { call: call.name, error: message });
  const { length, stream } = await ZipStream.of(entries, { files: context.files, isDeleted, onBroken });
  return reply
    .header('content-type', http.contentType ?? 'application/zip')
    .header('content-length', length)
    .header('content-disposition', attachment(name))
    .header('cache-control', 'no-store')
    .send(stream);
});
