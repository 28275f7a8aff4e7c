import type { DataOf } from '@festlig/contracts/define';
import { partyDeleted } from '@festlig/contracts/party';
import { type Reaction, Reacts } from '@festlig/platform/bus';
import { HistoryRepository } from '../store/history.repository';
import { WishRepository } from '../store/wish.repository';

/** Deletes the history and the wishes of a deleted party, which are in documents of their own. */
@Reacts(partyDeleted)
export class OnPartyDeleted implements Reaction<typeof partyDeleted> {
  constructor(
    private readonly history: HistoryRepository,
    private readonly wishes: WishRepository,
  ) {}

  async react({ partyId }: DataOf<typeof partyDeleted>): Promise<void> {
    await this.history.removeAll(partyId);
    await this.wishes.removeAll(partyId);
  }
}
