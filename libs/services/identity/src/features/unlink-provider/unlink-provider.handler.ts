import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { identity } from '@festlig/contracts/identity';
import { CallError } from '@festlig/platform/errors';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { ProviderRepository } from '../../store/provider.repository';
import { SessionRepository } from '../../store/session.repository';
import { OwnPassword } from '../../work/own-password';

type UnlinkProvider = typeof identity.calls.unlinkProvider;

/**
 * Unlinks a provider, unless nobody could log in to the account any more. Whoever has used it to log in elsewhere is
 * logged out (rule: social-unlink).
 */
@Handles(identity.calls.unlinkProvider)
export class UnlinkProviderHandler implements Handler<UnlinkProvider> {
  constructor(
    private readonly providers: ProviderRepository,
    private readonly sessions: SessionRepository,
    private readonly own: OwnPassword,
  ) {}

  async handle(
    { provider, sessionToken }: InputOf<UnlinkProvider>,
    { user }: ContextOf<UnlinkProvider>,
  ): Promise<OutputOf<UnlinkProvider>> {
    await this.own.requireFresh(user.id, sessionToken);
    await this.providers.unlink(user.id, provider);
    const left = await this.providers.loginsOf(user.id);
    if (!left) throw new CallError<UnlinkProvider>('needs_login');
    if (left.providers.some((linked) => linked.provider === provider))
      throw new CallError<UnlinkProvider>('only_login');
    await this.sessions.endOthers(user.id, sessionToken);
    return left;
  }
}
