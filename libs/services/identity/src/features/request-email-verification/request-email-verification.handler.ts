import { identity } from '@festlig/contracts/identity';
import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { CallError } from '@festlig/platform/errors';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { EmailRepository } from '../../store/email.repository';
import { UserRepository } from '../../store/user.repository';
import { LinkIssuer } from '../../work/link-issuer';
import { MailLimit } from '../../work/mail-limit';

type RequestEmailVerification = typeof identity.calls.requestEmailVerification;

@Handles(identity.calls.requestEmailVerification)
export class RequestEmailVerificationHandler implements Handler<RequestEmailVerification> {
  constructor(
    private readonly users: UserRepository,
    private readonly emails: EmailRepository,
    private readonly links: LinkIssuer,
    private readonly limit: MailLimit,
  ) {}

  async handle(
    { clientAddress }: InputOf<RequestEmailVerification>,
    context: ContextOf<RequestEmailVerification>,
  ): Promise<OutputOf<RequestEmailVerification>> {
    const user = await this.users.find(context.user.id);
    if (!user) throw new CallError<RequestEmailVerification>('needs_login');
    const waiting = await this.emails.waitingOf(user.id);
    // The address was confirmed meanwhile in another tab, so no link is needed.
    if (user.email_verified && waiting === undefined) return { done: true };
    await this.limit.claim({ kind: 'verification', to: waiting ?? user.email, userId: user.id, clientAddress });
    await this.users.addLink(user, 'verification', this.links.issue('verification'), waiting);
    return { done: true };
  }
}
