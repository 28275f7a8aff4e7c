import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { identity } from '@festlig/contracts/identity';
import { Clock } from '@festlig/platform/clock';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { SessionRepository } from '../../store/session.repository';
import { UserRepository } from '../../store/user.repository';
import { OwnPassword } from '../../work/own-password';

type DeleteUser = typeof identity.calls.deleteUser;

/**
 * Requires the password; the published fact makes the party service delete the user's parties
 * (rule: delete-account).
 */
@Handles(identity.calls.deleteUser)
export class DeleteUserHandler implements Handler<DeleteUser> {
  constructor(
    private readonly users: UserRepository,
    private readonly sessions: SessionRepository,
    private readonly own: OwnPassword,
    private readonly clock: Clock,
  ) {}

  async handle(proof: InputOf<DeleteUser>, { user }: ContextOf<DeleteUser>): Promise<OutputOf<DeleteUser>> {
    // A second click finds the user already deleted, and nothing is left to do.
    if (await this.users.find(user.id)) await this.own.prove(user, proof);
    await this.users.remove(user.id, this.clock.now());
    await this.sessions.endAll(user.id);
    return { done: true };
  }
}
