import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { party } from '@festlig/contracts/party';
import { CallError } from '@festlig/platform/errors';
import { type Handler, Handles } from '@festlig/platform/rpc';
import { PartyRepository } from '../../store/party.repository';
import { ShownParty } from '../../work/shown-party';

type DescribeParty = typeof party.calls.describeParty;

@Handles(party.calls.describeParty)
export class DescribePartyHandler implements Handler<DescribeParty> {
  constructor(
    private readonly parties: PartyRepository,
    private readonly shown: ShownParty,
  ) {}

  async handle({ partyId }: InputOf<DescribeParty>): Promise<OutputOf<DescribeParty>> {
    const found = await this.parties.findHosted(partyId);
    if (!found) throw new CallError<DescribeParty>('not_found');
    const cohosts = found.cohosts.flatMap(({ user, notices }) => (user ? [{ userId: user.id, notices }] : []));
    return { party: this.shown.described(found.party), ownerId: found.party.ownerId, cohosts };
  }
}
