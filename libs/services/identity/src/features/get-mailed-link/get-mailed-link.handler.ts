import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { identity } from '@festlig/contracts/identity';
import { Clock } from '@festlig/platform/clock';
import { type Handler, Handles } from '@festlig/platform/rpc';
import { UserRepository } from '../../store/user.repository';
import { LinkIssuer } from '../../work/link-issuer';

type GetMailedLink = typeof identity.calls.getMailedLink;

@Handles(identity.calls.getMailedLink)
export class GetMailedLinkHandler implements Handler<GetMailedLink> {
  constructor(
    private readonly users: UserRepository,
    private readonly links: LinkIssuer,
    private readonly clock: Clock,
  ) {}

  async handle({ kind, userId, linkId }: InputOf<GetMailedLink>): Promise<OutputOf<GetMailedLink>> {
    const found = await this.users.findByLink(userId, kind, linkId, this.clock.now());
    if (!found) return { link: null };
    const { user, mailedTo: email } = found;
    const { name, language } = user;
    return {
      link: { email, name, language, token: this.links.tokenOf(kind, linkId), replaces: email !== user.email },
    };
  }
}
