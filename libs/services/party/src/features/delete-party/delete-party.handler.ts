import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { party } from '@festlig/contracts/party';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { PartyRepository } from '../../store/party.repository';

type DeleteParty = typeof party.calls.deleteParty;

@Handles(party.calls.deleteParty)
export class DeletePartyHandler implements Handler<DeleteParty> {
  constructor(private readonly parties: PartyRepository) {}

  async handle(_input: InputOf<DeleteParty>, context: ContextOf<DeleteParty>): Promise<OutputOf<DeleteParty>> {
    await this.parties.remove(context.party.id);
    return { done: true };
  }
}
