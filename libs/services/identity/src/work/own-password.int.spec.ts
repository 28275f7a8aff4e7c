import { identity, type User } from '@festlig/contracts/identity';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { newestToken } from '../identity.fixture';
import { PROFILE, type Social, startSocial } from '../social.fixture';

const { changeEmail, changePassword, confirmEmail, deleteUser, getLogins, login, recoverPassword, replacePassword } =
  identity.calls;
const MINUTE = 60_000;
const password = 'en ny lang kode';

describe('the owner of an account without a password', () => {
  let social: Social;
  let user: User;
  let sessionToken: string;
  beforeEach(async () => {
    social = await startSocial('2026-05-01T10:00:00Z');
    const { token } = await social.connect({ type: 'signup' });
    sessionToken = token ?? '';
    user = (await social.userOf(token))!;
  });
  afterEach(() => social.service.stop());
  const enters = () => social.service.call(login, { email: PROFILE.email, password });

  it('sets a first password without giving a current one, and from then on needs it', async () => {
    const change = { password, password2: password, sessionToken };
    const { session } = await social.service.call(changePassword, change, user);
    expect((await enters()).user.id).toBe(user.id);
    expect(await social.userOf(sessionToken)).toBeNull();
    const again = { ...change, sessionToken: session?.token ?? '' };
    expect(await social.service.refusal(changePassword, again, user)).toEqual({
      currentPassword: 'current_password_required',
    });
  });

  const another = { email: 'ny@festlig.example' };
  const changes = [
    ['the password', (proof: object) => [changePassword, { password, password2: password, ...proof }] as const],
    ['the address', (proof: object) => [changeEmail, { ...another, ...proof }] as const],
    ['nothing any more, but deletes the account,', (proof: object) => [deleteUser, { ...proof }] as const],
  ] as const;
  it.each(changes)('changes %s within 15 minutes of the log-in, and has to log in again later', async (_, change) => {
    const refused = (proof: object) => {
      const [call, input] = change(proof);
      return social.service.refusal(call, input as never, user);
    };
    expect(await refused({})).toEqual({ root: 'needs_login' });
    expect(await refused({ sessionToken: 'made up' })).toEqual({ root: 'needs_login' });
    expect(await refused({ currentPassword: 'any' })).toEqual({ root: 'needs_login' });
    social.service.clock.advance(15 * MINUTE);
    expect(await refused({ sessionToken })).toEqual({ root: 'needs_login' });
    const [call, input] = change({ sessionToken: (await social.connect()).token });
    await social.service.call(call, input as never, user);
  });

  it('cannot use the session of another user', async () => {
    social.provider.profile = { ...PROFILE, subject: '2', email: 'bo@festlig.example' };
    const { token } = await social.connect({ type: 'signup' });
    expect(await social.service.refusal(deleteUser, { sessionToken: token ?? '' }, user)).toEqual({
      root: 'needs_login',
    });
  });

  it('gets a password by a mailed link, which unlinks the provider until its next log-in', async () => {
    await social.service.call(recoverPassword, { email: PROFILE.email });
    const token = await newestToken(social.service, 'recovery');
    await social.service.call(replacePassword, { token, password });
    expect((await enters()).user.id).toBe(user.id);
    expect(await social.service.call(getLogins, {}, user)).toEqual({
      hasPassword: true,
      waitingEmail: null,
      providers: [],
    });
    expect((await social.userOf((await social.connect()).token))?.id).toBe(user.id);
    const { hasPassword, providers } = await social.service.call(getLogins, {}, user);
    expect([hasPassword, providers.length]).toEqual([true, 1]);
  });

  it('confirms a new address in their own session, and in no other browser before they log in there', async () => {
    await social.service.call(changeEmail, { ...another, sessionToken }, user);
    const token = await newestToken(social.service, 'verification');
    for (const currentPassword of ['', 'any'])
      expect(await social.service.refusal(confirmEmail, { token, currentPassword })).toEqual({ root: 'needs_login' });
    expect((await social.service.call(confirmEmail, { token }, user)).user).toEqual({ ...user, ...another });
  });
});
