import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { messaging } from '@festlig/contracts/messaging';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { SendRepository } from '../../store/send.repository';
import { SendProgress } from '../../work/send-progress';

type ListSends = typeof messaging.calls.listSends;

@Handles(messaging.calls.listSends)
export class ListSendsHandler implements Handler<ListSends> {
  constructor(
    private readonly sends: SendRepository,
    private readonly progress: SendProgress,
  ) {}

  async handle(_input: InputOf<ListSends>, { party }: ContextOf<ListSends>): Promise<OutputOf<ListSends>> {
    const { sends, total } = await this.sends.list(party.id);
    const items = await Promise.all(sends.map((send) => this.progress.view(send)));
    return { items, page: 1, pageSize: 50, total };
  }
}
