import { partyAccessChanged, partyDeleted } from '@festlig/contracts/party';
import { Facts } from '@festlig/platform/outbox';
import { Injectable } from '@nestjs/common';
import { PartyRepository } from '../store/party.repository';

/** Deletes a party, and tells those who keep something of it, whoever took it away. */
@Injectable()
export class PartyRemoval {
  constructor(
    private readonly parties: PartyRepository,
    private readonly facts: Facts,
  ) {}

  async remove(partyId: string): Promise<void> {
    await this.parties.remove(partyId, [
      this.facts.of(partyAccessChanged, { partyId }),
      this.facts.of(partyDeleted, { partyId }),
    ]);
  }
}
