import { createHmac } from 'node:crypto';
import { CallError } from '@festlig/platform/errors';
import * as openid from 'openid-client';
import { z } from 'zod';
import { boundedFetch, PROVIDER_SECONDS, refusalOf } from './provider-requests';
import { type ConnectSecrets, type SocialProfile, SocialProvider } from './social-provider';

export interface FacebookOptions {
  /** The page on which users log in: `https://www.facebook.com/<version>/dialog/oauth`. */
  dialogUrl: string;
  /** The Graph API: `https://graph.facebook.com/<version>`. */
  graphUrl: string;
  appId: string;
  appSecret: string;
  /** Our address to which it returns browsers. */
  redirectUri: string;
}

const Me = z.object({
  id: z.string().min(1).max(255),
  name: z.string().max(1000).default(''),
  email: z.string().max(1000).default(''),
});

/**
 * Facebook by OAuth 2: authorization code with PKCE and state, then one question to the Graph API with a proof of the
 * app's secret. Facebook gives an address only after its owner has confirmed it to Facebook, so an address counts as
 * verified (rule: social-email-verified).
 */
export class FacebookProvider extends SocialProvider {
  private readonly client: openid.Configuration;

  constructor(private readonly options: FacebookOptions) {
    super();
    const { dialogUrl, graphUrl, appId, appSecret } = options;
    this.client = new openid.Configuration(
      {
        issuer: new URL(dialogUrl).origin,
        authorization_endpoint: dialogUrl,
        token_endpoint: `${graphUrl}/oauth/access_token`,
      },
      appId,
      undefined,
      openid.ClientSecretPost(appSecret),
    );
    this.client.timeout = PROVIDER_SECONDS;
    this.client[openid.customFetch] = boundedFetch;
    if (new URL(graphUrl).protocol === 'http:') openid.allowInsecureRequests(this.client);
  }

  async begin({ state, codeVerifier }: ConnectSecrets): Promise<URL> {
    return openid.buildAuthorizationUrl(this.client, {
      redirect_uri: this.options.redirectUri,
      scope: 'public_profile,email',
      state,
      code_challenge: await openid.calculatePKCECodeChallenge(codeVerifier),
      code_challenge_method: 'S256',
    });
  }

  async finish(answer: URLSearchParams, { state, codeVerifier }: ConnectSecrets): Promise<SocialProfile> {
    try {
      const url = new URL(`?${answer}`, this.options.redirectUri);
      const checks = { expectedState: state, pkceCodeVerifier: codeVerifier };
      const { access_token } = await openid.authorizationCodeGrant(this.client, url, checks);
      const { id, name, email } = await this.me(access_token);
      return { subject: id, email, isEmailVerified: email !== '', name };
    } catch (error) {
      throw refusalOf(error);
    }
  }

  private async me(token: string): Promise<z.output<typeof Me>> {
    const url = new URL(`${this.options.graphUrl}/me`);
    url.searchParams.set('fields', 'id,name,email');
    url.searchParams.set('appsecret_proof', createHmac('sha256', this.options.appSecret).update(token).digest('hex'));
    const response = await boundedFetch(url.href, {
      method: 'GET',
      headers: { accept: 'application/json', authorization: `Bearer ${token}` },
      redirect: 'manual',
      signal: AbortSignal.timeout(PROVIDER_SECONDS * 1000),
      body: undefined,
    });
    if (response.status >= 500) throw new CallError('unavailable');
    const me = Me.safeParse(response.ok ? await response.json() : undefined);
    if (!me.success) throw new CallError('connect_failed');
    return me.data;
  }
}
