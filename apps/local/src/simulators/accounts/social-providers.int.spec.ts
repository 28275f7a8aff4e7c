import { RandomIds } from '@festlig/platform/ids';
import { type ConnectSecrets, FacebookProvider, GoogleProvider, type SocialProvider } from '@festlig/services/identity';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startSimulators } from '../simulators';
import { CLIENT } from './client';

const ids = new RandomIds();
const newSecrets = (): ConnectSecrets => ({ state: ids.token(), nonce: ids.token(), codeVerifier: ids.token() });
const redirectUri = 'http://localhost:3000/connect/any/callback';
const karen = { name: 'Karen <b>Holm</b>', email: 'karen@test.example', verified: 'on' };

let url = '';
let stop: () => Promise<void>;
beforeAll(async () => {
  const others = {
    webhookUrl: 'http://127.0.0.1:9/',
    webhookSecret: 'whsec_trial',
    textAccount: { sid: 'AC1', token: 't' },
    textWebhookUrl: 'http://127.0.0.1:9/',
    textsPerSecond: 300,
  };
  ({ url, stop } = await startSimulators({ port: 0, ...others }));
});
afterAll(() => stop());

const google = (changes: object = {}) =>
  new GoogleProvider({
    issuer: `${url}/google`,
    clientId: CLIENT.id,
    clientSecret: CLIENT.secret,
    redirectUri,
    ...changes,
  });
const facebook = ({ clientSecret, redirectUri: other }: { clientSecret?: string; redirectUri?: string } = {}) =>
  new FacebookProvider({
    dialogUrl: `${url}/facebook/dialog/oauth`,
    graphUrl: `${url}/facebook`,
    appId: CLIENT.id,
    appSecret: clientSecret ?? CLIENT.secret,
    redirectUri: other ?? redirectUri,
  });

/** Sends the provider's form as a person does; returns what the provider adds to our address. */
async function typed(page: URL, form: Record<string, string>): Promise<URLSearchParams> {
  const answer = await fetch(page, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });
  const back = new URL(answer.headers.get('location') ?? '');
  expect(back.origin + back.pathname).toBe(redirectUri);
  return back.searchParams;
}

/** What every provider does. */
describe.each<[string, (changes?: { clientSecret?: string; redirectUri?: string }) => SocialProvider]>([
  ['Google', google],
  ['Facebook', facebook],
])('%s', (_name, create) => {
  const logIn = async (provider: SocialProvider, secrets: ConnectSecrets, form: Record<string, string> = karen) =>
    typed(await provider.begin(secrets), form);
  const code = (thrown: Promise<unknown>) => expect(thrown).rejects.toMatchObject({ code: 'connect_failed' });

  it('returns who has logged in, and always the same subject for the same account', async () => {
    const provider = create();
    const profiles = [];
    for (let time = 0; time < 2; time++) {
      const secrets = newSecrets();
      profiles.push(await provider.finish(await logIn(provider, secrets), secrets));
    }
    const { name, email } = karen;
    expect(profiles[0]).toEqual({ subject: expect.stringMatching(/^\d+$/), name, email, isEmailVerified: true });
    expect(profiles[1]).toEqual(profiles[0]);
  });

  it('says that an address is not verified, or gives none', async () => {
    const [provider, secrets] = [create(), newSecrets()];
    const { name, email } = karen;
    const profile = await provider.finish(await logIn(provider, secrets, { name, email }), secrets);
    expect(profile.isEmailVerified).toBe(false);
  });

  it('refuses with connect_cancelled when the person cancels', async () => {
    const [provider, secrets] = [create(), newSecrets()];
    const answer = await logIn(provider, secrets, { cancel: '1' });
    await expect(provider.finish(answer, secrets)).rejects.toMatchObject({ code: 'connect_cancelled' });
  });

  it('redeems a code once', async () => {
    const [provider, secrets] = [create(), newSecrets()];
    const answer = await logIn(provider, secrets);
    await provider.finish(answer, secrets);
    await code(provider.finish(answer, secrets));
  });

  it.each(['state', 'codeVerifier'] as const)('refuses an answer to a log-in with another %s', async (field) => {
    const [provider, secrets] = [create(), newSecrets()];
    const answer = await logIn(provider, secrets);
    await code(provider.finish(answer, { ...secrets, [field]: ids.token() }));
  });

  it('refuses an answer without a code, with a made-up one, and with two', async () => {
    const [provider, secrets] = [create(), newSecrets()];
    const answer = await logIn(provider, secrets);
    const changed = (change: (copy: URLSearchParams) => void) => {
      const copy = new URLSearchParams(answer);
      change(copy);
      return provider.finish(copy, secrets);
    };
    await code(changed((copy) => copy.delete('code')));
    await code(changed((copy) => copy.append('code', 'another')));
    await code(changed((copy) => copy.set('code', 'made up')));
  });

  it('refuses a code that was given for another address of ours', async () => {
    const secrets = newSecrets();
    const answer = await logIn(create(), secrets);
    await code(create({ redirectUri: 'http://localhost:3000/connect/other/callback' }).finish(answer, secrets));
  });

  it('refuses when our secret is wrong', async () => {
    const secrets = newSecrets();
    const answer = await logIn(create(), secrets);
    await code(create({ clientSecret: 'wrong' }).finish(answer, secrets));
  });

  it('shows a page that can be read in two languages, and sends nobody to a site that is not on this machine', async () => {
    const page = await create().begin(newSecrets());
    const shown = async (language: string) => (await fetch(page, { headers: { 'accept-language': language } })).text();
    expect(await shown('da')).toContain('E-mailen er bekræftet');
    expect(await shown('en')).toContain('The e-mail is confirmed');
    page.searchParams.set('redirect_uri', 'https://evil.example/');
    for (const method of ['GET', 'POST']) expect((await fetch(page, { method, redirect: 'manual' })).status).toBe(400);
  });
});

it('Google refuses an ID token for another log-in: its nonce differs', async () => {
  const [provider, secrets] = [google(), newSecrets()];
  const answer = await typed(await provider.begin(secrets), karen);
  const finished = provider.finish(answer, { ...secrets, nonce: ids.token() });
  await expect(finished).rejects.toMatchObject({ code: 'connect_failed' });
});
