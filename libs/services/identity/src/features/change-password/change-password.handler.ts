import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { identity } from '@festlig/contracts/identity';
import { CallError } from '@festlig/platform/errors';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { Passwords } from '../../adapters/passwords';
import { SessionRepository } from '../../store/session.repository';
import { UserRepository } from '../../store/user.repository';

type ChangePassword = typeof identity.calls.changePassword;

/** Spec sections 7 and 8, Change password. */
@Handles(identity.calls.changePassword)
export class ChangePasswordHandler implements Handler<ChangePassword> {
  constructor(
    private readonly users: UserRepository,
    private readonly sessions: SessionRepository,
    private readonly passwords: Passwords,
  ) {}

  async handle(
    { currentPassword, password }: InputOf<ChangePassword>,
    context: ContextOf<'user'>,
  ): Promise<OutputOf<ChangePassword>> {
    const known = await this.users.findWithPassword(context.user.email);
    if (!known) throw new CallError('needs_login');
    if (currentPassword === '') throw new CallError('current_password_required');
    const correct = await this.passwords.matches(known.passwordHash, currentPassword);
    if (!correct) throw new CallError('current_password_wrong');
    await this.users.setPassword(known.user.id, await this.passwords.hash(password));
    return { user: known.user, session: await this.sessions.restart(known.user.id) };
  }
}
