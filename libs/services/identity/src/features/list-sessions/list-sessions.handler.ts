import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { identity } from '@festlig/contracts/identity';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { SessionRepository } from '../../store/session.repository';

type ListSessions = typeof identity.calls.listSessions;

@Handles(identity.calls.listSessions)
export class ListSessionsHandler implements Handler<ListSessions> {
  constructor(private readonly sessions: SessionRepository) {}

  async handle(
    { sessionToken }: InputOf<ListSessions>,
    { user }: ContextOf<ListSessions>,
  ): Promise<OutputOf<ListSessions>> {
    return { items: await this.sessions.list(user.id, sessionToken) };
  }
}
