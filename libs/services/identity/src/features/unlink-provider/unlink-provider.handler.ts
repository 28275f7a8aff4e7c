import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { identity } from '@festlig/contracts/identity';
import { CallError } from '@festlig/platform/errors';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { ProviderRepository } from '../../store/provider.repository';

type UnlinkProvider = typeof identity.calls.unlinkProvider;

/** Unlinks a provider, unless nobody could log in to the account any more (rule: social-unlink). */
@Handles(identity.calls.unlinkProvider)
export class UnlinkProviderHandler implements Handler<UnlinkProvider> {
  constructor(private readonly providers: ProviderRepository) {}

  async handle(
    { provider }: InputOf<UnlinkProvider>,
    { user }: ContextOf<UnlinkProvider>,
  ): Promise<OutputOf<UnlinkProvider>> {
    await this.providers.unlink(user.id, provider);
    const left = await this.providers.loginsOf(user.id);
    if (!left) throw new CallError<UnlinkProvider>('needs_login');
    if (left.providers.some((linked) => linked.provider === provider))
      throw new CallError<UnlinkProvider>('only_login');
    return left;
  }
}
