import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { identity } from '@festlig/contracts/identity';
import { CallError } from '@festlig/platform/errors';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { UserRepository } from '../../store/user.repository';

type UpdateUser = typeof identity.calls.updateUser;

@Handles(identity.calls.updateUser)
export class UpdateUserHandler implements Handler<UpdateUser> {
  constructor(private readonly users: UserRepository) {}

  async handle(input: InputOf<UpdateUser>, context: ContextOf<UpdateUser>): Promise<OutputOf<UpdateUser>> {
    const user = await this.users.update(context.user.id, input);
    if (!user) throw new CallError<UpdateUser>('needs_login');
    return user;
  }
}
