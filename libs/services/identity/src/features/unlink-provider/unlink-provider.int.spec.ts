import { accountChanged, identity, type User } from '@festlig/contracts/identity';
import { aUser } from '@festlig/testing/service';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type Social, startSocial } from '../../social.fixture';

const { changePassword, getLogins, unlinkProvider } = identity.calls;
const facebook = { provider: 'facebook' } as const;
const MINUTE = 60_000;

describe('unlinking a provider', () => {
  let social: Social;
  let user: User;
  let sessionToken: string;
  let google: { provider: 'google'; sessionToken: string };
  beforeEach(async () => {
    social = await startSocial('2026-05-01T10:00:00Z');
    const { token } = await social.connect({ type: 'signup' });
    sessionToken = token ?? '';
    google = { provider: 'google', sessionToken };
    user = (await social.userOf(token))!;
  });
  afterEach(() => social.service.stop());
  const linked = async () => (await social.service.call(getLogins, {}, user)).providers.map(({ provider }) => provider);

  it('is refused when it is the only way to log in', async () => {
    expect(await social.service.refusal(unlinkProvider, google, user)).toEqual({ root: 'only_login' });
    expect(await linked()).toEqual(['google']);
  });

  it('is done once the user has a password; after that the provider finds no account', async () => {
    const password = 'en ny lang kode';
    const changed = await social.service.call(changePassword, { password, password2: password, sessionToken }, user);
    google.sessionToken = changed.session?.token ?? '';
    const left = { hasPassword: true, waitingEmail: null, providers: [] };
    expect(await social.service.call(unlinkProvider, google, user)).toEqual(left);
    expect(await social.service.call(unlinkProvider, google, user)).toEqual(left);
    social.provider.profile = { ...social.provider.profile, email: 'another@festlig.example' };
    expect((await social.connect()).error).toBe('not_found');
  });

  it('and linking are told to the owner by mail; a refused unlinking is not', async () => {
    await social.service.refusal(unlinkProvider, google, user);
    await social.connect({ ...facebook, type: 'link', sessionToken }, user);
    await social.service.call(unlinkProvider, google, user);
    await social.service.refusal(unlinkProvider, { ...google, ...facebook }, user);
    const told = (await social.service.facts(accountChanged)).map(({ data }) => data);
    expect(told).toEqual([
      { userId: user.id, what: 'login-linked', email: user.email },
      { userId: user.id, what: 'login-unlinked', email: user.email },
    ]);
  });

  it('leaves one of two providers when both are unlinked at the same time', async () => {
    await social.connect({ ...facebook, type: 'link', sessionToken }, user);
    expect(await linked()).toEqual(['google', 'facebook']);
    await Promise.allSettled(
      [google, { ...google, ...facebook }].map((each) => social.service.call(unlinkProvider, each, user)),
    );
    expect(await linked()).toHaveLength(1);
  });

  it('ends every other session, in which somebody may have logged in with it, and no session when it is refused', async () => {
    const elsewhere = (await social.connect()).token;
    await social.service.refusal(unlinkProvider, google, user);
    expect(await social.userOf(elsewhere)).not.toBeNull();
    await social.connect({ ...facebook, type: 'link', sessionToken }, user);
    await social.service.call(unlinkProvider, google, user);
    expect(await social.userOf(elsewhere)).toBeNull();
    expect(await social.userOf(sessionToken)).not.toBeNull();
  });

  it('is refused in a session that began 15 minutes ago, and in that of another user', async () => {
    await social.connect({ ...facebook, type: 'link', sessionToken }, user);
    const needsLogin = { root: 'needs_login' };
    expect(await social.service.refusal(unlinkProvider, { provider: 'google' }, user)).toEqual(needsLogin);
    expect(await social.service.refusal(unlinkProvider, google, aUser())).toEqual(needsLogin);
    social.service.clock.advance(15 * MINUTE);
    expect(await social.service.refusal(unlinkProvider, google, user)).toEqual(needsLogin);
    expect(await linked()).toEqual(['google', 'facebook']);
  });

  it('is refused without login and for a deleted user, as is the list of log-ins', async () => {
    expect(await social.service.refusal(unlinkProvider, google)).toEqual({ root: 'needs_login' });
    expect(await social.service.refusal(unlinkProvider, google, aUser())).toEqual({ root: 'needs_login' });
    expect(await social.service.refusal(getLogins, {})).toEqual({ root: 'needs_login' });
    expect(await social.service.refusal(getLogins, {}, aUser())).toEqual({ root: 'needs_login' });
    expect(await linked()).toEqual(['google']);
  });
});
