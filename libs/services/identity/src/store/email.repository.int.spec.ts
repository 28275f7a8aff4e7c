import { accountChanged, identity } from '@festlig/contracts/identity';
import { aUser, TestService } from '@festlig/testing/service';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { mailedLinks, newestToken } from '../identity.fixture';
import { IdentityModule } from '../identity.module';
import { UserRepository } from './user.repository';

const { cancelEmailChange, changeEmail, confirmEmail, deleteUser, describeVerification, getLogins } = identity.calls;
const { login, recoverPassword, register, replacePassword, requestEmailVerification } = identity.calls;
const [old, email, password] = ['karen@festlig.example', 'ny@festlig.example', 'en lang kode'];
const DAY = 24 * 3_600_000;

describe('a new address of an account with a confirmed one (rule: change-email)', () => {
  let service: TestService;
  const signUp = async (address: string) =>
    (await service.call(register, { name: 'Karen', email: address, password, accept_terms: true })).user;
  const token = () => newestToken(service, 'verification');
  const confirmed = async (address = old) => {
    const user = await signUp(address);
    return (await service.call(confirmEmail, { token: await token() }, user)).user;
  };
  type User = Awaited<ReturnType<typeof confirmed>>;
  /** Asks for the address; returns the token of its link. */
  const ask = async (user: User, address = email) => {
    await service.call(changeEmail, { email: address, currentPassword: password }, user);
    return token();
  };
  const waits = async (user: User) => (await service.call(getLogins, {}, user)).waitingEmail;
  const entersWith = async (address: string) => (await service.call(login, { email: address, password })).user;
  const told = async () => (await service.facts(accountChanged)).map(({ data: { what, email: at } }) => [what, at]);
  const expired = { root: 'verification_expired' };
  const isNobody = { root: 'login_failed' };
  beforeEach(async () => {
    service = await TestService.start({ service: 'identity', module: IdentityModule, now: '2026-05-01T10:00:00Z' });
  });
  afterEach(() => service.stop());

  it('waits while the old one stays for logging in, and takes its place when its link is pressed', async () => {
    const user = await confirmed();
    expect(await waits(user)).toBeNull();
    expect(await service.call(changeEmail, { email, currentPassword: password }, user)).toEqual(user);
    expect(await waits(user)).toBe(email);
    expect(await entersWith(old)).toEqual(user);
    expect(await service.refusal(login, { email, password })).toEqual(isNobody);
    const link = (await mailedLinks(service, 'verification')).at(-1);
    expect(link).toMatchObject({ email, name: 'Karen', replaces: true });
    expect(await told()).toEqual([['email-asked', old]]);
    const changed = { ...user, email };
    const press = () => service.call(confirmEmail, { token: link?.token ?? '' }, user);
    // Pressing twice, also at the same time, changes it once.
    expect(await Promise.all([press(), press()])).toEqual([{ user: changed }, { user: changed }]);
    expect(await press()).toEqual({ user: changed });
    expect(await told()).toEqual([
      ['email-asked', old],
      ['email', old],
    ]);
    expect([await entersWith(email), await waits(changed)]).toEqual([changed, null]);
    expect(await service.refusal(login, { email: old, password })).toEqual(isNobody);
  });

  it('gets no link for a new password, which the old one gets until the change and not afterwards', async () => {
    const user = await confirmed();
    const link = await ask(user);
    await service.call(recoverPassword, { email });
    expect(await mailedLinks(service, 'recovery')).toEqual([]);
    await service.call(recoverPassword, { email: old });
    const recovery = await newestToken(service, 'recovery');
    expect(await mailedLinks(service, 'recovery')).toEqual([expect.objectContaining({ email: old })]);
    await service.call(confirmEmail, { token: link }, user);
    expect(await service.refusal(replacePassword, { token: recovery, password: 'en anden kode' })).toEqual({
      root: 'recovery_expired',
    });
  });

  it('is told to the old one as often as the limit lets it be asked for, and no more (rule: account-change-mails)', async () => {
    const user = await confirmed();
    for (let asked = 0; asked < 3; asked++) await ask(user);
    const refused = await service.refusal(changeEmail, { email, currentPassword: password }, user);
    expect(refused).toEqual({ root: 'too_many_mails' });
    expect(await told()).toEqual(Array.from({ length: 3 }, () => ['email-asked', old]));
  });

  it('is withdrawn when the owner chooses a new password by the link mailed to the old one', async () => {
    const user = await confirmed();
    const link = await ask(user);
    await service.call(recoverPassword, { email: old });
    const recovery = await newestToken(service, 'recovery');
    await service.call(replacePassword, { token: recovery, password: 'en anden kode' });
    expect(await waits(user)).toBeNull();
    expect(await service.refusal(confirmEmail, { token: link }, user)).toEqual(expired);
  });

  it('is reserved for nobody: whoever registers it meanwhile keeps it, and nothing is lost', async () => {
    const user = await confirmed();
    const link = await ask(user);
    const owner = await signUp(email);
    const taken = { root: 'waiting_email_taken' };
    expect(await service.refusal(confirmEmail, { token: link }, user)).toEqual(taken);
    // The registration may be between the look and the write: then the unique index refuses.
    const look = jest.spyOn(UserRepository.prototype, 'findByEmail').mockResolvedValueOnce(null);
    expect(await service.refusal(confirmEmail, { token: link }, user)).toEqual(taken);
    look.mockRestore();
    expect([await entersWith(old), await waits(user)]).toEqual([user, email]);
    expect((await entersWith(email)).id).toBe(owner.id);
    expect(await told()).toEqual([['email-asked', old]]);
    // Once it is free again the same link works.
    await service.call(deleteUser, { currentPassword: password }, owner);
    expect((await service.call(confirmEmail, { token: link }, user)).user).toEqual({ ...user, email });
  });

  it('becomes that of the account that confirms it first when two accounts wait for it', async () => {
    const [karen, ida] = [await confirmed(), await confirmed('ida@festlig.example')];
    const [first, second] = [await ask(karen), await ask(ida)];
    const refused = async (user: User, link: string) =>
      service.call(confirmEmail, { token: link }, user).then(
        () => 0,
        () => 1,
      );
    const refusals = await Promise.all([refused(karen, first), refused(ida, second)]);
    expect(refusals.toSorted()).toEqual([0, 1]);
    expect((await entersWith(email)).id).toBe(refusals[0] === 0 ? karen.id : ida.id);
  });

  it('is replaced by a later one, whose link is the only one that works', async () => {
    const user = await confirmed();
    const first = await ask(user);
    const second = await ask(user, 'nyere@festlig.example');
    expect(await service.refusal(confirmEmail, { token: first }, user)).toEqual(expired);
    expect((await service.call(confirmEmail, { token: second }, user)).user.email).toBe('nyere@festlig.example');
  });

  it.each([
    ['cancelled', cancelEmailChange, {}],
    ['asked to stay the old one', changeEmail, { email: old, currentPassword: password }],
  ] as const)('is withdrawn with its links when the change is %s, which is harmless twice', async (_, call, input) => {
    const user = await confirmed();
    const link = await ask(user);
    for (let n = 0; n < 2; n++) await service.call(call, input as never, user);
    expect(await waits(user)).toBeNull();
    expect(await service.refusal(confirmEmail, { token: link }, user)).toEqual(expired);
    expect((await mailedLinks(service, 'verification')).at(-1)).toBeNull();
    expect(await entersWith(old)).toEqual(user);
  });

  it('is not cancelled for an account that has none waiting, whose own link goes on working', async () => {
    const user = await signUp(old);
    await service.call(cancelEmailChange, {}, user);
    expect((await service.call(confirmEmail, { token: await token() }, user)).user.email_verified).toBe(true);
    expect(await service.refusal(cancelEmailChange, {})).toEqual({ root: 'needs_login' });
  });

  it('gets another link on request, and its links expire after 3 days', async () => {
    const user = await confirmed();
    const first = await ask(user);
    service.clock.advance(2 * DAY);
    await service.call(requestEmailVerification, {}, user);
    const again = (await mailedLinks(service, 'verification')).at(-1);
    expect(again?.email).toBe(email);
    service.clock.advance(DAY);
    expect(await service.refusal(confirmEmail, { token: first }, user)).toEqual(expired);
    expect((await service.call(confirmEmail, { token: again?.token ?? '' }, user)).user.email).toBe(email);
  });

  it('is shown to its user alone, and masked to whoever else opens the link', async () => {
    const user = await confirmed();
    const link = await ask(user);
    const hidden = { email: 'n•••@festlig.example', own: false, confirmed: false };
    expect(await service.call(describeVerification, { token: link })).toEqual(hidden);
    expect(await service.call(describeVerification, { token: link }, aUser())).toEqual(hidden);
    expect(await service.call(describeVerification, { token: link }, user)).toEqual({ ...hidden, email, own: true });
    expect(JSON.stringify(await entersWith(old))).not.toContain(email);
    await service.call(confirmEmail, { token: link }, user);
    expect(await service.call(describeVerification, { token: link })).toEqual({ ...hidden, confirmed: true });
  });

  it('is not confirmed by the link alone: a browser without session gives the password', async () => {
    const user = await confirmed();
    const link = await ask(user);
    expect(await service.refusal(confirmEmail, { token: link })).toEqual({
      currentPassword: 'current_password_required',
    });
    expect(await entersWith(old)).toEqual(user);
    expect((await service.call(confirmEmail, { token: link, currentPassword: password })).user.email).toBe(email);
  });

  it('is deleted with the account', async () => {
    const user = await confirmed();
    const link = await ask(user);
    await service.call(deleteUser, { currentPassword: password }, user);
    expect(await service.refusal(confirmEmail, { token: link }, user)).toEqual(expired);
    const users = service.app.get<Connection>(getConnectionToken()).collection('users');
    expect(JSON.stringify(await users.find().toArray())).not.toContain(email);
  });

  it('replaces at once an address that is not confirmed', async () => {
    const user = await signUp(old);
    await ask(user);
    const link = (await mailedLinks(service, 'verification')).at(-1);
    expect(link).toMatchObject({ email, replaces: false });
    expect(await told()).toEqual([]);
    expect([(await entersWith(email)).id, await waits(user)]).toEqual([user.id, null]);
    expect(await service.refusal(login, { email: old, password })).toEqual(isNobody);
  });

  it('waits after all when the old one was confirmed in the moment of the change', async () => {
    const user = await signUp(old);
    const own = await token();
    const look = jest.spyOn(UserRepository.prototype, 'findByEmail').mockImplementationOnce(async () => {
      await service.call(confirmEmail, { token: own }, user);
      return null;
    });
    await service.call(changeEmail, { email, currentPassword: password }, user);
    look.mockRestore();
    expect(await waits(user)).toBe(email);
    expect(await entersWith(old)).toMatchObject({ id: user.id, email_verified: true });
  });
});
