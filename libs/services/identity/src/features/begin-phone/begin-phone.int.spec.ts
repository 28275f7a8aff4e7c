import { identity, phoneCodeRequested, type User } from '@festlig/contracts/identity';
import { TestService } from '@festlig/testing/service';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { IdentityModule } from '../../identity.module';
import { begin, newestCode, signUp } from '../../phone.fixture';

const { beginPhone, updateUser, verifyPhone } = identity.calls;
const PHONE = '+4520123456';
const MINUTE = 60_000;

describe('requesting a code for a phone', () => {
  let service: TestService;
  let karen: User;
  const texts = async () => (await service.facts(phoneCodeRequested)).length;
  const ask = (user = karen, clientAddress = '') => service.call(beginPhone, { clientAddress }, user);
  const refusal = (user = karen, clientAddress = '') => service.refusal(beginPhone, { clientAddress }, user);
  const enter = (phone: string, user = karen) => service.call(updateUser, { phone }, user);
  beforeEach(async () => {
    service = await TestService.start({ service: 'identity', module: IdentityModule, now: '2026-05-01T10:00:00Z' });
    karen = await signUp(service, 'Karen');
  });
  afterEach(() => service.stop());

  it('is refused without a number, and for one that takes no texts', async () => {
    expect(await refusal()).toEqual({ phone: 'phone_missing' });
    await enter('+442079460958');
    expect(await refusal()).toEqual({ phone: 'phone_takes_no_texts' });
    await enter('+4590123456');
    expect(await refusal()).toEqual({ phone: 'phone_takes_no_texts' });
    expect(await texts()).toBe(0);
  });

  it('sends nothing when the number is verified already', async () => {
    await begin(service, karen, PHONE);
    await service.call(verifyPhone, { code: await newestCode(service) }, karen);
    expect(await ask()).toEqual({ done: true });
    expect(await texts()).toBe(1);
  });

  it('texts one number with growing pauses, five times a day at most, whoever asks', async () => {
    const ida = await signUp(service, 'Ida');
    await begin(service, karen, PHONE);
    expect(await refusal()).toEqual({ root: 'too_many_texts' });
    await enter(PHONE, ida);
    expect(await refusal(ida)).toEqual({ root: 'too_many_texts' });
    for (const pause of [1, 2, 10, 60]) {
      service.clock.advance(pause * MINUTE);
      await ask();
    }
    service.clock.advance(60 * MINUTE);
    expect(await refusal(ida)).toEqual({ root: 'too_many_texts_today' });
    expect(await texts()).toBe(5);
  });

  it('sends one text when many requests come at the same time', async () => {
    await enter(PHONE);
    await Promise.allSettled(Array.from({ length: 10 }, () => ask()));
    expect(await texts()).toBe(1);
  });

  it('sends ten texts a day for one user, whatever the numbers', async () => {
    for (let n = 10; n < 20; n++) await begin(service, karen, `+45201${n}456`);
    await enter('+4526123456');
    expect(await refusal()).toEqual({ root: 'too_many_texts_today' });
  });

  it('sends thirty texts a day for one network, whatever the users', async () => {
    const users = await Promise.all(['Ida', 'Bo', 'Eva', 'Jens'].map((name) => signUp(service, name)));
    for (let n = 0; n < 30; n++) {
      const user = users[Math.floor(n / 9)]!;
      await enter(`+4520${10 + n}3456`, user);
      await ask(user, '192.0.2.1');
    }
    await enter('+4526123456');
    expect(await refusal(karen, '192.0.2.1')).toEqual({ root: 'too_many_texts_today' });
    expect(await ask(karen, '192.0.2.2')).toEqual({ done: true });
  });

  it('sends twenty texts a day to one row of numbers, whoever asks', async () => {
    const users = await Promise.all(['Ida', 'Bo'].map((name) => signUp(service, name)));
    for (let n = 0; n < 20; n++) await begin(service, users[n % 2]!, `+4520123${100 + n}`);
    await enter('+4520123999');
    expect(await refusal()).toEqual({ root: 'too_many_texts_today' });
    await enter('+4526123456');
    expect(await ask()).toEqual({ done: true });
  });
});

describe('the number in the account', () => {
  let service: TestService;
  beforeEach(async () => {
    service = await TestService.start({ service: 'identity', module: IdentityModule, now: '2026-05-01T10:00:00Z' });
  });
  afterEach(() => service.stop());

  it('is stored as E.164, and removed by blank text', async () => {
    const karen = await signUp(service, 'Karen');
    expect(await service.call(updateUser, { phone: ' +45 20 12 34 56 ' }, karen)).toMatchObject({ phone: PHONE });
    expect(await service.call(updateUser, { name: 'Karen B' }, karen)).toMatchObject({ phone: PHONE });
    expect(await service.call(updateUser, { phone: '' }, karen)).toMatchObject({ phone: null });
  });

  it('is refused without a plus, and with one when it is no number', async () => {
    const karen = await signUp(service, 'Karen');
    expect(await service.refusal(updateUser, { phone: '20123456' }, karen)).toEqual({ phone: 'phone_needs_plus' });
    expect(await service.refusal(updateUser, { phone: '+45 20 12' }, karen)).toEqual({ phone: 'phone_invalid' });
  });
});
