import { SOCIAL_PROVIDERS, type SocialProviderName } from '@festlig/contracts/identity';
import { Config } from '@festlig/platform/config/platform-variables';
import { CallError } from '@festlig/platform/errors';
import { Injectable } from '@nestjs/common';
import { IdentityConfig } from '../config';
import { FacebookProvider } from '../adapters/facebook-provider';
import { GoogleProvider } from '../adapters/google-provider';
import type { SocialProvider } from '../adapters/social-provider';

/** The providers that are configured. */
@Injectable()
export class SocialProviders {
  private readonly known = new Map<SocialProviderName, { provider: SocialProvider; clientId: string }>();

  constructor({ values: own }: IdentityConfig, { values }: Config) {
    const redirectUri = (name: SocialProviderName) => new URL(`/connect/${name}/callback`, values.PUBLIC_URL).href;
    if (own.GOOGLE_CLIENT_ID && own.GOOGLE_CLIENT_SECRET) {
      const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: issuer } = own;
      const provider = new GoogleProvider({ issuer, clientId, clientSecret, redirectUri: redirectUri('google') });
      this.known.set('google', { provider, clientId });
    }
    if (own.FACEBOOK_APP_ID && own.FACEBOOK_APP_SECRET) {
      const { FACEBOOK_APP_ID: appId, FACEBOOK_APP_SECRET: appSecret } = own;
      const { FACEBOOK_DIALOG_URL: dialogUrl, FACEBOOK_GRAPH_URL: graphUrl } = own;
      const options = { dialogUrl, graphUrl, appId, appSecret, redirectUri: redirectUri('facebook') };
      this.known.set('facebook', { provider: new FacebookProvider(options), clientId: appId });
    }
  }

  /** @throws CallError `connect_unknown_provider` when it is not configured */
  of(name: SocialProviderName): SocialProvider {
    const known = this.known.get(name);
    if (!known) throw new CallError('connect_unknown_provider');
    return known.provider;
  }

  /** Our public ids at the providers: they tell the web which providers there are. */
  keys(): Partial<Record<SocialProviderName, string>> {
    return Object.fromEntries(
      SOCIAL_PROVIDERS.flatMap((name) => {
        const known = this.known.get(name);
        return known ? [[name, known.clientId]] : [];
      }),
    );
  }
}
