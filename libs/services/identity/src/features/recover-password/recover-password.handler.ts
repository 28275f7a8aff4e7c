import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { identity, passwordRecoveryRequested } from '@festlig/contracts/identity';
import { recoveryEnd } from '@festlig/domain/identity/lifetimes';
import { Clock } from '@festlig/platform/clock';
import { Ids } from '@festlig/platform/ids';
import { Facts } from '@festlig/platform/outbox';
import { type Handler, Handles } from '@festlig/platform/rpc';
import { digestOf } from '../../adapters/token-digest';
import { UserRepository } from '../../store/user.repository';

type RecoverPassword = typeof identity.calls.recoverPassword;

@Handles(identity.calls.recoverPassword)
export class RecoverPasswordHandler implements Handler<RecoverPassword> {
  constructor(
    private readonly users: UserRepository,
    private readonly facts: Facts,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async handle({ email }: InputOf<RecoverPassword>): Promise<OutputOf<RecoverPassword>> {
    const user = await this.users.findByEmail(email);
    // The answer must not tell a stranger who is a user.
    if (!user) return { status: 'sent' };
    const { id: userId, name, language } = user;
    const token = this.ids.token();
    const now = this.clock.now();
    const link = { digest: digestOf(token), expiresAt: recoveryEnd(now) };
    const fact = this.facts.of(passwordRecoveryRequested, { userId, email, name, language, token });
    await this.users.addRecovery(user, link, [fact], now);
    return { status: 'sent' };
  }
}
