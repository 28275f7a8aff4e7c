import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { identity } from '@festlig/contracts/identity';
import { Clock } from '@festlig/platform/clock';
import { type Handler, Handles } from '@festlig/platform/rpc';
import { LinkMint } from '../../adapters/link-mint';
import { UserRepository } from '../../store/user.repository';

type RecoverPassword = typeof identity.calls.recoverPassword;

@Handles(identity.calls.recoverPassword)
export class RecoverPasswordHandler implements Handler<RecoverPassword> {
  constructor(
    private readonly users: UserRepository,
    private readonly mint: LinkMint,
    private readonly clock: Clock,
  ) {}

  async handle({ email }: InputOf<RecoverPassword>): Promise<OutputOf<RecoverPassword>> {
    const user = await this.users.findByEmail(email);
    // The answer must not tell a stranger who is a user.
    if (!user) return { status: 'sent' };
    const { link, fact } = this.mint.recovery(user);
    await this.users.addRecovery(user, link, [fact], this.clock.now());
    return { status: 'sent' };
  }
}
