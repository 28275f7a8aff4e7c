import type { DataOf } from '@festlig/contracts/define';
import { userDeleted } from '@festlig/contracts/identity';
import { type Reaction, Reacts } from '@festlig/platform/bus';
import { PartyRepository } from '../store/party.repository';

/** Deletes a deleted host's parties. A repeated fact finds none left. */
@Reacts(userDeleted)
export class OnUserDeleted implements Reaction<typeof userDeleted> {
  constructor(private readonly parties: PartyRepository) {}

  async react({ userId }: DataOf<typeof userDeleted>): Promise<void> {
    for (const partyId of await this.parties.listIdsOf(userId)) await this.parties.remove(partyId);
  }
}
