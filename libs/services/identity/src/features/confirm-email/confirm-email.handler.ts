import { identity } from '@festlig/contracts/identity';
import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { Clock } from '@festlig/platform/clock';
import { CallError } from '@festlig/platform/errors';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { digestOf } from '@festlig/domain/identity/token-digest';
import { EmailRepository } from '../../store/email.repository';
import { SessionRepository } from '../../store/session.repository';
import { UserRepository } from '../../store/user.repository';
import { OwnPassword } from '../../work/own-password';

type ConfirmEmail = typeof identity.calls.confirmEmail;

/**
 * The link alone confirms nothing: mail scanners open links, and would confirm the address of an account that a
 * stranger registered. Confirming also needs the account's session or its password
 * (rules: verify-by-press, no-change-by-get).
 */
@Handles(identity.calls.confirmEmail)
export class ConfirmEmailHandler implements Handler<ConfirmEmail> {
  constructor(
    private readonly users: UserRepository,
    private readonly emails: EmailRepository,
    private readonly sessions: SessionRepository,
    private readonly own: OwnPassword,
    private readonly clock: Clock,
  ) {}

  async handle(
    { token, currentPassword, userAgent }: InputOf<ConfirmEmail>,
    { user }: ContextOf<ConfirmEmail>,
  ): Promise<OutputOf<ConfirmEmail>> {
    const digest = digestOf(token);
    const found = await this.users.findByDigest('verification', digest, this.clock.now());
    if (!found) throw new CallError<ConfirmEmail>('verification_expired');
    const addressee = found.user;
    const isOwn = addressee.id === user?.id;
    // The owner of an account without a password has to log in: no session is one of theirs here.
    if (!isOwn) await this.own.prove(addressee, { currentPassword, sessionToken: '' });
    const confirmed = await this.emails.confirm(addressee.id, digest, this.clock.now());
    if (!confirmed) throw new CallError<ConfirmEmail>('verification_expired');
    // An address that waits is reserved for nobody (rule: change-email).
    if (confirmed === 'taken') throw new CallError<ConfirmEmail>('waiting_email_taken');
    if (isOwn) return { user: confirmed };
    return { user: confirmed, session: await this.sessions.start(confirmed.id, false, userAgent) };
  }
}
