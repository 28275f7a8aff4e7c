import type { InputOf } from '@festlig/contracts/define';
import { party, type Party } from '@festlig/contracts/party';
import { CallError } from '@festlig/platform/errors';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { PartyRepository } from '../../store/party.repository';
import { HostNames } from '../../work/host-names';
import { ShownParty } from '../../work/shown-party';

type GetParty = typeof party.calls.getParty;

@Handles(party.calls.getParty)
export class GetPartyHandler implements Handler<GetParty> {
  constructor(
    private readonly parties: PartyRepository,
    private readonly hostNames: HostNames,
    private readonly shown: ShownParty,
  ) {}

  async handle(_input: InputOf<GetParty>, context: ContextOf<GetParty>): Promise<Party> {
    const { id, role } = context.party;
    const found = await this.parties.find(id);
    if (!found) throw new CallError<GetParty>('not_found');
    return this.shown.to(role, await this.hostNames.named(found));
  }
}
