import type { DataOf } from '@festlig/contracts/define';
import { partyDeleted } from '@festlig/contracts/party';
import { type Reaction, Reacts } from '@festlig/platform/bus';
import { HistoryRepository } from '../store/history.repository';

/** Deletes the history of a deleted party, which is in documents of its own. */
@Reacts(partyDeleted)
export class OnPartyDeleted implements Reaction<typeof partyDeleted> {
  constructor(private readonly history: HistoryRepository) {}

  async react({ partyId }: DataOf<typeof partyDeleted>): Promise<void> {
    await this.history.removeAll(partyId);
  }
}
