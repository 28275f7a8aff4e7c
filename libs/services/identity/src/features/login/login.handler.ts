import { identity } from '@festlig/contracts/identity';
import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { CallError } from '@festlig/platform/errors';
import { type Handler, Handles } from '@festlig/platform/rpc';
import { SessionRepository } from '../../store/session.repository';
import { UserRepository } from '../../store/user.repository';
import { PasswordTries } from '../../work/password-tries';

type Login = typeof identity.calls.login;

@Handles(identity.calls.login)
export class LoginHandler implements Handler<Login> {
  constructor(
    private readonly users: UserRepository,
    private readonly sessions: SessionRepository,
    private readonly tries: PasswordTries,
  ) {}

  async handle(input: InputOf<Login>): Promise<OutputOf<Login>> {
    const { email, password, remember_me, userAgent, sessionToken } = input;
    const known = await this.users.findWithPassword(email);
    const correct = await this.tries.matches(email, known?.passwordHash ?? null, password);
    if (!known || !correct) throw new CallError<Login>('login_failed');
    const session = await this.sessions.start(known.user.id, remember_me, userAgent);
    await this.sessions.end(sessionToken);
    return { user: known.user, session };
  }
}
