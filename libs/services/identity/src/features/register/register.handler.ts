import { identity } from '@festlig/contracts/identity';
import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { Clock } from '@festlig/platform/clock';
import { CallError } from '@festlig/platform/errors';
import { Ids } from '@festlig/platform/ids';
import { type Handler, Handles } from '@festlig/platform/rpc';
import { Passwords } from '../../adapters/passwords';
import { SessionRepository } from '../../store/session.repository';
import { UserRepository } from '../../store/user.repository';
import { LinkIssuer } from '../../work/link-issuer';
import { MailLimit } from '../../work/mail-limit';

type Register = typeof identity.calls.register;

/**
 * An address has one account; the unique index decides between registrations at the same time
 * (rule: one-account-an-address).
 */
@Handles(identity.calls.register)
export class RegisterHandler implements Handler<Register> {
  constructor(
    private readonly users: UserRepository,
    private readonly sessions: SessionRepository,
    private readonly passwords: Passwords,
    private readonly links: LinkIssuer,
    private readonly limit: MailLimit,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async handle(input: InputOf<Register>): Promise<OutputOf<Register>> {
    const { name, email, language, userAgent } = input;
    const id = this.ids.id();
    const passwordHash = await this.passwords.hash(input.password, input);
    // Checked before the mail is counted, so that a stranger's attempts do not use up the mails of the address's
    // owner.
    if (await this.users.findByEmail(email)) throw new CallError<Register>('email_taken');
    await this.limit.claim({ kind: 'verification', to: email, clientAddress: input.clientAddress });
    const user = await this.users.create({
      _id: id,
      name,
      email,
      language,
      passwordHash,
      marketingConsent: input.marketing_consent,
      verification: this.links.issue('verification'),
      createdAt: this.clock.now(),
    });
    if (!user) throw new CallError<Register>('email_taken');
    return { user, session: await this.sessions.start(id, false, userAgent) };
  }
}
