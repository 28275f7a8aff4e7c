import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { identity } from '@festlig/contracts/identity';
import { Clock } from '@festlig/platform/clock';
import { CallError } from '@festlig/platform/errors';
import { type Handler, Handles } from '@festlig/platform/rpc';
import { digestOf } from '@festlig/domain/identity/token-digest';
import { UserRepository } from '../../store/user.repository';

type DescribeRecovery = typeof identity.calls.describeRecovery;

@Handles(identity.calls.describeRecovery)
export class DescribeRecoveryHandler implements Handler<DescribeRecovery> {
  constructor(
    private readonly users: UserRepository,
    private readonly clock: Clock,
  ) {}

  async handle({ token }: InputOf<DescribeRecovery>): Promise<OutputOf<DescribeRecovery>> {
    const owner = await this.users.findByDigest('recovery', digestOf(token), this.clock.now());
    if (!owner) throw new CallError<DescribeRecovery>('recovery_expired');
    return { done: true };
  }
}
