import { identity, userDeleted } from '@festlig/contracts/identity';
import { TestService } from '@festlig/testing/service';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { IdentityModule } from '../../identity.module';

const { deleteUser, getUser, login, recoverPassword, register, resolveSession, updateUser } = identity.calls;
const form = { name: 'Karen', email: 'karen@festlig.example', password: 'en lang kode', accept_terms: true } as const;
const proof = { currentPassword: form.password };

describe('deleting an account', () => {
  let service: TestService;
  beforeEach(async () => {
    service = await TestService.start({ service: 'identity', module: IdentityModule, now: '2026-05-01T10:00:00Z' });
  });
  afterEach(() => service.stop());

  it('makes the account unknown to every call, publishes the deletion once, and frees the address', async () => {
    const { user, session } = await service.call(register, form);
    expect(await service.call(deleteUser, proof, user)).toEqual({ done: true });
    expect(await service.call(deleteUser, proof, user)).toEqual({ done: true });
    expect((await service.facts(userDeleted)).map(({ data }) => data)).toEqual([{ userId: user.id }]);
    expect((await service.ask(resolveSession, { token: session?.token ?? '' })).user).toBeNull();
    await expect(service.ask(getUser, { userId: user.id })).rejects.toThrow('not_found');
    const { email, password } = form;
    expect(await service.refusal(login, { email, password })).toEqual({ root: 'login_failed' });
    expect(await service.refusal(updateUser, { name: 'Karen' }, user)).toEqual({ root: 'needs_login' });
    await service.call(recoverPassword, { email: form.email });
    expect((await service.call(register, form)).user.id).not.toBe(user.id);
  });

  it.each([
    ['', 'current_password_required'],
    ['et gæt', 'current_password_wrong'],
  ])('is refused with the password %j, and deletes nothing', async (currentPassword, code) => {
    const { user, session } = await service.call(register, form);
    expect(await service.refusal(deleteUser, { currentPassword }, user)).toEqual({ currentPassword: code });
    expect((await service.ask(resolveSession, { token: session?.token ?? '' })).user).toEqual(user);
    expect(await service.facts(userDeleted)).toEqual([]);
  });

  it('leaves other accounts as they are, and is refused without login', async () => {
    const { user } = await service.call(register, form);
    const other = await service.call(register, { ...form, email: 'bo@festlig.example' });
    expect(await service.refusal(deleteUser, {})).toEqual({ root: 'needs_login' });
    await service.call(deleteUser, proof, user);
    expect((await service.ask(resolveSession, { token: other.session?.token ?? '' })).user).toEqual(other.user);
  });
});
