import { identity } from '@festlig/contracts/identity';
import { TestService } from '@festlig/testing/service';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mailedLinks, newestToken } from '../../identity.fixture';
import { IdentityModule } from '../../identity.module';

const { login, recoverPassword, register, replacePassword, resolveSession } = identity.calls;
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
    expect(await mailedLinks(service, 'recovery')).toEqual([{ email, name: 'Bo', language: 'da', token }]);
    const replaced = await service.call(replacePassword, { token, password });
    expect(replaced.user).toEqual({ ...user, email_verified: true });
    expect((await service.ask(resolveSession, { token: replaced.session?.token ?? '' })).user).toEqual(replaced.user);
    expect((await service.ask(resolveSession, { token: old?.token ?? '' })).user).toBeNull();
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
