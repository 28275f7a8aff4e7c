import { emailVerified, identity } from '@festlig/contracts/identity';
import { aUser, TestService } from '@festlig/testing/service';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mailedLinks, newestToken } from '../../identity.fixture';
import { IdentityModule } from '../../identity.module';

const { changeEmail, confirmEmail, getUser, register, requestEmailVerification, resolveSession } = identity.calls;
const now = '2026-05-01T10:00:00Z';
const MINUTE = 60_000;
const DAY = 24 * 3_600_000;
const password = 'en lang kode';

describe('confirming an e-mail address', () => {
  let service: TestService;
  const mailed = () => mailedLinks(service, 'verification');
  const signUp = async (email = 'bo@festlig.example') => {
    const { user } = await service.call(register, { name: 'Bo', email, password, accept_terms: true });
    return { user, token: await newestToken(service, 'verification') };
  };
  const published = async () => (await service.facts(emailVerified)).map(({ data }) => data);
  const verified = async (userId: string) => (await service.ask(getUser, { userId })).email_verified;
  beforeEach(async () => {
    service = await TestService.start({ service: 'identity', module: IdentityModule, now });
  });
  afterEach(() => service.stop());

  it('confirms the address in a session of that account, and accepts the same link again', async () => {
    const { user, token } = await signUp();
    expect(await verified(user.id)).toBe(false);
    const answer = { user: { ...user, email_verified: true } };
    expect(await service.call(confirmEmail, { token }, user)).toEqual(answer);
    expect(await service.call(confirmEmail, { token }, user)).toEqual(answer);
    expect(await verified(user.id)).toBe(true);
  });

  it('is published once for an account, however often its links are used, and not again for another address', async () => {
    const { user, token } = await signUp();
    expect(await published()).toEqual([]);
    await service.call(requestEmailVerification, {}, user);
    const second = await newestToken(service, 'verification');
    await Promise.all([token, token, second].map((each) => service.call(confirmEmail, { token: each }, user)));
    expect(await published()).toEqual([{ userId: user.id, by: 'link' }]);
    await service.call(changeEmail, { email: 'ny@festlig.example', currentPassword: password }, user);
    expect(await service.refusal(confirmEmail, { token }, user)).toEqual({ root: 'verification_expired' });
    await service.call(confirmEmail, { token: await newestToken(service, 'verification') }, user);
    expect(await published()).toHaveLength(1);
  });

  it("confirms the address by the account's password in a browser without session, and logs that browser in", async () => {
    const { user, token } = await signUp();
    const { session } = await service.call(confirmEmail, { token, currentPassword: password });
    expect((await service.ask(resolveSession, { token: session?.token ?? '' })).user).toEqual({
      ...user,
      email_verified: true,
    });
  });

  it.each([
    ['without session and password', '', 'current_password_required'],
    ['without session, with a wrong password', 'et gæt', 'current_password_wrong'],
  ])('refuses the link alone: %s', async (_what, currentPassword, code) => {
    const { user, token } = await signUp();
    expect(await service.refusal(confirmEmail, { token, currentPassword })).toEqual({ currentPassword: code });
    expect(await verified(user.id)).toBe(false);
    expect(await published()).toEqual([]);
  });

  it("refuses a session of another account, unless the password of the link's account is given", async () => {
    const other = await signUp('other@festlig.example');
    const { user, token } = await signUp();
    expect(await service.refusal(confirmEmail, { token }, other.user)).toEqual({
      currentPassword: 'current_password_required',
    });
    expect(await verified(user.id)).toBe(false);
    const { user: confirmed } = await service.call(confirmEmail, { token, currentPassword: password }, other.user);
    expect([confirmed.id, await verified(user.id), await verified(other.user.id)]).toEqual([user.id, true, false]);
  });

  it('refuses a link after 3 days, and a token that was never mailed', async () => {
    const { user, token } = await signUp();
    expect(await service.refusal(confirmEmail, { token: 'guess' }, user)).toEqual({ root: 'verification_expired' });
    service.clock.advance(3 * DAY);
    expect(await service.refusal(confirmEmail, { token }, user)).toEqual({ root: 'verification_expired' });
    expect(await verified(user.id)).toBe(false);
  });

  it('mails a second link on request, and accepts both links', async () => {
    const { user, token } = await signUp();
    await service.call(requestEmailVerification, {}, user);
    const [, second] = await mailed();
    expect(second).toMatchObject({ email: user.email, name: 'Bo', language: 'da' });
    expect(second?.token).not.toBe(token);
    for (const each of [token, second?.token ?? '']) {
      expect((await service.call(confirmEmail, { token: each }, user)).user.email_verified).toBe(true);
    }
  });

  it('refuses to mail more than a few links at once, and mails again after a pause', async () => {
    const { user } = await signUp();
    for (let n = 0; n < 3; n++) await service.call(requestEmailVerification, {}, user);
    expect(await service.refusal(requestEmailVerification, {}, user)).toEqual({ root: 'too_many_mails' });
    expect(await mailed()).toHaveLength(4);
    service.clock.advance(2 * MINUTE);
    await service.call(requestEmailVerification, {}, user);
    expect(await mailed()).toHaveLength(5);
  });

  it('mails no link to a user whose address is confirmed, and refuses requests without login', async () => {
    const { user, token } = await signUp();
    await service.call(confirmEmail, { token }, user);
    await service.call(requestEmailVerification, {}, user);
    expect(await mailed()).toHaveLength(1);
    expect(await service.refusal(requestEmailVerification, {})).toEqual({ root: 'needs_login' });
    expect(await service.refusal(requestEmailVerification, {}, aUser())).toEqual({ root: 'needs_login' });
  });
});
