import { decomposed } from '@festlig/contracts/define';
import type { Caller } from '@festlig/platform/rpc';
import { networkName } from '../http/network-name';
import { onceClosed } from '../http/ongoing';
import { answerOf, keepPace } from '../http/pace';
import type { Exchange } from './exchange';

/**
 * Takes a slot for a file, of the account or, for guests, of their network address, until the answer has ended and `work`,
 * if it is given, has too. An answer that is read too slowly is ended (rule: sheds-load).
 * @throws CallError `too_many_requests`, `unavailable`
 */
export function takeFileSlot(
  { call, context, request, reply }: Exchange,
  { user }: Caller,
  work: () => Promise<unknown> = () => Promise.resolve(),
): void {
  const isExport = call.access === 'editor' && user !== null;
  const end = isExport ? context.exports.begin(user.id) : context.guestFiles.begin(networkName(request.ip));
  onceClosed(reply.raw, () => void work().then(end, end));
  onceClosed(
    reply.raw,
    keepPace(answerOf(reply.raw), context.lookAtPace, () => reply.raw.destroy()),
  );
}

/** The header with which a browser stores a file under this name, in any script. */
export const attachment = (fileName: string): string => {
  const plain = decomposed(fileName).replace(/[^\w .()-]/g, '');
  const written = encodeURIComponent(fileName).replace(/['()*]/g, (char) => `%${char.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${written}`;
};
