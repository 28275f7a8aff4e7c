import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { identity } from '@festlig/contracts/identity';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { SessionRepository } from '../../store/session.repository';

type EndOtherSessions = typeof identity.calls.endOtherSessions;

@Handles(identity.calls.endOtherSessions)
export class EndOtherSessionsHandler implements Handler<EndOtherSessions> {
  constructor(private readonly sessions: SessionRepository) {}

  async handle(
    { sessionToken }: InputOf<EndOtherSessions>,
    { user }: ContextOf<EndOtherSessions>,
  ): Promise<OutputOf<EndOtherSessions>> {
    await this.sessions.endOthers(user.id, sessionToken);
    return { done: true };
  }
}
