import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { identity } from '@festlig/contracts/identity';
import { Clock } from '@festlig/platform/clock';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { SessionRepository } from '../../store/session.repository';
import { UserRepository } from '../../store/user.repository';
import { OwnPassword } from '../../work/own-password';

type DeleteUser = typeof identity.calls.deleteUser;

/** By the password; the parties go by the fact (rule: delete-account). */
@Handles(identity.calls.deleteUser)
export class DeleteUserHandler implements Handler<DeleteUser> {
  constructor(
    private readonly users: UserRepository,
    private readonly sessions: SessionRepository,
    private readonly own: OwnPassword,
    private readonly clock: Clock,
  ) {}

  async handle(
    { currentPassword }: InputOf<DeleteUser>,
    { user }: ContextOf<DeleteUser>,
  ): Promise<OutputOf<DeleteUser>> {
    // A second press finds nobody, and nothing left to do.
    if (await this.users.find(user.id)) await this.own.prove(user, currentPassword);
    await this.users.remove(user.id, this.clock.now());
    await this.sessions.endAll(user.id);
    return { done: true };
  }
}
