import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { party, partyAccessChanged, partyDeleted } from '@festlig/contracts/party';
import { Facts } from '@festlig/platform/outbox';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { PartyRepository } from '../../store/party.repository';

type DeleteParty = typeof party.calls.deleteParty;

@Handles(party.calls.deleteParty)
export class DeletePartyHandler implements Handler<DeleteParty> {
  constructor(
    private readonly parties: PartyRepository,
    private readonly facts: Facts,
  ) {}

  async handle(_input: InputOf<DeleteParty>, context: ContextOf<'owner'>): Promise<OutputOf<DeleteParty>> {
    const partyId = context.party.id;
    await this.parties.remove(partyId, [
      this.facts.of(partyAccessChanged, { partyId }),
      this.facts.of(partyDeleted, { partyId }),
    ]);
    return { done: true };
  }
}
