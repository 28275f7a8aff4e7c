import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { identity } from '@festlig/contracts/identity';
import { Clock } from '@festlig/platform/clock';
import { type Handler, Handles } from '@festlig/platform/rpc';
import { PhoneRepository } from '../../store/phone.repository';
import { PhoneCodes } from '../../work/phone-codes';

type GetPhoneCode = typeof identity.calls.getPhoneCode;

@Handles(identity.calls.getPhoneCode)
export class GetPhoneCodeHandler implements Handler<GetPhoneCode> {
  constructor(
    private readonly phones: PhoneRepository,
    private readonly codes: PhoneCodes,
    private readonly clock: Clock,
  ) {}

  async handle({ userId, codeId }: InputOf<GetPhoneCode>): Promise<OutputOf<GetPhoneCode>> {
    const found = await this.phones.findByCode(userId, codeId, this.clock.now());
    if (!found) return { text: null };
    const { phone, user } = found;
    return { text: { phone, language: user.language, code: this.codes.codeOf(codeId) } };
  }
}
