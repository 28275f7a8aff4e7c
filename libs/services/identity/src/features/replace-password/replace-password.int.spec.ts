import { emailVerified, identity } from '@festlig/contracts/identity';
import { TestService } from '@festlig/testing/service';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { mailedLinks, newestToken } from '../../identity.fixture';
import { IdentityModule } from '../../identity.module';
import { PROFILE, type Social, startSocial } from '../../social.fixture';
import { UserRepository } from '../../store/user.repository';

const { changeEmail, confirmEmail, getLogins, getUser, login, recoverPassword, register } = identity.calls;
const { replacePassword, resolveSession, updateUser } = identity.calls;
const email = 'bo@festlig.example';
const password = 'en ny kode';
const HOUR = 3_600_000;

describe('choosing a new password by a mailed link', () => {
  let service: TestService;
  const signUp = () => service.call(register, { name: 'Bo', email, password: 'en glemt kode', accept_terms: true });
  const ask = async () => {
    expect(await service.call(recoverPassword, { email })).toEqual({ status: 'sent' });
    return newestToken(service, 'recovery');
  };
  const expired = { root: 'recovery_expired' };
  beforeEach(async () => {
    service = await TestService.start({ service: 'identity', module: IdentityModule, now: '2026-05-01T10:00:00Z' });
  });
  afterEach(() => service.stop());

  it('logs in, confirms the address, and ends every earlier session', async () => {
    const { user, session: old } = await signUp();
    const token = await ask();
    expect(await mailedLinks(service, 'recovery')).toEqual([
      { email, name: 'Bo', language: 'da', token, replaces: false },
    ]);
    const replaced = await service.call(replacePassword, { token, password });
    expect(replaced.user).toEqual({ ...user, email_verified: true });
    expect((await service.ask(resolveSession, { token: replaced.session?.token ?? '' })).user).toEqual(replaced.user);
    expect((await service.ask(resolveSession, { token: old?.token ?? '' })).user).toBeNull();
    const published = async () => (await service.facts(emailVerified)).map(({ data }) => data);
    expect(await published()).toEqual([{ userId: user.id, by: 'recovery' }]);
    // Another password for an address that is confirmed already confirms nothing.
    await service.call(replacePassword, { token: await ask(), password });
    expect(await published()).toHaveLength(1);
    expect((await service.call(login, { email, password })).user.id).toBe(user.id);
    expect(await service.refusal(login, { email, password: 'en glemt kode' })).toEqual({ root: 'login_failed' });
  });

  it('lets the owner log in although a stranger has locked the account by guessing', async () => {
    await signUp();
    const guess = { email, password: 'et forkert gæt' };
    for (let n = 0; n < 5; n++) await service.refusal(login, guess);
    expect(await service.refusal(login, { email, password: 'en glemt kode' })).toEqual({ root: 'too_many_tries' });
    await service.call(replacePassword, { token: await ask(), password });
    expect((await service.call(login, { email, password })).user.email).toBe(email);
  });

  it('works once: using one link also uses up the other links', async () => {
    await signUp();
    const [first, second] = [await ask(), await ask()];
    await service.call(replacePassword, { token: first, password });
    for (const token of [first, second])
      expect(await service.refusal(replacePassword, { token, password: 'en tredje kode' })).toEqual(expired);
    expect((await service.call(login, { email, password })).user.email).toBe(email);
  });

  it('refuses a link after an hour, a made-up token, and a password that is too short or guessable', async () => {
    await signUp();
    const token = await ask();
    expect(await service.refusal(replacePassword, { token: 'gæt', password })).toEqual(expired);
    expect(await service.refusal(replacePassword, { token, password: '1234567' })).toEqual({ password: 'too_short' });
    const guessable = { password: 'password_guessable' };
    expect(await service.refusal(replacePassword, { token, password: '12345678' })).toEqual(guessable);
    expect(await service.refusal(replacePassword, { token, password: email })).toEqual(guessable);
    service.clock.advance(HOUR);
    expect(await service.refusal(replacePassword, { token, password })).toEqual(expired);
    expect((await service.call(login, { email, password: 'en glemt kode' })).user.email).toBe(email);
  });
});

const victim = 'victim@festlig.example';
const old = 'en lang kode';

describe('a new password chosen by the mailed link', () => {
  let social: Social;
  beforeEach(async () => {
    social = await startSocial('2026-05-01T10:00:00Z');
    social.provider.profile = { ...PROFILE, subject: '6666', email: 'stranger@festlig.example' };
  });
  afterEach(() => social.service.stop());

  const signUp = async (email: string) => {
    const account = { name: 'Karen', email, password: old, accept_terms: true } as const;
    const { user, session } = await social.service.call(register, account);
    return { user, sessionToken: session?.token ?? '' };
  };
  const confirmed = async (email: string) => {
    const { user, sessionToken } = await signUp(email);
    const token = await newestToken(social.service, 'verification');
    return { user: (await social.service.call(confirmEmail, { token }, user)).user, sessionToken };
  };
  const recover = async (email: string) => {
    await social.service.call(recoverPassword, { email });
    return social.service.call(replacePassword, { token: await newestToken(social.service, 'recovery'), password });
  };

  it('unlinks a provider that somebody else has linked, who cannot log in with it any more', async () => {
    const { user, sessionToken } = await confirmed(victim);
    expect((await social.connect({ type: 'link', sessionToken }, user)).error).toBeNull();
    expect((await social.userOf((await social.connect()).token))?.id).toBe(user.id);
    await recover(victim);
    expect((await social.service.call(getLogins, {}, user)).providers).toEqual([]);
    expect(await social.connect()).toMatchObject({ error: 'not_found', token: null });
  });

  it('unlinks a provider that was linked before the account got the address', async () => {
    const { user, sessionToken } = await confirmed('stranger@festlig.example');
    await social.connect({ type: 'link', sessionToken }, user);
    await social.service.call(changeEmail, { email: victim, currentPassword: old }, user);
    await social.service.call(confirmEmail, { token: await newestToken(social.service, 'verification') }, user);
    await recover(victim);
    expect(await social.connect()).toMatchObject({ error: 'not_found', token: null });
  });

  it('lets the owner log in again through a provider that has confirmed the same address', async () => {
    const { user } = await confirmed(victim);
    social.provider.profile = { ...PROFILE, email: victim };
    await social.connect();
    await recover(victim);
    expect((await social.userOf((await social.connect()).token))?.id).toBe(user.id);
  });

  it('removes the phone number of an account whose address was not confirmed, and keeps that of its owner', async () => {
    const [{ user: planted }, { user: own }] = [await signUp(victim), await confirmed('own@festlig.example')];
    for (const [each, phone] of [[planted, '+4520123456'] as const, [own, '+4520123457'] as const])
      await social.service.call(updateUser, { phone }, each);
    await recover(victim);
    await recover('own@festlig.example');
    const phoneOf = async (userId: string) => (await social.service.ask(getUser, { userId })).phone;
    expect(await phoneOf(planted.id)).toBeNull();
    expect(await phoneOf(own.id)).toBe('+4520123457');
  });

  it('leaves no session of somebody else when it was interrupted before the password was written', async () => {
    const { sessionToken } = await signUp(victim);
    const write = jest.spyOn(UserRepository.prototype, 'recover').mockRejectedValueOnce(new Error('killed'));
    await expect(recover(victim)).rejects.toThrow();
    expect(await social.userOf(sessionToken)).toBeNull();
    write.mockRestore();
    await recover(victim);
    expect((await social.service.call(login, { email: victim, password })).user.email).toBe(victim);
  });
});
