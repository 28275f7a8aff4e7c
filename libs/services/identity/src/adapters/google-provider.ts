import { CallError } from '@festlig/platform/errors';
import * as openid from 'openid-client';
import { z } from 'zod';
import { boundedFetch, PROVIDER_SECONDS, refusalOf } from './provider-requests';
import { type ConnectSecrets, type SocialProfile, SocialProvider } from './social-provider';

export interface GoogleOptions {
  /** Where its description is found: below `/.well-known/openid-configuration`. */
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Our address to which it returns browsers. */
  redirectUri: string;
}

const Claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().max(1000).default(''),
  // Google has written it as text too.
  email_verified: z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')]).default(false),
  name: z.string().max(1000).default(''),
});

/**
 * Google by OpenID Connect: authorization code with PKCE, state and nonce. The ID token's issuer, audience, times, nonce
 * and signature are checked.
 */
export class GoogleProvider extends SocialProvider {
  private described: Promise<openid.Configuration> | undefined;

  constructor(private readonly options: GoogleOptions) {
    super();
  }

  async begin({ state, nonce, codeVerifier }: ConnectSecrets): Promise<URL> {
    try {
      return openid.buildAuthorizationUrl(await this.description(), {
        redirect_uri: this.options.redirectUri,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        // Many people have several accounts, and the browser knows which one was used last.
        prompt: 'select_account',
      });
    } catch (error) {
      throw refusalOf(error);
    }
  }

  async finish(answer: URLSearchParams, { state, nonce, codeVerifier }: ConnectSecrets): Promise<SocialProfile> {
    try {
      const tokens = await openid.authorizationCodeGrant(
        await this.description(),
        new URL(`?${answer}`, this.options.redirectUri),
        { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: codeVerifier, idTokenExpected: true },
      );
      const claims = Claims.safeParse(tokens.claims());
      if (!claims.success) throw new CallError('connect_failed');
      const { sub, email, email_verified, name } = claims.data;
      return { subject: sub, email, isEmailVerified: email_verified, name };
    } catch (error) {
      throw refusalOf(error);
    }
  }

  /** The provider's addresses and keys, read once; read again after a failure. */
  private description(): Promise<openid.Configuration> {
    const { issuer, clientId, clientSecret } = this.options;
    const isPlain = new URL(issuer).protocol === 'http:';
    this.described ??= openid
      .discovery(new URL(issuer), clientId, undefined, openid.ClientSecretPost(clientSecret), {
        timeout: PROVIDER_SECONDS,
        [openid.customFetch]: boundedFetch,
        // The signature is checked although the token comes over TLS: then no other answer than Google's can pass.
        execute: [openid.enableNonRepudiationChecks, ...(isPlain ? [openid.allowInsecureRequests] : [])],
      })
      .catch((error: unknown) => {
        this.described = undefined;
        throw error;
      });
    return this.described;
  }
}
