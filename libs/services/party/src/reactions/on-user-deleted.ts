import type { DataOf } from '@festlig/contracts/define';
import { userDeleted } from '@festlig/contracts/identity';
import { partyAccessChanged, partyDeleted } from '@festlig/contracts/party';
import { type Reaction, Reacts } from '@festlig/platform/bus';
import { Facts } from '@festlig/platform/outbox';
import { PartyRepository } from '../store/party.repository';

/** A host's parties go with the host. Coming again finds none left. */
@Reacts(userDeleted)
export class OnUserDeleted implements Reaction<typeof userDeleted> {
  constructor(
    private readonly parties: PartyRepository,
    private readonly facts: Facts,
  ) {}

  async react({ userId }: DataOf<typeof userDeleted>): Promise<void> {
    for (const partyId of await this.parties.listIdsOf(userId)) {
      await this.parties.remove(partyId, [
        this.facts.of(partyAccessChanged, { partyId }),
        this.facts.of(partyDeleted, { partyId }),
      ]);
    }
  }
}
