import { emailVerificationRequested, identity } from '@festlig/contracts/identity';
import type { OutputOf } from '@festlig/contracts/define';
import { verificationEnd } from '@festlig/domain/identity/lifetimes';
import { Clock } from '@festlig/platform/clock';
import { CallError } from '@festlig/platform/errors';
import { Ids } from '@festlig/platform/ids';
import { Facts } from '@festlig/platform/outbox';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { digestOf } from '../../adapters/token-digest';
import { UserRepository } from '../../store/user.repository';

type RequestEmailVerification = typeof identity.calls.requestEmailVerification;

@Handles(identity.calls.requestEmailVerification)
export class RequestEmailVerificationHandler implements Handler<RequestEmailVerification> {
  constructor(
    private readonly users: UserRepository,
    private readonly facts: Facts,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async handle(_input: object, context: ContextOf<'user'>): Promise<OutputOf<RequestEmailVerification>> {
    const user = await this.users.find(context.user.id);
    if (!user) throw new CallError('needs_login');
    // Confirmed in another tab meanwhile: nothing is left to ask for.
    if (user.email_verified) return { done: true };
    const { id: userId, email, name, language } = user;
    const token = this.ids.token();
    const verification = { digest: digestOf(token), expiresAt: verificationEnd(this.clock.now()) };
    const fact = this.facts.of(emailVerificationRequested, { userId, email, name, language, token });
    await this.users.addVerification(user, verification, [fact]);
    return { done: true };
  }
}
