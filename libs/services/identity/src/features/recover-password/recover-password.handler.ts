import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { identity } from '@festlig/contracts/identity';
import { type Handler, Handles } from '@festlig/platform/rpc';
import { UserRepository } from '../../store/user.repository';
import { LinkIssuer } from '../../work/link-issuer';
import { MailLimit } from '../../work/mail-limit';

type RecoverPassword = typeof identity.calls.recoverPassword;

@Handles(identity.calls.recoverPassword)
export class RecoverPasswordHandler implements Handler<RecoverPassword> {
  constructor(
    private readonly users: UserRepository,
    private readonly links: LinkIssuer,
    private readonly limit: MailLimit,
  ) {}

  /** The answer must not reveal who has an account: neither by an error nor by what is counted. */
  async handle({ email, clientAddress }: InputOf<RecoverPassword>): Promise<OutputOf<RecoverPassword>> {
    const allowed = await this.limit.allows({ kind: 'recovery', to: email, clientAddress });
    const user = await this.users.findByEmail(email);
    if (!user || !allowed) return { status: 'sent' };
    await this.users.addLink(user, 'recovery', this.links.issue('recovery'));
    return { status: 'sent' };
  }
}
