import { identity } from '@festlig/contracts/identity';
import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { Clock } from '@festlig/platform/clock';
import { CallError } from '@festlig/platform/errors';
import { type Handler, Handles } from '@festlig/platform/rpc';
import { digestOf } from '../../adapters/token-digest';
import { UserRepository } from '../../store/user.repository';

type ConfirmEmail = typeof identity.calls.confirmEmail;

@Handles(identity.calls.confirmEmail)
export class ConfirmEmailHandler implements Handler<ConfirmEmail> {
  constructor(
    private readonly users: UserRepository,
    private readonly clock: Clock,
  ) {}

  async handle({ token }: InputOf<ConfirmEmail>): Promise<OutputOf<ConfirmEmail>> {
    const confirmed = await this.users.confirmEmail(digestOf(token), this.clock.now());
    if (!confirmed) throw new CallError('verification_expired');
    return { done: true };
  }
}
