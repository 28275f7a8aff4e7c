import { identity } from '@festlig/contracts/identity';
import type { RequestOf } from '@festlig/contracts/define';
import { CallError } from '@festlig/platform/errors';
import { TestService } from '@festlig/testing/service';
import { type ConnectSecrets, type SocialProfile, SocialProvider } from './adapters/social-provider';
import { IdentityModule } from './identity.module';
import { SocialProviders } from './work/social-providers';

const { beginConnect, finishConnect } = identity.calls;

export const PROFILE: SocialProfile = {
  subject: '1001',
  email: 'karen@festlig.example',
  isEmailVerified: true,
  name: 'Karen Holm',
};

/** A provider at which `profile` logs in. */
export class FakeProvider extends SocialProvider {
  profile = PROFILE;

  async begin({ state }: ConnectSecrets): Promise<URL> {
    return new URL(`https://provider.example/log-in?state=${state}`);
  }

  async finish(answer: URLSearchParams): Promise<SocialProfile> {
    if (answer.has('error')) throw new CallError('connect_cancelled');
    return this.profile;
  }
}

/** What is wanted of a provider, by one browser. */
type Wanted = Partial<RequestOf<typeof beginConnect>>;
type User = Parameters<TestService['call']>[2];

/** The service with one provider under both names. */
export async function startSocial(now: string) {
  const provider = new FakeProvider();
  const providers = { of: () => provider, keys: () => ({}) };
  const service = await TestService.start({
    service: 'identity',
    module: IdentityModule,
    now,
    replace: [[SocialProviders, providers]],
  });
  /** Begins in a browser; returns the state that the provider gets, or null with the error of the result page. */
  const begin = async (wanted: Wanted = {}, user?: User) => {
    const input = { provider: 'google', browser: 'a browser', accept_terms: 'true', ...wanted } as const;
    const { url } = await service.call(beginConnect, input, user);
    const query = new URL(url, 'https://festlig.example').searchParams;
    return url.startsWith('https://provider.example/')
      ? { state: query.get('state') ?? '', error: null }
      : { state: '', error: query.get('error') };
  };
  /** Returns from the provider. */
  const finish = async (returned: Partial<RequestOf<typeof finishConnect>>, user?: User) => {
    const input = { provider: 'google' as const, browser: 'a browser', code: 'a code', ...returned };
    const { url, session } = await service.call(finishConnect, input, user);
    const error = url.startsWith('/login/result?') ? new URLSearchParams(url.split('?')[1]).get('error') : null;
    return { url, error, token: session?.token ?? null };
  };
  const connect = async (wanted: Wanted = {}, user?: User) => {
    const { state } = await begin(wanted, user);
    return finish({ state, ...(wanted.provider ? { provider: wanted.provider } : {}) }, user);
  };
  const userOf = async (token: string | null) =>
    (await service.ask(identity.calls.resolveSession, { token: token ?? '' })).user;
  return { service, provider, begin, finish, connect, userOf };
}

export type Social = Awaited<ReturnType<typeof startSocial>>;
