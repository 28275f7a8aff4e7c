import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { identity, type User } from '@festlig/contracts/identity';
import { CallError } from '@festlig/platform/errors';
import { Logger } from '@festlig/platform/observability';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { SocialProviders } from '../../work/social-providers';
import { type ConnectFlow, ConnectFlowRepository } from '../../store/connect-flow.repository';
import { SessionRepository } from '../../store/session.repository';
import { connectResult } from '../../work/connect-result';
import { SocialLogIn } from '../../work/social-log-in';

type FinishConnect = typeof identity.calls.finishConnect;
type Input = InputOf<FinishConnect>;

/** What the provider has added to our address. */
const answerOf = ({ state, code, error, iss }: Input): URLSearchParams =>
  new URLSearchParams(
    Object.entries({ state, code, error, iss }).filter((pair): pair is [string, string] => !!pair[1]),
  );

/** Finishes what this browser has begun, once, within ten minutes (rules: social-log-in, social-state). */
@Handles(identity.calls.finishConnect)
export class FinishConnectHandler implements Handler<FinishConnect> {
  constructor(
    private readonly providers: SocialProviders,
    private readonly flows: ConnectFlowRepository,
    private readonly social: SocialLogIn,
    private readonly sessions: SessionRepository,
    private readonly logger: Logger,
  ) {}

  async handle(input: Input, { user }: ContextOf<FinishConnect>): Promise<OutputOf<FinishConnect>> {
    const { provider, state, browser, userAgent } = input;
    const flow = await this.flows.take(state, browser, provider);
    if (!flow) return { url: connectResult({ provider }, 'connect_expired') };
    try {
      const entered = await this.finish(input, flow, user);
      const session = entered && (await this.sessions.start(entered.id, false, userAgent));
      if (session) await this.sessions.end(input.sessionToken);
      return { url: connectResult(flow), ...(session ? { session } : {}) };
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      this.logger.info('no log-in through a provider', { provider, type: flow.type, code: error.code });
      return { url: connectResult(flow, error.code) };
    }
  }

  /** Returns the user for whom a session begins; null when the present session goes on. */
  private async finish(input: Input, flow: ConnectFlow, user: User | null): Promise<User | null> {
    const { nonce, codeVerifier, userId } = flow;
    const secrets = { state: input.state, nonce, codeVerifier };
    const profile = await this.providers.of(flow.provider).finish(answerOf(input), secrets);
    if (flow.type !== 'link') return this.social.enter(flow, profile);
    // The session may have ended meanwhile, or be one of another user.
    if (user === null || user.id !== userId) throw new CallError<FinishConnect>('needs_login');
    await this.social.link(user, flow, profile);
    return null;
  }
}
