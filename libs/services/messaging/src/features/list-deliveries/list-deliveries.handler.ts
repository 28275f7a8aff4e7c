import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { messaging } from '@festlig/contracts/messaging';
import {
  deliveryCount,
  deliveryParts,
  deliveryPlaces,
  deliveryStatus,
} from '@festlig/domain/messaging/delivery-status';
import { CallError } from '@festlig/platform/errors';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { GuestList } from '../../neighbours/guest-list';
import { ChunkRepository } from '../../store/chunk.repository';
import { RecipientsRepository } from '../../store/recipients.repository';
import { SendRepository } from '../../store/send.repository';

const NO_TEXT = { phone: null, statusText: null, reasonText: null, delivered: false };

type ListDeliveries = typeof messaging.calls.listDeliveries;

/**
 * A guest who has opened the page since the send has received the mail. Only the size is read of chunks outside the
 * requested page.
 */
@Handles(messaging.calls.listDeliveries)
export class ListDeliveriesHandler implements Handler<ListDeliveries> {
  constructor(
    private readonly sends: SendRepository,
    private readonly chunks: ChunkRepository,
    private readonly recipients: RecipientsRepository,
    private readonly guests: GuestList,
  ) {}

  async handle(
    { sendId, page, pageSize, only }: InputOf<ListDeliveries>,
    { party }: ContextOf<ListDeliveries>,
  ): Promise<OutputOf<ListDeliveries>> {
    const send = await this.sends.findInParty(party.id, sendId);
    if (!send) throw new CallError<ListDeliveries>('not_found');
    const sizes = await this.chunks.sizes(sendId);
    const parts = deliveryParts(sizes, only, (page - 1) * pageSize, pageSize);
    const numbers = parts.map(({ n }) => n);
    const [reports, people] = await Promise.all([
      this.chunks.reports(sendId, numbers),
      this.recipients.everybody(sendId, numbers),
    ]);
    const items = parts.flatMap((part) => {
      const report = reports.find(({ n }) => n === part.n);
      if (!report) return [];
      return deliveryPlaces(report, only, part).flatMap((index) => {
        const person = people.get(part.n)?.[index];
        if (!person) return [];
        const { id, name, email } = person;
        return [{ id, name, email, ...NO_TEXT, ...deliveryStatus(report, index, send.state === 'cancelled') }];
      });
    });
    const handedOver = items.filter(({ statusMail }) => statusMail === 'send').map(({ id }) => id);
    const visitors = await this.guests.visitors(party.id, handedOver, send.createdAt);
    return {
      items: items.map((item) => (visitors.has(item.id) ? { ...item, statusMail: 'received' as const } : item)),
      page,
      pageSize,
      total: deliveryCount(sizes, only),
    };
  }
}
