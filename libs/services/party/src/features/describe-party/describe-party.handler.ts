import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { party } from '@festlig/contracts/party';
import { CallError } from '@festlig/platform/errors';
import { type Handler, Handles } from '@festlig/platform/rpc';
import { CohostRepository } from '../../store/cohost.repository';
import { PartyRepository } from '../../store/party.repository';
import { ShownParty } from '../../work/shown-party';

type DescribeParty = typeof party.calls.describeParty;

@Handles(party.calls.describeParty)
export class DescribePartyHandler implements Handler<DescribeParty> {
  constructor(
    private readonly parties: PartyRepository,
    private readonly cohosts: CohostRepository,
    private readonly shown: ShownParty,
  ) {}

  async handle({ partyId }: InputOf<DescribeParty>): Promise<OutputOf<DescribeParty>> {
    const [found, hosts] = await Promise.all([this.parties.find(partyId), this.cohosts.find(partyId)]);
    if (!found || !hosts) throw new CallError<DescribeParty>('not_found');
    const cohosts = hosts.cohosts.flatMap(({ user, notices }) => (user ? [{ userId: user.id, notices }] : []));
    return { party: this.shown.described(found), ownerId: found.ownerId, cohosts };
  }
}
