import { identity } from '@festlig/contracts/identity';
import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { type Handler, Handles } from '@festlig/platform/rpc';
import { SessionRepository } from '../../store/session.repository';
import { UserRepository } from '../../store/user.repository';

type ResolveSession = typeof identity.calls.resolveSession;

@Handles(identity.calls.resolveSession)
export class ResolveSessionHandler implements Handler<ResolveSession> {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly users: UserRepository,
  ) {}

  async handle({ token }: InputOf<ResolveSession>): Promise<OutputOf<ResolveSession>> {
    const userId = await this.sessions.findUserId(token);
    return { user: userId ? await this.users.find(userId) : null };
  }
}
