import { identity } from '@festlig/contracts/identity';
import { aUser, TestService } from '@festlig/testing/service';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { IdentityModule } from '../../identity.module';

const { changePassword, login, register, resolveSession } = identity.calls;
const email = 'karen@festlig.example';
const old = 'en gammel kode';
const change = { currentPassword: old, password: 'en ny kode', password2: 'en ny kode' };

describe('changing a password', () => {
  let service: TestService;
  const signUp = () => service.call(register, { name: 'Karen', email, password: old, accept_terms: true });
  const userOf = async (token = '') => (await service.ask(resolveSession, { token })).user;
  const enters = async (password: string) =>
    service.call(login, { email, password }).then(
      () => true,
      () => false,
    );
  beforeEach(async () => {
    service = await TestService.start({ service: 'identity', module: IdentityModule, now: '2026-05-01T10:00:00Z' });
  });
  afterEach(() => service.stop());

  it('accepts the new password, refuses the old one, and ends every session but the new one', async () => {
    const { user, session: first } = await signUp();
    const { session: other } = await service.call(login, { email, password: old });
    const { session } = await service.call(changePassword, change, user);
    expect(await enters(old)).toBe(false);
    expect(await enters('en ny kode')).toBe(true);
    expect(await userOf(session?.token)).toEqual(user);
    expect([await userOf(first?.token), await userOf(other?.token)]).toEqual([null, null]);
  });

  it.each([
    [{ currentPassword: '' }, { currentPassword: 'current_password_required' }],
    [{ currentPassword: 'et gæt' }, { currentPassword: 'current_password_wrong' }],
    [{ password2: 'en anden kode' }, { password2: 'passwords_differ' }],
    [{ password: 'sommer2026', password2: 'sommer2026' }, { password: 'password_guessable' }],
    [{ password: 'kort', password2: 'kort' }, { password: 'too_short' }],
  ])('refuses %j and changes nothing', async (wrong, codes) => {
    const { user, session } = await signUp();
    expect(await service.refusal(changePassword, { ...change, ...wrong }, user)).toEqual(codes);
    expect(await enters(old)).toBe(true);
    expect(await userOf(session?.token)).toEqual(user);
  });

  it('is refused without login and for a deleted user', async () => {
    await signUp();
    expect(await service.refusal(changePassword, change)).toEqual({ root: 'needs_login' });
    expect(await service.refusal(changePassword, change, aUser())).toEqual({ root: 'needs_login' });
    expect(await enters(old)).toBe(true);
  });
});
