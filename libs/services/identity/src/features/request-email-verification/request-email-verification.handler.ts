import { identity } from '@festlig/contracts/identity';
import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { CallError } from '@festlig/platform/errors';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { UserRepository } from '../../store/user.repository';
import { LinkIssuer } from '../../work/link-issuer';
import { MailLimit } from '../../work/mail-limit';

type RequestEmailVerification = typeof identity.calls.requestEmailVerification;

@Handles(identity.calls.requestEmailVerification)
export class RequestEmailVerificationHandler implements Handler<RequestEmailVerification> {
  constructor(
    private readonly users: UserRepository,
    private readonly links: LinkIssuer,
    private readonly limit: MailLimit,
  ) {}

  async handle(
    { clientAddress }: InputOf<RequestEmailVerification>,
    context: ContextOf<RequestEmailVerification>,
  ): Promise<OutputOf<RequestEmailVerification>> {
    const user = await this.users.find(context.user.id);
    if (!user) throw new CallError<RequestEmailVerification>('needs_login');
    // The address was confirmed meanwhile in another tab, so no link is needed.
    if (user.email_verified) return { done: true };
    await this.limit.claim({ kind: 'verification', to: user.email, userId: user.id, clientAddress });
    await this.users.addLink(user, 'verification', this.links.issue('verification'));
    return { done: true };
  }
}
