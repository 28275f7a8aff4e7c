import { accountChanged, identity } from '@festlig/contracts/identity';
import { TestService } from '@festlig/testing/service';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { newestToken } from '../identity.fixture';
import { IdentityModule } from '../identity.module';
import { begin, newestCode, signUp } from '../phone.fixture';

const { changeEmail, changePassword, confirmEmail, deleteUser, getUser, recoverPassword, replacePassword } =
  identity.calls;
const { updateUser, verifyPhone } = identity.calls;
const password = 'en lang kode';
const PHONE = '+4520123456';

describe('the owner of an account with a confirmed address', () => {
  let service: TestService;
  const confirmed = async (name: string) => {
    const user = await signUp(service, name);
    await service.call(confirmEmail, { token: await newestToken(service, 'verification') }, user);
    return service.ask(getUser, { userId: user.id });
  };
  const told = async () => (await service.facts(accountChanged)).map(({ data: { what, email } }) => [what, email]);
  beforeEach(async () => {
    service = await TestService.start({ service: 'identity', module: IdentityModule, now: '2026-05-01T10:00:00Z' });
  });
  afterEach(() => service.stop());

  it('is told of a changed password, and not of a refused change', async () => {
    const karen = await confirmed('Karen');
    const change = { password: 'en anden kode', password2: 'en anden kode' };
    await service.refusal(changePassword, { ...change, currentPassword: 'et gæt' }, karen);
    expect(await told()).toEqual([]);
    await service.call(changePassword, { ...change, currentPassword: password }, karen);
    expect(await told()).toEqual([['password', karen.email]]);
  });

  it('is told of a password that was chosen by a mailed link', async () => {
    const karen = await confirmed('Karen');
    await service.call(recoverPassword, { email: karen.email });
    const token = await newestToken(service, 'recovery');
    await service.call(replacePassword, { token, password: 'en anden kode' });
    expect(await told()).toEqual([['password', karen.email]]);
    expect(await service.refusal(replacePassword, { token, password: 'en tredje kode' })).toEqual({
      root: 'recovery_expired',
    });
    expect(await told()).toHaveLength(1);
  });

  it('is told of a changed address at the old one when it is asked for and once it is confirmed, and not when it stays the same', async () => {
    const karen = await confirmed('Karen');
    await service.call(changeEmail, { email: karen.email, currentPassword: password }, karen);
    expect(await told()).toEqual([]);
    await service.call(changeEmail, { email: 'ny@festlig.example', currentPassword: password }, karen);
    expect(await told()).toEqual([['email-asked', karen.email]]);
    await service.call(confirmEmail, { token: await newestToken(service, 'verification') }, karen);
    expect(await told()).toEqual([
      ['email-asked', karen.email],
      ['email', karen.email],
    ]);
  });

  it('is told of a verified phone, and of a number that another account has verified', async () => {
    const [karen, ida] = [await confirmed('Karen'), await confirmed('Ida')];
    await begin(service, karen, PHONE);
    await service.call(verifyPhone, { code: await newestCode(service) }, karen);
    service.clock.advance(60_000);
    await begin(service, ida, PHONE);
    await service.call(verifyPhone, { code: await newestCode(service) }, ida);
    // Facts of different accounts have no order.
    expect((await told()).toSorted()).toEqual([
      ['phone', ida.email],
      ['phone', karen.email],
      ['phone-moved', karen.email],
    ]);
  });

  it('is told when the verified phone is removed or replaced, and not when an unverified one is', async () => {
    const karen = await confirmed('Karen');
    await service.call(updateUser, { phone: PHONE }, karen);
    await service.call(updateUser, { phone: null }, karen);
    expect(await told()).toEqual([]);
    for (const next of [null, '+4520999999']) {
      service.clock.advance(3_600_000);
      await begin(service, karen, PHONE);
      await service.call(verifyPhone, { code: await newestCode(service) }, karen);
      await service.call(updateUser, { phone: PHONE }, karen);
      await service.call(updateUser, { phone: next }, karen);
      await service.call(updateUser, { phone: next }, karen);
    }
    const changes = (await told()).map(([what]) => what);
    expect(changes.filter((what) => what === 'phone-removed')).toHaveLength(2);
    expect(changes).toHaveLength(4);
  });

  it('is told once when the account is deleted, with what the mail needs of the owner', async () => {
    const karen = await confirmed('Karen');
    await service.call(deleteUser, { currentPassword: password }, karen);
    await service.call(deleteUser, { currentPassword: password }, karen);
    expect(await told()).toEqual([['deleted', karen.email]]);
    const [fact] = await service.facts(accountChanged);
    expect(fact?.data).toMatchObject({ owner: { name: 'Karen', language: karen.language } });
  });

  it('differs from the owner of an unconfirmed address, who is told nothing', async () => {
    const karen = await signUp(service, 'Karen');
    const change = { currentPassword: password, password: 'en anden kode', password2: 'en anden kode' };
    await service.call(changePassword, change, karen);
    const input = { email: 'ny@festlig.example', currentPassword: 'en anden kode' };
    await service.call(changeEmail, input, karen);
    expect(await told()).toEqual([]);
  });
});
