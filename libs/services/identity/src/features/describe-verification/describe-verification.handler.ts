import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { identity } from '@festlig/contracts/identity';
import { maskEmail } from '@festlig/domain/identity/mask-email';
import { Clock } from '@festlig/platform/clock';
import { CallError } from '@festlig/platform/errors';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { digestOf } from '@festlig/domain/identity/token-digest';
import { UserRepository } from '../../store/user.repository';

type DescribeVerification = typeof identity.calls.describeVerification;

@Handles(identity.calls.describeVerification)
export class DescribeVerificationHandler implements Handler<DescribeVerification> {
  constructor(
    private readonly users: UserRepository,
    private readonly clock: Clock,
  ) {}

  async handle(
    { token }: InputOf<DescribeVerification>,
    { user }: ContextOf<DescribeVerification>,
  ): Promise<OutputOf<DescribeVerification>> {
    const found = await this.users.findByDigest('verification', digestOf(token), this.clock.now());
    if (!found) throw new CallError<DescribeVerification>('verification_expired');
    const { user: addressee, mailedTo } = found;
    const own = addressee.id === user?.id;
    const confirmed = addressee.email_verified && mailedTo === addressee.email;
    return { email: own ? mailedTo : maskEmail(mailedTo), own, confirmed };
  }
}
