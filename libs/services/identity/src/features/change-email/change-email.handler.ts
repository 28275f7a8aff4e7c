import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { identity } from '@festlig/contracts/identity';
import { CallError } from '@festlig/platform/errors';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { EmailRepository } from '../../store/email.repository';
import { UserRepository } from '../../store/user.repository';
import { LinkIssuer } from '../../work/link-issuer';
import { MailLimit } from '../../work/mail-limit';
import { OwnPassword } from '../../work/own-password';

type ChangeEmail = typeof identity.calls.changeEmail;

/**
 * An unconfirmed address is replaced at once: a user who misspelt it at registration could never confirm it, and so never
 * send. A confirmed one stays until the new one is confirmed, which may be misspelt too (rule: change-email). The owner's
 * proof is required, because the owner of the address can choose a new password by mail.
 */
@Handles(identity.calls.changeEmail)
export class ChangeEmailHandler implements Handler<ChangeEmail> {
  constructor(
    private readonly users: UserRepository,
    private readonly emails: EmailRepository,
    private readonly own: OwnPassword,
    private readonly links: LinkIssuer,
    private readonly limit: MailLimit,
  ) {}

  async handle(
    { email, clientAddress, ...proof }: InputOf<ChangeEmail>,
    context: ContextOf<ChangeEmail>,
  ): Promise<OutputOf<ChangeEmail>> {
    const user = await this.own.prove(context.user, proof);
    // An unchanged address stays confirmed, and whoever wants to keep it wants no other.
    if (email === user.email) {
      await this.emails.withdraw(user.id);
      return user;
    }
    if (await this.users.findByEmail(email)) throw new CallError<ChangeEmail>('email_taken');
    await this.limit.claim({ kind: 'verification', to: email, userId: user.id, clientAddress });
    const changed = await this.emails.change(user, email, this.links.issue('verification'));
    if (!changed) throw new CallError<ChangeEmail>('email_taken');
    return changed;
  }
}
