import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { party } from '@festlig/contracts/party';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { PartyRemoval } from '../../work/party-removal';

type DeleteParty = typeof party.calls.deleteParty;

@Handles(party.calls.deleteParty)
export class DeletePartyHandler implements Handler<DeleteParty> {
  constructor(private readonly removal: PartyRemoval) {}

  async handle(_input: InputOf<DeleteParty>, context: ContextOf<DeleteParty>): Promise<OutputOf<DeleteParty>> {
    await this.removal.remove(context.party.id);
    return { done: true };
  }
}
