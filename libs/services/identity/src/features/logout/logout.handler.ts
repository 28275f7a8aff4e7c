import { identity } from '@festlig/contracts/identity';
import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { type Handler, Handles } from '@festlig/platform/rpc';
import { SessionRepository } from '../../store/session.repository';

type Logout = typeof identity.calls.logout;

/** Ends the session of this browser only (rule: log-out). */
@Handles(identity.calls.logout)
export class LogoutHandler implements Handler<Logout> {
  constructor(private readonly sessions: SessionRepository) {}

  async handle({ sessionToken }: InputOf<Logout>): Promise<OutputOf<Logout>> {
    if (sessionToken) await this.sessions.end(sessionToken);
    return { url: '/' };
  }
}
