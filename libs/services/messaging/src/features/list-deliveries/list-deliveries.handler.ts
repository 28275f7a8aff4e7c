import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { type Delivery, messaging } from '@festlig/contracts/messaging';
import { isLeftOut } from '@festlig/domain/messaging/chunk-order';
import {
  deliveryCount,
  deliveryParts,
  deliveryPlaces,
  mailStatus,
  textStatus,
  VISITS_LOOKED_UP,
} from '@festlig/domain/messaging/delivery-status';
import { CallError } from '@festlig/platform/errors';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { GuestList } from '../../neighbours/guest-list';
import { DeliveryListRepository } from '../../store/delivery-list.repository';
import { RecipientsRepository } from '../../store/recipients.repository';
import { SendRepository } from '../../store/send.repository';

type ListDeliveries = typeof messaging.calls.listDeliveries;
/** A search reads at most so many chunks. */
const SEARCHED = 50;
type Shown = Omit<Delivery, 'reply'>;

/** Whether a guest has opened the page since something went out; undefined where nothing did. */
function seenOf({ statusMail, statusText }: Shown): 'seen' | 'unseen' | undefined {
  const states = [statusMail, statusText];
  if (states.includes('received')) return 'seen';
  return states.includes('send') ? 'unseen' : undefined;
}

/**
 * A guest who has opened the page since the send has received the mail or the text. Only the size is read of chunks outside the
 * requested page, and only its guests are asked about (rules: delivery-received, delivery-reply), unless the list is of those who
 * have opened it or have not: then of the first 1,000 (rule: delivery-totals). Of a search only the chunks are read that have a
 * guest whom it finds (rule: delivery-search).
 */
@Handles(messaging.calls.listDeliveries)
export class ListDeliveriesHandler implements Handler<ListDeliveries> {
  constructor(
    private readonly sends: SendRepository,
    private readonly lists: DeliveryListRepository,
    private readonly recipients: RecipientsRepository,
    private readonly guests: GuestList,
  ) {}

  async handle(
    { sendId, page, pageSize, only, search = '' }: InputOf<ListDeliveries>,
    { party }: ContextOf<ListDeliveries>,
  ): Promise<OutputOf<ListDeliveries>> {
    const send = await this.sends.findInParty(party.id, sendId);
    if (!send) throw new CallError<ListDeliveries>('not_found');
    const sizes = await this.lists.sizes(sendId);
    const found = search.trim() === '' ? null : await this.found(party.id, sendId, search);
    const from = (page - 1) * pageSize;
    const isOfVisits = only === 'seen' || only === 'unseen';
    const rows = isOfVisits ? 'all' : only;
    const isInPage = !found && !isOfVisits;
    const read = found ? sizes.filter(({ n }) => found.chunks.has(n)) : sizes;
    const parts = isInPage
      ? deliveryParts(read, rows, from, pageSize)
      : deliveryParts(read, rows, 0, found ? Infinity : VISITS_LOOKED_UP);
    const numbers = parts.map(({ n }) => n);
    const [reports, people] = await Promise.all([
      this.lists.reports(sendId, numbers),
      this.recipients.everybody(sendId, numbers),
    ]);
    const isCancelled = send.state === 'cancelled';
    const listed = parts.flatMap((part) => {
      const report = reports.get(part.n);
      if (!report) return [];
      return deliveryPlaces(report.mails, report.texts, rows, part).flatMap((index) => {
        const person = people.get(part.n)?.[index];
        if (!person || (found && !found.ids.has(person.id))) return [];
        const { id, sid, name, email, phone, mail, text } = person;
        const byText = isLeftOut(person);
        const mailed = mailStatus(report.mails, mail, index, isCancelled);
        return [
          { id, sid, name, email, phone, byText, ...mailed, ...textStatus(report.texts, text, index, isCancelled) },
        ];
      });
    });
    const inPage = <T>(items: readonly T[]) => items.slice(from, from + pageSize);
    const lookedUp = isOfVisits ? listed.slice(0, VISITS_LOOKED_UP) : found ? inPage(listed) : listed;
    const ids = lookedUp.map(({ id }) => id);
    const { visited, replies } = await this.guests.visitors(party.id, ids, send.createdAt);
    const received = (item: Shown): Shown => ({
      ...item,
      statusMail: item.statusMail === 'send' ? 'received' : item.statusMail,
      statusText: item.statusText === 'send' ? 'received' : item.statusText,
    });
    const all = lookedUp.map((item) => ({
      ...(visited.has(item.id) ? received(item) : item),
      reply: replies[item.id] ?? null,
    }));
    const known = found ? listed.length : deliveryCount(sizes, rows);
    const atLeast = found?.atLeast ?? false;
    if (!isOfVisits) return { items: all, page, pageSize, total: known, atLeast };
    const items = all.filter((item) => seenOf(item) === only);
    return { items: inPage(items), page, pageSize, total: items.length, atLeast: atLeast || known > VISITS_LOOKED_UP };
  }

  /** The guests whom a search finds, and the chunks of the send that may have them. */
  private async found(partyId: string, sendId: string, search: string) {
    const { ids, atLeast } = await this.guests.search(partyId, search);
    const chunks = await this.recipients.chunksWith(sendId, ids, SEARCHED + 1);
    return {
      ids: new Set(ids),
      chunks: new Set(chunks.slice(0, SEARCHED)),
      atLeast: atLeast || chunks.length > SEARCHED,
    };
  }
}
