import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { messaging } from '@festlig/contracts/messaging';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { ProgressRepository } from '../../store/progress.repository';
import { SendRepository } from '../../store/send.repository';

type ListSends = typeof messaging.calls.listSends;

@Handles(messaging.calls.listSends)
export class ListSendsHandler implements Handler<ListSends> {
  constructor(
    private readonly sends: SendRepository,
    private readonly progress: ProgressRepository,
  ) {}

  async handle(_input: InputOf<ListSends>, { party }: ContextOf<ListSends>): Promise<OutputOf<ListSends>> {
    const { sends, total } = await this.sends.list(party.id);
    const items = await Promise.all(sends.map((send) => this.progress.view(send)));
    return { items, page: 1, pageSize: 50, total };
  }
}
