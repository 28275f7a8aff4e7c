import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { party } from '@festlig/contracts/party';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { HistoryRepository } from '../../store/history.repository';

type ListHistory = typeof party.calls.listHistory;

@Handles(party.calls.listHistory)
export class ListHistoryHandler implements Handler<ListHistory> {
  constructor(private readonly history: HistoryRepository) {}

  async handle(
    { page, pageSize, sort }: InputOf<ListHistory>,
    { party: { id } }: ContextOf<ListHistory>,
  ): Promise<OutputOf<ListHistory>> {
    const { items, total } = await this.history.list(id, { page, pageSize, latestFirst: sort !== 'at' });
    return { items, page, pageSize, total };
  }
}
