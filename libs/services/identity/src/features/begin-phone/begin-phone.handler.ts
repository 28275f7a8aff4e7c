import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { identity } from '@festlig/contracts/identity';
import { checkPhoneGiven } from '@festlig/domain/identity/check-own-phone';
import { CallError, throwProblems } from '@festlig/platform/errors';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { PhoneRepository } from '../../store/phone.repository';
import { UserRepository } from '../../store/user.repository';
import { PhoneCodes } from '../../work/phone-codes';
import { TextLimit } from '../../work/text-limit';

type BeginPhone = typeof identity.calls.beginPhone;

/** The number is the one in the account, so that a code always belongs to the number that is shown there. */
@Handles(identity.calls.beginPhone)
export class BeginPhoneHandler implements Handler<BeginPhone> {
  constructor(
    private readonly users: UserRepository,
    private readonly phones: PhoneRepository,
    private readonly codes: PhoneCodes,
    private readonly limit: TextLimit,
  ) {}

  async handle({ clientAddress }: InputOf<BeginPhone>, context: ContextOf<BeginPhone>): Promise<OutputOf<BeginPhone>> {
    const user = await this.users.find(context.user.id);
    if (!user) throw new CallError<BeginPhone>('needs_login');
    const { id: userId, phone: given } = user;
    throwProblems<BeginPhone>(checkPhoneGiven(given));
    const phone = given ?? '';
    // The number was verified meanwhile in another tab, so no code is needed.
    if (user.phone_verified) return { done: true };
    await this.limit.claim({ userId, phone, clientAddress });
    if (!(await this.phones.addCode(userId, this.codes.issue(userId, phone))))
      throw new CallError<BeginPhone>('phone_missing');
    return { done: true };
  }
}
