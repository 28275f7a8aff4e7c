import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { messaging, type Send } from '@festlig/contracts/messaging';
import { inNameOrder } from '@festlig/domain/contacts/name-order';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { RecipientsRepository } from '../../store/recipients.repository';
import { SendRepository } from '../../store/send.repository';
import { SendProgress } from '../../work/send-progress';

type ListSends = typeof messaging.calls.listSends;

/** A send to so many guests names them (rule: messages-say-when). */
const NAMED = 3;

const isToFew = ({ ended, total, textTotal }: Send): boolean =>
  ended && total + textTotal > 0 && Math.max(total, textTotal) <= NAMED;

@Handles(messaging.calls.listSends)
export class ListSendsHandler implements Handler<ListSends> {
  constructor(
    private readonly sends: SendRepository,
    private readonly recipients: RecipientsRepository,
    private readonly progress: SendProgress,
  ) {}

  async handle(_input: InputOf<ListSends>, { party }: ContextOf<ListSends>): Promise<OutputOf<ListSends>> {
    const { sends, total } = await this.sends.list(party.id);
    const items = await Promise.all(sends.map((send) => this.progress.view(send)));
    const few = items.filter(isToFew).map(({ id }) => id);
    const found = few.length > 0 ? await this.recipients.names(few) : new Map<string, string[]>();
    const namesOf = ({ id }: Send) => {
      const names = inNameOrder(found.get(id) ?? [], (name) => name);
      return names.length <= NAMED ? names : [];
    };
    return { items: items.map((send) => ({ ...send, names: namesOf(send) })), page: 1, pageSize: 50, total };
  }
}
