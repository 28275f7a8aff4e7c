import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { identity } from '@festlig/contracts/identity';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { SessionRepository } from '../../store/session.repository';

type EndSession = typeof identity.calls.endSession;

@Handles(identity.calls.endSession)
export class EndSessionHandler implements Handler<EndSession> {
  constructor(private readonly sessions: SessionRepository) {}

  /** A session that has ended already, or is another user's, is left as it is. */
  async handle({ sessionId }: InputOf<EndSession>, { user }: ContextOf<EndSession>): Promise<OutputOf<EndSession>> {
    await this.sessions.endShown(user.id, sessionId);
    return { done: true };
  }
}
