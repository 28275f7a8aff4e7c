import { emailVerificationRequested, identity } from '@festlig/contracts/identity';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { newestToken } from '../../identity.fixture';
import { SessionRepository } from '../../store/session.repository';
import { PROFILE, type Social, startSocial } from '../../social.fixture';

const { confirmEmail, deleteUser, getLogins, login, register } = identity.calls;
const MINUTE = 60_000;
const account = { name: 'Karen', email: PROFILE.email, password: 'en lang kode', accept_terms: true } as const;
const other = { ...PROFILE, subject: '2002', email: 'bo@festlig.example', name: 'Bo' };

let social: Social;
beforeEach(async () => {
  social = await startSocial('2026-05-01T10:00:00Z');
});
afterEach(() => social.service.stop());

/** A user with a password, whose address is confirmed or not. */
async function signUp({ verified = true, email = account.email } = {}) {
  const { user, session } = await social.service.call(register, { ...account, email });
  if (verified) {
    const mailed = await newestToken(social.service, 'verification');
    return {
      user: (await social.service.call(confirmEmail, { token: mailed }, user)).user,
      token: session?.token ?? '',
    };
  }
  return { user, token: session?.token ?? '' };
}

describe('signing up through a provider', () => {
  const signup = { type: 'signup', marketingConsent: 'true', language: 'en' } as const;

  it('creates a user with the name and the verified address from the provider, and starts a session', async () => {
    const { url, token } = await social.connect({ ...signup, destination: '/en/parties' });
    expect(url).toBe('/en/parties');
    expect(await social.userOf(token)).toMatchObject({
      name: 'Karen Holm',
      email: PROFILE.email,
      email_verified: true,
      marketingConsent: true,
      language: 'en',
    });
    expect(await social.service.facts(emailVerificationRequested)).toEqual([]);
  });

  it('logs in whoever has an account already, which keeps its language (rule: language-carried-over)', async () => {
    const first = await social.userOf((await social.connect(signup)).token);
    const again = await social.userOf((await social.connect({ ...signup, language: 'da' })).token);
    expect(again).toEqual(first);
  });

  it('leaves the language of an account with a password as it is, when the page of the sign-up had another', async () => {
    const { user } = await signUp();
    const entered = await social.userOf((await social.connect({ ...signup, language: 'en' })).token);
    expect([entered?.id, entered?.language]).toEqual([user.id, user.language]);
    expect(user.language).toBe('da');
  });

  it('creates one account when two windows finish at the same time', async () => {
    const begun = [await social.begin(signup), await social.begin(signup)];
    const finished = await Promise.all(begun.map(({ state }) => social.finish({ state })));
    const users = await Promise.all(finished.map(({ token }) => social.userOf(token)));
    expect(users[0]).not.toBeNull();
    expect(users[1]).toEqual(users[0]);
  });

  it.each([
    ['is not verified there', { ...PROFILE, isEmailVerified: false }],
    ['is missing', { ...PROFILE, email: '' }],
  ])('is refused when the address %s', async (_, profile) => {
    social.provider.profile = profile;
    expect(await social.connect(signup)).toMatchObject({ error: 'connect_email_unverified', token: null });
  });
});

describe('logging in through a provider', () => {
  it('reports not_found without an account, and creates none', async () => {
    expect(await social.connect()).toMatchObject({ error: 'not_found', token: null });
    expect(await social.connect()).toMatchObject({ error: 'not_found', token: null });
  });

  it('enters the account to which the provider is linked, whatever its address there is today', async () => {
    const user = await social.userOf((await social.connect({ type: 'signup' })).token);
    social.provider.profile = { ...PROFILE, email: 'new@festlig.example', isEmailVerified: false };
    expect(await social.userOf((await social.connect()).token)).toEqual(user);
  });

  it('links an account whose address both have verified', async () => {
    const { user } = await signUp();
    social.provider.profile = { ...PROFILE, email: 'KAREN@festlig.example' };
    const { token } = await social.connect();
    expect((await social.userOf(token))?.id).toBe(user.id);
    expect(await social.service.call(getLogins, {}, user)).toEqual({
      hasPassword: true,
      waitingEmail: null,
      providers: [{ provider: 'google', email: 'KAREN@festlig.example', linkedAt: '2026-05-01T10:00:00.000Z' }],
    });
  });

  it('does not link an account that has not verified its address, so that nobody can wait for its owner', async () => {
    const { user } = await signUp({ verified: false });
    for (const type of ['login', 'signup'] as const)
      expect(await social.connect({ type })).toMatchObject({ error: 'connect_not_linked', token: null });
    expect((await social.service.call(getLogins, {}, user)).providers).toEqual([]);
  });

  it('does not link an account for an address that the provider has not verified', async () => {
    const { user } = await signUp();
    social.provider.profile = { ...PROFILE, isEmailVerified: false };
    expect(await social.connect()).toMatchObject({ error: 'connect_email_unverified', token: null });
    expect((await social.service.call(getLogins, {}, user)).providers).toEqual([]);
  });

  it('does not replace the linked account of the same provider by another one with the same address', async () => {
    await signUp();
    await social.connect();
    social.provider.profile = { ...PROFILE, subject: '3003' };
    expect(await social.connect()).toMatchObject({ error: 'connect_not_linked', token: null });
  });

  it('ends the session that the browser had before, and none when it fails', async () => {
    const before = (await social.connect({ type: 'signup' })).token ?? '';
    const { state } = await social.begin();
    await social.finish({ state, sessionToken: before, error: 'access_denied' });
    expect(await social.userOf(before)).not.toBeNull();
    const again = await social.begin();
    const { token } = await social.finish({ state: again.state, sessionToken: before });
    expect(await social.userOf(before)).toBeNull();
    expect(await social.userOf(token)).not.toBeNull();
  });

  it('ends with the browser and after 12 hours, because nobody was asked whether to be remembered', async () => {
    const { token } = await social.connect({ type: 'signup' });
    social.service.clock.advance(12 * 60 * MINUTE - 1);
    expect(await social.userOf(token)).not.toBeNull();
    social.service.clock.advance(1);
    expect(await social.userOf(token)).toBeNull();
  });

  it('reports not_found after the account was deleted, and can sign up anew', async () => {
    const { token } = await social.connect({ type: 'signup' });
    const user = await social.userOf(token);
    await social.service.call(deleteUser, { sessionToken: token ?? '' }, user);
    expect((await social.connect()).error).toBe('not_found');
    expect((await social.userOf((await social.connect({ type: 'signup' })).token))?.id).not.toBe(user?.id);
  });
});

describe('finishing', () => {
  it.each([
    ['with a state that nobody began', { state: 'made up' }],
    ['without a state', {}],
  ])('is refused %s', async (_, returned) => {
    await social.begin({ type: 'signup' });
    expect(await social.finish(returned)).toMatchObject({ error: 'connect_expired', token: null });
  });

  it('is refused in another browser, and still works in the one that began', async () => {
    const { state } = await social.begin({ type: 'signup' });
    expect(await social.finish({ state, browser: 'another' })).toMatchObject({ error: 'connect_expired', token: null });
    expect((await social.finish({ state })).token).not.toBeNull();
  });

  it('is refused at another provider than the one that was begun with', async () => {
    const { state } = await social.begin({ type: 'signup' });
    expect((await social.finish({ state, provider: 'facebook' })).error).toBe('connect_expired');
  });

  it('works once, also when the answer comes several times at once', async () => {
    const { state } = await social.begin({ type: 'signup' });
    const answers = await Promise.all([1, 2, 3].map(() => social.finish({ state })));
    expect(answers.filter(({ token }) => token !== null)).toHaveLength(1);
    expect(answers.filter(({ error }) => error === 'connect_expired')).toHaveLength(2);
    expect((await social.finish({ state })).error).toBe('connect_expired');
  });

  it('can be begun again after it was interrupted between creating the account and starting the session', async () => {
    const start = jest.spyOn(SessionRepository.prototype, 'start').mockRejectedValueOnce(new Error('killed'));
    await expect(social.connect({ type: 'signup' })).rejects.toThrow();
    start.mockRestore();
    expect(await social.userOf((await social.connect()).token)).toMatchObject({ email: PROFILE.email });
  });

  it('is refused after ten minutes', async () => {
    const { state } = await social.begin({ type: 'signup' });
    social.service.clock.advance(10 * MINUTE);
    expect(await social.finish({ state })).toMatchObject({ error: 'connect_expired', token: null });
  });

  it('tells a window the state of its opener, and never leads a window elsewhere', async () => {
    const wanted = { type: 'signup', state: 'window-1', destination: '/da/parties' } as const;
    expect((await social.connect(wanted)).url).toBe('/login/result?provider=google&type=signup&state=window-1');
    const { state } = await social.begin({ ...wanted, state: 'window-2' });
    const cancelled = await social.finish({ state, error: 'access_denied' });
    expect(cancelled).toMatchObject({ error: 'connect_cancelled', token: null });
    expect(cancelled.url).toContain('state=window-2');
  });
});

describe('linking a provider', () => {
  const link = (token: string, more: object = {}) => ({ type: 'link', sessionToken: token, ...more }) as const;

  it('adds the provider to the account of the session, with another address too', async () => {
    const { user, token } = await signUp();
    social.provider.profile = other;
    expect(await social.connect(link(token), user)).toEqual({ url: '/', error: null, token: null });
    expect((await social.service.call(getLogins, {}, user)).providers).toHaveLength(1);
    expect((await social.userOf((await social.connect()).token))?.id).toBe(user.id);
    // Linking again changes nothing.
    expect((await social.connect(link(token), user)).error).toBeNull();
    expect((await social.service.call(getLogins, {}, user)).providers).toHaveLength(1);
  });

  it('is refused for an account of the provider that another user has linked', async () => {
    social.provider.profile = other;
    await social.connect({ type: 'signup' });
    const { user, token } = await signUp();
    expect((await social.connect(link(token), user)).error).toBe('connect_taken');
    expect((await social.service.call(getLogins, {}, user)).providers).toEqual([]);
  });

  it('belongs to one user when two link it at the same time', async () => {
    const users = [await signUp({ email: 'a@festlig.example' }), await signUp({ email: 'b@festlig.example' })];
    const states = await Promise.all(users.map(({ user, token }) => social.begin(link(token), user)));
    const answers = await Promise.all(states.map(({ state }, n) => social.finish({ state }, users[n]?.user)));
    expect(answers.map(({ error }) => error).sort()).toEqual(['connect_taken', null]);
  });

  it('is refused for a second account of the same provider', async () => {
    const { user, token } = await signUp();
    await social.connect(link(token), user);
    social.provider.profile = other;
    expect((await social.connect(link(token), user)).error).toBe('connect_another_linked');
  });

  it('is refused while the address is not confirmed, also when the gateway has read another user', async () => {
    const { user, token } = await signUp({ verified: false });
    const confirmed = { ...user, email_verified: true };
    for (const each of [user, confirmed]) {
      const { state } = await social.begin(link(token), confirmed);
      expect((await social.finish({ state }, each)).error).not.toBeNull();
    }
    expect((await social.service.call(getLogins, {}, user)).providers).toEqual([]);
  });

  it('is refused when somebody else has logged in to the browser meanwhile, or nobody is logged in any more', async () => {
    const { user, token } = await signUp();
    const { user: second } = await signUp({ email: 'bo@festlig.example' });
    for (const now of [second, undefined]) {
      const { state } = await social.begin(link(token), user);
      expect((await social.finish({ state }, now)).error).toBe('needs_login');
    }
    for (const each of [user, second]) expect((await social.service.call(getLogins, {}, each)).providers).toEqual([]);
  });
});

describe('an account without a password', () => {
  it('answers a log-in with any password like a wrong password, and is counted alike', async () => {
    await social.connect({ type: 'signup' });
    const attempt = (password: string) => social.service.refusal(login, { email: PROFILE.email, password });
    for (const password of ['null', 'en lang kode', ' ', 'undefined', 'x'.repeat(200)])
      expect(await attempt(password)).toEqual({ root: 'login_failed' });
    expect(await attempt('en lang kode')).toEqual({ root: 'too_many_tries' });
  });
});
