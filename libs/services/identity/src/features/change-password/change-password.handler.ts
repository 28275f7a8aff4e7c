import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { identity } from '@festlig/contracts/identity';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { Passwords } from '../../adapters/passwords';
import { SessionRepository } from '../../store/session.repository';
import { UserRepository } from '../../store/user.repository';
import { OwnPassword } from '../../work/own-password';

type ChangePassword = typeof identity.calls.changePassword;

/**
 * Requires the current password, or sets the first one of an account without; every other session ends
 * (rules: change-password, change-password-without-one).
 */
@Handles(identity.calls.changePassword)
export class ChangePasswordHandler implements Handler<ChangePassword> {
  constructor(
    private readonly users: UserRepository,
    private readonly sessions: SessionRepository,
    private readonly passwords: Passwords,
    private readonly own: OwnPassword,
  ) {}

  async handle(
    { password, userAgent, ...proof }: InputOf<ChangePassword>,
    context: ContextOf<ChangePassword>,
  ): Promise<OutputOf<ChangePassword>> {
    const user = await this.own.prove(context.user, proof);
    await this.users.setPassword(user, await this.passwords.hash(password, user));
    return { user, session: await this.sessions.restart(user.id, userAgent) };
  }
}
