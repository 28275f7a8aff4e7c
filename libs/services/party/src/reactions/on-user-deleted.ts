import type { DataOf } from '@festlig/contracts/define';
import { userDeleted } from '@festlig/contracts/identity';
import { type Reaction, Reacts } from '@festlig/platform/bus';
import { CohostRepository } from '../store/cohost.repository';
import { HistoryRepository } from '../store/history.repository';
import { PartyRepository } from '../store/party.repository';
import { ReservationRepository } from '../store/reservation.repository';

/**
 * Deletes a deleted host's parties, ends what they did as a co-host, and releases what they had reserved as a guest
 * (rule: wish-user-deleted). A repeated fact finds none left.
 */
@Reacts(userDeleted)
export class OnUserDeleted implements Reaction<typeof userDeleted> {
  constructor(
    private readonly parties: PartyRepository,
    private readonly cohosts: CohostRepository,
    private readonly history: HistoryRepository,
    private readonly reservations: ReservationRepository,
  ) {}

  async react({ userId }: DataOf<typeof userDeleted>): Promise<void> {
    for (const partyId of await this.parties.listIdsOf(userId)) await this.parties.remove(partyId);
    for (const partyId of await this.cohosts.listIdsOf(userId)) await this.cohosts.removeUser(partyId, userId);
    await this.history.forget(userId);
    await this.reservations.releaseAll(userId);
  }
}
