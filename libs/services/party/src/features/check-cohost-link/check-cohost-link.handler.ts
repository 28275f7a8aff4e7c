import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { party } from '@festlig/contracts/party';
import { digestOf } from '@festlig/domain/identity/token-digest';
import { isOpenLink } from '@festlig/domain/party/cohosts';
import { Clock } from '@festlig/platform/clock';
import { type Handler, Handles } from '@festlig/platform/rpc';
import { CohostRepository } from '../../store/cohost.repository';
import { PartyRepository } from '../../store/party.repository';

type CheckCohostLink = typeof party.calls.checkCohostLink;

/** Says nothing to who has not the secret: a party that is not there answers like a link that does not work. */
@Handles(party.calls.checkCohostLink)
export class CheckCohostLinkHandler implements Handler<CheckCohostLink> {
  constructor(
    private readonly cohosts: CohostRepository,
    private readonly parties: PartyRepository,
    private readonly clock: Clock,
  ) {}

  async handle({ partyId: ref, inviteId, secret }: InputOf<CheckCohostLink>): Promise<OutputOf<CheckCohostLink>> {
    const place = await this.parties.findPlace(ref);
    const hosts = place && (await this.cohosts.find(place.id));
    const link = { id: inviteId, digest: digestOf(secret) };
    return { works: hosts ? isOpenLink(hosts, link, this.clock.now()) : false };
  }
}
