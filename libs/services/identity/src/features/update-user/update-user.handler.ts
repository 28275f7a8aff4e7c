import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { identity } from '@festlig/contracts/identity';
import { checkOwnPhone, keptPhone } from '@festlig/domain/identity/check-own-phone';
import { CallError, throwProblems } from '@festlig/platform/errors';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { UserRepository } from '../../store/user.repository';

type UpdateUser = typeof identity.calls.updateUser;

@Handles(identity.calls.updateUser)
export class UpdateUserHandler implements Handler<UpdateUser> {
  constructor(private readonly users: UserRepository) {}

  async handle(input: InputOf<UpdateUser>, context: ContextOf<UpdateUser>): Promise<OutputOf<UpdateUser>> {
    const { phone } = input;
    if (phone !== undefined) throwProblems<UpdateUser>(checkOwnPhone(phone));
    const fields = phone === undefined ? input : { ...input, phone: keptPhone(phone) };
    const user = await this.users.update(context.user.id, fields);
    if (!user) throw new CallError<UpdateUser>('needs_login');
    return user;
  }
}
