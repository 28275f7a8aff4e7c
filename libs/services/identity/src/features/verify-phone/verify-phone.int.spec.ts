import { identity, phoneCodeRequested, type User } from '@festlig/contracts/identity';
import { aUser, TestService } from '@festlig/testing/service';
import { getConnectionToken } from '@nestjs/mongoose';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Connection } from 'mongoose';
import { IdentityModule } from '../../identity.module';
import { begin, newestCode, sentTexts, signUp } from '../../phone.fixture';

const { beginPhone, deleteUser, getUser, updateUser, verifyPhone } = identity.calls;
const [PHONE, ANOTHER] = ['+4520123456', '+4520123457'];
const MINUTE = 60_000;
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('verifying a phone', () => {
  let service: TestService;
  let karen: User;
  const stored = (user = karen) => service.ask(getUser, { userId: user.id });
  const verify = (code: string, user = karen) => service.call(verifyPhone, { code }, user);
  const refusal = (code: string, user = karen) => service.refusal(verifyPhone, { code }, user);
  const EXPIRED = { code: 'phone_code_expired' };
  beforeEach(async () => {
    service = await TestService.start({ service: 'identity', module: IdentityModule, now: '2026-05-01T10:00:00Z' });
    karen = await signUp(service, 'Karen');
  });
  afterEach(() => service.stop());

  it('sends a code of six digits to the number in the account, and verifies the number with it', async () => {
    await begin(service, karen, PHONE);
    const [text] = await sentTexts(service);
    expect(text).toEqual({ phone: PHONE, language: 'da', code: expect.stringMatching(/^\d{6}$/) });
    expect(await stored()).toMatchObject({ phone: PHONE, phone_verified: false });
    expect(await verify(text?.code ?? '')).toEqual({ ...karen, phone: PHONE, phone_verified: true });
    expect(await stored()).toMatchObject({ phone: PHONE, phone_verified: true });
  });

  it('takes a code as it is shown on a phone, in two groups', async () => {
    await begin(service, karen, PHONE);
    const code = await newestCode(service);
    expect(await verify(` ${code.slice(0, 3)} ${code.slice(3)}`)).toMatchObject({ phone_verified: true });
  });

  it.each(['', '12345', '1234567', '12 34 56 7'])('refuses %j, which has not exactly six characters', async (code) => {
    await begin(service, karen, PHONE);
    expect(await refusal(code)).toEqual({ code: 'phone_code_length' });
    // It does not count as a try.
    expect(await refusal(wrong(await newestCode(service)))).toEqual({ code: 'phone_code_wrong' });
  });

  it('takes a code once', async () => {
    await begin(service, karen, PHONE);
    const code = await newestCode(service);
    await verify(code);
    expect(await refusal(code)).toEqual(EXPIRED);
    expect(await sentTexts(service)).toEqual([null]);
  });

  it('takes a code once when it is sent several times at the same time', async () => {
    await begin(service, karen, PHONE);
    const code = await newestCode(service);
    const all = await Promise.allSettled([verify(code), verify(code), verify(code)]);
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('refuses a code after ten minutes, and sends it no longer', async () => {
    await begin(service, karen, PHONE);
    const code = await newestCode(service);
    service.clock.advance(10 * MINUTE);
    expect(await sentTexts(service)).toEqual([null]);
    expect(await refusal(code)).toEqual(EXPIRED);
  });

  it('takes a code until ten minutes are over', async () => {
    await begin(service, karen, PHONE);
    const code = await newestCode(service);
    service.clock.advance(10 * MINUTE - 1);
    expect(await verify(code)).toMatchObject({ phone_verified: true });
  });

  it('allows five tries of a code, also when they come at the same time', async () => {
    await begin(service, karen, PHONE);
    const code = await newestCode(service);
    for (let tries = 1; tries < 5; tries++) expect(await refusal(wrong(code))).toEqual({ code: 'phone_code_wrong' });
    expect(await refusal(wrong(code))).toEqual(EXPIRED);
    expect(await refusal(code)).toEqual(EXPIRED);
    service.clock.advance(MINUTE);
    await service.call(beginPhone, {}, karen);
    const next = await newestCode(service);
    const all = await Promise.all(Array.from({ length: 20 }, () => refusal(wrong(next))));
    expect(all.filter(({ code: coded }) => coded === 'phone_code_wrong')).toHaveLength(4);
    expect(await refusal(next)).toEqual(EXPIRED);
  });

  it('takes only the latest code', async () => {
    await begin(service, karen, PHONE);
    const first = await newestCode(service);
    service.clock.advance(MINUTE);
    await service.call(beginPhone, {}, karen);
    expect((await sentTexts(service))[0]).toBeNull();
    expect(await refusal(first)).toEqual({ code: 'phone_code_wrong' });
    expect(await verify(await newestCode(service))).toMatchObject({ phone_verified: true });
  });

  it("refuses another user's code", async () => {
    const ida = await signUp(service, 'Ida');
    await begin(service, karen, PHONE);
    const code = await newestCode(service);
    expect(await refusal(code, ida)).toEqual(EXPIRED);
    await begin(service, ida, ANOTHER);
    expect(await refusal(code, ida)).toEqual({ code: 'phone_code_wrong' });
    expect(await stored(ida)).toMatchObject({ phone_verified: false });
  });

  it('refuses a code when the number was changed meanwhile, and unverifies a changed number', async () => {
    await begin(service, karen, PHONE);
    const code = await newestCode(service);
    await service.call(updateUser, { phone: ANOTHER }, karen);
    expect(await refusal(code)).toEqual(EXPIRED);
    await service.call(updateUser, { phone: PHONE }, karen);
    expect(await refusal(code)).toEqual(EXPIRED);
    service.clock.advance(MINUTE);
    await service.call(beginPhone, {}, karen);
    await verify(await newestCode(service));
    expect(await service.call(updateUser, { phone: '+45 20 12 34 56' }, karen)).toMatchObject({ phone_verified: true });
    expect(await service.call(updateUser, { phone: ANOTHER }, karen)).toMatchObject({ phone_verified: false });
  });

  it('moves a number to the account that verifies it last', async () => {
    const ida = await signUp(service, 'Ida');
    await begin(service, karen, PHONE);
    await verify(await newestCode(service));
    service.clock.advance(MINUTE);
    await begin(service, ida, PHONE);
    expect(await stored()).toMatchObject({ phone_verified: true });
    await verify(await newestCode(service), ida);
    expect(await stored(ida)).toMatchObject({ phone: PHONE, phone_verified: true });
    expect(await stored()).toMatchObject({ phone: PHONE, phone_verified: false });
  });

  it('verifies a number for one of two accounts that verify it at the same time', async () => {
    const ida = await signUp(service, 'Ida');
    await begin(service, karen, PHONE);
    service.clock.advance(MINUTE);
    await begin(service, ida, PHONE);
    const [first, second] = await sentTexts(service);
    await Promise.all([verify(first?.code ?? ''), verify(second?.code ?? '', ida)]);
    const verified = [await stored(), await stored(ida)].filter(({ phone_verified }) => phone_verified);
    expect(verified).toHaveLength(1);
  });

  it('stores neither the code nor a digest that could be guessed, and puts neither it nor the number into facts', async () => {
    await begin(service, karen, PHONE);
    const code = await newestCode(service);
    const users = service.app
      .get<Connection>(getConnectionToken())
      .collection<{ _id: string; phoneCode: object }>('users');
    const document = JSON.stringify((await users.findOne({ _id: karen.id }))?.phoneCode);
    expect(document).not.toContain(code);
    const [fact] = await service.facts(phoneCodeRequested);
    expect(JSON.stringify(fact)).not.toMatch(new RegExp(`${code}|${PHONE.slice(1)}`));
  });

  it('is refused without login, and ends with the account', async () => {
    expect(await service.refusal(beginPhone, {})).toEqual({ root: 'needs_login' });
    expect(await service.refusal(verifyPhone, { code: '123456' })).toEqual({ root: 'needs_login' });
    expect(await service.refusal(beginPhone, {}, aUser())).toEqual({ root: 'needs_login' });
    await begin(service, karen, PHONE);
    const code = await newestCode(service);
    await service.call(deleteUser, { currentPassword: 'en lang kode' }, karen);
    expect(await refusal(code)).toEqual(EXPIRED);
    expect(await sentTexts(service)).toEqual([null]);
  });
});
