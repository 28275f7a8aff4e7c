import { identity, type User } from '@festlig/contracts/identity';
import type { InputOf } from '@festlig/contracts/define';
import { CallError } from '@festlig/platform/errors';
import { type Handler, Handles } from '@festlig/platform/rpc';
import { UserRepository } from '../../store/user.repository';

type GetUser = typeof identity.calls.getUser;

@Handles(identity.calls.getUser)
export class GetUserHandler implements Handler<GetUser> {
  constructor(private readonly users: UserRepository) {}

  async handle({ userId }: InputOf<GetUser>): Promise<User> {
    const user = await this.users.find(userId);
    if (!user) throw new CallError<GetUser>('not_found');
    return user;
  }
}
