import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { identity } from '@festlig/contracts/identity';
import { TRIES_OF_CODE } from '@festlig/domain/identity/attempts';
import { Clock } from '@festlig/platform/clock';
import { CallError } from '@festlig/platform/errors';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { PhoneRepository } from '../../store/phone.repository';
import { PhoneCodes } from '../../work/phone-codes';

type VerifyPhone = typeof identity.calls.verifyPhone;

@Handles(identity.calls.verifyPhone)
export class VerifyPhoneHandler implements Handler<VerifyPhone> {
  constructor(
    private readonly phones: PhoneRepository,
    private readonly codes: PhoneCodes,
    private readonly clock: Clock,
  ) {}

  async handle({ code }: InputOf<VerifyPhone>, { user }: ContextOf<VerifyPhone>): Promise<OutputOf<VerifyPhone>> {
    const sent = await this.phones.tryCode(user.id, this.clock.now());
    if (!sent) throw new CallError<VerifyPhone>('phone_code_expired');
    if (!this.codes.matches(user.id, sent, code)) {
      const left = TRIES_OF_CODE - sent.tries;
      if (left === 0) throw new CallError<VerifyPhone>('phone_code_expired');
      throw new CallError<VerifyPhone>('phone_code_wrong', { left });
    }
    const verified = await this.phones.verify(user, sent);
    if (!verified) throw new CallError<VerifyPhone>('phone_code_expired');
    return verified;
  }
}
