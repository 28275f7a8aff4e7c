import { identity } from '@festlig/contracts/identity';
import type { OutputOf } from '@festlig/contracts/define';
import { CallError } from '@festlig/platform/errors';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { LinkMint } from '../../adapters/link-mint';
import { UserRepository } from '../../store/user.repository';

type RequestEmailVerification = typeof identity.calls.requestEmailVerification;

@Handles(identity.calls.requestEmailVerification)
export class RequestEmailVerificationHandler implements Handler<RequestEmailVerification> {
  constructor(
    private readonly users: UserRepository,
    private readonly mint: LinkMint,
  ) {}

  async handle(_input: object, context: ContextOf<'user'>): Promise<OutputOf<RequestEmailVerification>> {
    const user = await this.users.find(context.user.id);
    if (!user) throw new CallError('needs_login');
    // Confirmed in another tab meanwhile: nothing is left to ask for.
    if (user.email_verified) return { done: true };
    const { link, fact } = this.mint.verification(user);
    await this.users.addVerification(user, link, [fact]);
    return { done: true };
  }
}
