import type { OutputOf } from '@festlig/contracts/define';
import { identity } from '@festlig/contracts/identity';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { EmailRepository } from '../../store/email.repository';

type CancelEmailChange = typeof identity.calls.cancelEmailChange;

/** Needs no password: the account stays as it is (rule: change-email). */
@Handles(identity.calls.cancelEmailChange)
export class CancelEmailChangeHandler implements Handler<CancelEmailChange> {
  constructor(private readonly emails: EmailRepository) {}

  async handle(_input: object, { user }: ContextOf<CancelEmailChange>): Promise<OutputOf<CancelEmailChange>> {
    await this.emails.withdraw(user.id);
    return { done: true };
  }
}
