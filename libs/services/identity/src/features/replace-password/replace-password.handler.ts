import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { identity } from '@festlig/contracts/identity';
import { Clock } from '@festlig/platform/clock';
import { CallError } from '@festlig/platform/errors';
import { type Handler, Handles } from '@festlig/platform/rpc';
import { digestOf } from '@festlig/domain/identity/token-digest';
import { Passwords } from '../../adapters/passwords';
import { SessionRepository } from '../../store/session.repository';
import { UserRepository } from '../../store/user.repository';
import { PasswordTries } from '../../work/password-tries';

type ReplacePassword = typeof identity.calls.replacePassword;

@Handles(identity.calls.replacePassword)
export class ReplacePasswordHandler implements Handler<ReplacePassword> {
  constructor(
    private readonly users: UserRepository,
    private readonly sessions: SessionRepository,
    private readonly passwords: Passwords,
    private readonly tries: PasswordTries,
    private readonly clock: Clock,
  ) {}

  async handle({ token, password, userAgent }: InputOf<ReplacePassword>): Promise<OutputOf<ReplacePassword>> {
    const [digest, now] = [digestOf(token), this.clock.now()];
    const found = await this.users.findByDigest('recovery', digest, now);
    if (!found) throw new CallError<ReplacePassword>('recovery_expired');
    const owner = found.user;
    // First, so that no session of somebody else is left when the process dies between the writes.
    await this.sessions.endAll(owner.id);
    const user = await this.users.recover(owner, digest, await this.passwords.hash(password, owner), now);
    if (!user) throw new CallError<ReplacePassword>('recovery_expired');
    await this.tries.forget(user.email);
    return { user, session: await this.sessions.restart(user.id, userAgent) };
  }
}
