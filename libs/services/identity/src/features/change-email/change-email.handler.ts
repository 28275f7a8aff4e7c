import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { emailVerificationRequested, identity } from '@festlig/contracts/identity';
import { verificationEnd } from '@festlig/domain/identity/lifetimes';
import { Clock } from '@festlig/platform/clock';
import { CallError } from '@festlig/platform/errors';
import { Ids } from '@festlig/platform/ids';
import { Facts } from '@festlig/platform/outbox';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { Passwords } from '../../adapters/passwords';
import { digestOf } from '../../adapters/token-digest';
import { UserRepository } from '../../store/user.repository';

type ChangeEmail = typeof identity.calls.changeEmail;

/**
 * Spec section 5, Account: whoever misspelt the address when signing up could never confirm it, and so never send. The
 * password is asked for, since who has the address can choose a new one.
 */
@Handles(identity.calls.changeEmail)
export class ChangeEmailHandler implements Handler<ChangeEmail> {
  constructor(
    private readonly users: UserRepository,
    private readonly passwords: Passwords,
    private readonly facts: Facts,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async handle(
    { email, currentPassword }: InputOf<ChangeEmail>,
    context: ContextOf<'user'>,
  ): Promise<OutputOf<ChangeEmail>> {
    const known = await this.users.findWithPassword(context.user.email);
    if (!known) throw new CallError('needs_login');
    if (currentPassword === '') throw new CallError('current_password_required');
    const correct = await this.passwords.matches(known.passwordHash, currentPassword);
    if (!correct) throw new CallError('current_password_wrong');
    const { id, name, language } = known.user;
    // The same address stays confirmed.
    if (email === known.user.email) return known.user;
    const token = this.ids.token();
    const verification = { digest: digestOf(token), expiresAt: verificationEnd(this.clock.now()) };
    const fact = this.facts.of(emailVerificationRequested, { userId: id, email, name, language, token });
    const changed = await this.users.setEmail(id, email, verification, [fact]);
    if (!changed) throw new CallError('email_taken');
    return changed;
  }
}
