import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { identity, type User } from '@festlig/contracts/identity';
import { isOwnPath } from '@festlig/domain/web/own-path';
import { CallError } from '@festlig/platform/errors';
import { Ids } from '@festlig/platform/ids';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { SocialProviders } from '../../work/social-providers';
import { ConnectFlowRepository } from '../../store/connect-flow.repository';
import { connectResult } from '../../work/connect-result';
import { OwnPassword } from '../../work/own-password';

type BeginConnect = typeof identity.calls.beginConnect;

/** Sends the browser to the provider, and remembers what it wants there (rules: social-log-in, social-state). */
@Handles(identity.calls.beginConnect)
export class BeginConnectHandler implements Handler<BeginConnect> {
  constructor(
    private readonly providers: SocialProviders,
    private readonly flows: ConnectFlowRepository,
    private readonly own: OwnPassword,
    private readonly ids: Ids,
  ) {}

  async handle(input: InputOf<BeginConnect>, { user }: ContextOf<BeginConnect>): Promise<OutputOf<BeginConnect>> {
    const { provider, type, destination, browser, language, marketingConsent, state: opener } = input;
    const isLink = type === 'link';
    const flow = { provider, type, destination, opener, language, marketingConsent };
    try {
      if (!isOwnPath(destination)) throw new CallError<BeginConnect>('invalid');
      // Every page of ours gives its browser a cookie, so this one has opened none.
      if (browser === '') throw new CallError<BeginConnect>('connect_expired');
      if (type === 'signup' && !input.accept_terms) throw new CallError<BeginConnect>('terms_required');
      if (isLink) await this.requireOwner(user, input.sessionToken);
      const secrets = { state: this.ids.token(), nonce: this.ids.token(), codeVerifier: this.ids.token() };
      const url = await this.providers.of(provider).begin(secrets);
      await this.flows.begin({ ...flow, ...secrets, browser, userId: isLink ? (user?.id ?? null) : null });
      return { url: url.href };
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      return { url: connectResult({ ...flow, destination: isOwnPath(destination) ? destination : '/' }, error.code) };
    }
  }

  /**
   * A provider is another key to the account, so neither an unattended browser nor somebody else's address must be enough
   * to add one.
   */
  private async requireOwner(user: User | null, sessionToken: string): Promise<void> {
    if (!user) throw new CallError<BeginConnect>('needs_login');
    if (!user.email_verified) throw new CallError<BeginConnect>('email_not_verified');
    await this.own.requireFresh(user.id, sessionToken);
  }
}
