import { identity } from '@festlig/contracts/identity';
import { aUser, TestService } from '@festlig/testing/service';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { digestOf } from '@festlig/domain/identity/token-digest';
import { mailedLinks, newestToken } from '../../identity.fixture';
import { IdentityModule } from '../../identity.module';
import { UserRepository } from '../../store/user.repository';

const { changeEmail, confirmEmail, login, register, resolveSession, requestEmailVerification } = identity.calls;
const [typo, email, password] = ['karen@fetslig.example', 'karen@festlig.example', 'en lang kode'];

describe('changing the e-mail address', () => {
  let service: TestService;
  const signUp = (address: string) =>
    service.call(register, { name: 'Karen', email: address, password, accept_terms: true });
  const userOf = async (token = '') => (await service.ask(resolveSession, { token })).user;
  const mailed = () => mailedLinks(service, 'verification');
  beforeEach(async () => {
    service = await TestService.start({ service: 'identity', module: IdentityModule, now: '2026-05-01T10:00:00Z' });
  });
  afterEach(() => service.stop());

  it('moves the login to the new address, keeps the session, and accepts only links to the new address', async () => {
    const { user, session } = await signUp(typo);
    const before = await newestToken(service, 'verification');
    const changed = await service.call(
      changeEmail,
      { email: ' Karen@Festlig.example', currentPassword: password },
      user,
    );
    expect(changed).toEqual({ ...user, email, email_verified: false });
    expect(await userOf(session?.token)).toEqual(changed);
    expect(await service.refusal(login, { email: typo, password })).toEqual({ root: 'login_failed' });
    expect((await service.call(login, { email, password })).user).toEqual(changed);
    const [first, after] = await mailed();
    expect([first, after?.email]).toEqual([null, email]);
    expect(await service.refusal(confirmEmail, { token: before }, user)).toEqual({
      root: 'verification_expired',
    });
    await service.call(confirmEmail, { token: after?.token ?? '' }, user);
    expect(await userOf(session?.token)).toEqual({ ...changed, email_verified: true });
  });

  it('accepts no link to the old address that was requested while the address changed', async () => {
    const { user } = await signUp(typo);
    const users = service.app.get(UserRepository);
    await service.call(changeEmail, { email, currentPassword: password }, user);
    const late = { id: 'late', digest: digestOf('late'), expiresAt: new Date('2026-05-02T10:00:00Z') };
    await users.addLink(user, 'verification', late);
    await users.addLink(user, 'recovery', late);
    expect(await service.refusal(confirmEmail, { token: 'late' }, user)).toEqual({ root: 'verification_expired' });
    expect(await users.recover(user, late.digest, 'hash', new Date('2026-05-01T11:00:00Z'))).toBeNull();
  });

  it.each([
    [{ currentPassword: '' }, { currentPassword: 'current_password_required' }],
    [{ currentPassword: 'et gæt' }, { currentPassword: 'current_password_wrong' }],
    [{ email: 'karen@' }, { email: 'email_invalid' }],
    [{ email: 'ida@festlig.example' }, { email: 'email_taken' }],
  ])('refuses %j and changes nothing', async (wrong, codes) => {
    await signUp('ida@festlig.example');
    const { user, session } = await signUp(typo);
    const input = { email, currentPassword: password, ...wrong };
    expect(await service.refusal(changeEmail, input, user)).toEqual(codes);
    expect(await userOf(session?.token)).toEqual(user);
  });

  it('mails nothing and keeps the confirmation when the address stays the same', async () => {
    const { user } = await signUp(email);
    expect(await service.call(changeEmail, { email, currentPassword: password }, user)).toEqual(user);
    expect(await mailed()).toHaveLength(1);
  });

  it('mails one inbox a few times only, whoever asks, and changes no address beyond that limit', async () => {
    const spread = (n: number) => `victim+${n}@festlig.example`;
    let { user } = await signUp(typo);
    for (let n = 0; n < 3; n++)
      user = await service.call(changeEmail, { email: spread(n), currentPassword: password }, user);
    const again = { email: spread(3), currentPassword: password };
    expect(await service.refusal(changeEmail, again, user)).toEqual({ root: 'too_many_mails' });
    expect((await service.call(login, { email: spread(2), password })).user.id).toBe(user.id);
    expect(await mailed()).toHaveLength(4);
  });

  it('lets the owner of an inbox register although another account has used up its mails to that inbox', async () => {
    let { user } = await signUp(typo);
    for (let n = 0; n < 3; n++)
      user = await service.call(changeEmail, { email: `owner+${n}@festlig.example`, currentPassword: password }, user);
    const another = { email: 'owner+3@festlig.example', currentPassword: password };
    expect(await service.refusal(changeEmail, another, user)).toEqual({ root: 'too_many_mails' });
    expect(await service.refusal(requestEmailVerification, {}, user)).toEqual({ root: 'too_many_mails' });
    expect((await signUp('owner@festlig.example')).user.email).toBe('owner@festlig.example');
  });

  it('is refused without login and for a deleted user', async () => {
    const input = { email, currentPassword: password };
    expect(await service.refusal(changeEmail, input)).toEqual({ root: 'needs_login' });
    expect(await service.refusal(changeEmail, input, aUser())).toEqual({ root: 'needs_login' });
  });
});
