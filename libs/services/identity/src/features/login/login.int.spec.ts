import { identity } from '@festlig/contracts/identity';
import { TestService } from '@festlig/testing/service';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { IdentityModule } from '../../identity.module';

const { login, logout, register, resolveSession } = identity.calls;
const now = '2026-05-01T10:00:00Z';
const HOUR = 3_600_000;
const account = { email: 'ida@festlig.example', password: 'blåbærgrød' };

describe('sessions', () => {
  let service: TestService;
  const userOf = async (token: string | undefined) => (await service.ask(resolveSession, { token: token ?? '' })).user;
  beforeAll(async () => {
    service = await TestService.start({ service: 'identity', module: IdentityModule, now });
    await service.call(register, { ...account, name: 'Ida', accept_terms: true });
  });
  beforeEach(() => service.clock.set(new Date(now)));
  afterAll(() => service.stop());

  it('starts with address and password, in any letter case and any Unicode form', async () => {
    const { user, session } = await service.call(login, {
      email: 'IDA@festlig.example',
      password: account.password.normalize('NFD'),
    });
    expect(user.name).toBe('Ida');
    expect(await userOf(session?.token)).toEqual(user);
  });

  it('is refused alike for a wrong password and for an unknown address', async () => {
    expect(await service.refusal(login, { ...account, password: 'forkert' })).toEqual({ root: 'login_failed' });
    expect(await service.refusal(login, { ...account, email: 'x@festlig.example' })).toEqual({ root: 'login_failed' });
  });

  it('ends the one that the same browser had before, and not when the log-in is refused', async () => {
    const sessionToken = (await service.call(login, account)).session?.token ?? '';
    await service.refusal(login, { ...account, password: 'forkert', sessionToken });
    expect(await userOf(sessionToken)).not.toBeNull();
    const { session } = await service.call(login, { ...account, sessionToken });
    expect(await userOf(sessionToken)).toBeNull();
    expect(await userOf(session?.token)).not.toBeNull();
  });

  describe('password guessing', () => {
    const MINUTE = 60_000;
    const attempt = (email: string, password = 'forkert') => service.refusal(login, { email, password });
    const fail = async (email: string, times: number) => {
      for (let n = 0; n < times; n++) expect(await attempt(email)).toEqual({ root: 'login_failed' });
    };

    it('is refused after five wrong passwords for growing pauses, with the right password too', async () => {
      await service.call(login, account);
      await fail(account.email, 5);
      expect(await attempt(account.email)).toEqual({ root: 'too_many_tries' });
      expect(await attempt(account.email, account.password)).toEqual({ root: 'too_many_tries' });
      service.clock.advance(MINUTE);
      await fail(account.email, 1);
      service.clock.advance(MINUTE);
      expect(await attempt(account.email)).toEqual({ root: 'too_many_tries' });
      service.clock.advance(MINUTE);
      expect((await service.call(login, account)).user.name).toBe('Ida');
      // The right password has reset the count.
      await fail(account.email, 4);
      await service.call(login, account);
    });

    it('is counted alike for an address without an account', async () => {
      const nobody = 'nobody@festlig.example';
      await fail(nobody, 5);
      expect(await attempt(nobody)).toEqual({ root: 'too_many_tries' });
    });

    it('is limited to five checked passwords when many requests come at the same time', async () => {
      const answers = await Promise.all(Array.from({ length: 30 }, () => attempt('burst@festlig.example')));
      const looked = answers.filter(({ root }) => root === 'login_failed');
      expect(looked.length).toBeGreaterThan(0);
      expect(looked.length).toBeLessThanOrEqual(5);
    });

    it('does not lock out other accounts', async () => {
      await fail('somebody@festlig.example', 5);
      expect((await service.call(login, account)).user.name).toBe('Ida');
    });
  });

  it('ends with the browser, and after 12 hours at the latest', async () => {
    const { session } = await service.call(login, account);
    expect(session?.expiresAt).toBeNull();
    service.clock.advance(12 * HOUR - 1);
    expect(await userOf(session?.token)).not.toBeNull();
    service.clock.advance(1);
    expect(await userOf(session?.token)).toBeNull();
  });

  it('lasts for 30 days when the user asked to be remembered', async () => {
    const { session } = await service.call(login, { ...account, remember_me: true });
    expect(session?.expiresAt).toBe('2026-05-31T10:00:00.000Z');
    service.clock.advance(30 * 24 * HOUR - 1);
    expect(await userOf(session?.token)).not.toBeNull();
    service.clock.advance(1);
    expect(await userOf(session?.token)).toBeNull();
  });

  it('ends at logout in that browser only, and a second logout changes nothing', async () => {
    const here = (await service.call(login, account)).session?.token ?? '';
    const there = (await service.call(login, account)).session?.token ?? '';
    expect(await service.call(logout, { sessionToken: here })).toEqual({ url: '/' });
    expect(await service.call(logout, { sessionToken: here })).toEqual({ url: '/' });
    expect(await service.call(logout, {})).toEqual({ url: '/' });
    expect(await userOf(here)).toBeNull();
    expect(await userOf(there)).not.toBeNull();
  });

  it('resolves to nobody for a made-up token, and is never resolved for browsers', async () => {
    expect(await userOf('made up')).toBeNull();
    expect(await service.refusal(resolveSession, { token: 'x' })).toEqual({ root: 'not_found' });
  });
});
