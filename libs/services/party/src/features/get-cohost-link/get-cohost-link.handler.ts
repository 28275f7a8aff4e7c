import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { party } from '@festlig/contracts/party';
import { Clock } from '@festlig/platform/clock';
import { type Handler, Handles } from '@festlig/platform/rpc';
import { CohostRepository } from '../../store/cohost.repository';
import { CohostLinks } from '../../work/cohost-links';

type GetCohostLink = typeof party.calls.getCohostLink;

@Handles(party.calls.getCohostLink)
export class GetCohostLinkHandler implements Handler<GetCohostLink> {
  constructor(
    private readonly cohosts: CohostRepository,
    private readonly links: CohostLinks,
    private readonly clock: Clock,
  ) {}

  async handle({ partyId, inviteId }: InputOf<GetCohostLink>): Promise<OutputOf<GetCohostLink>> {
    const hosts = await this.cohosts.find(partyId);
    const invite = hosts?.cohosts.find(({ id }) => id === inviteId);
    if (!invite || invite.user || invite.expiresAt <= this.clock.now()) return { link: null };
    return { link: { email: invite.email, secret: this.links.secretOf(partyId, inviteId) } };
  }
}
