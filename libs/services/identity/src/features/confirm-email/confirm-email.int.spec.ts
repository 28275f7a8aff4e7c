import { emailVerificationRequested, identity } from '@festlig/contracts/identity';
import { aUser, TestService } from '@festlig/testing/service';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { IdentityModule } from '../../identity.module';

const { confirmEmail, getUser, register, requestEmailVerification } = identity.calls;
const now = '2026-05-01T10:00:00Z';
const DAY = 24 * 3_600_000;

describe('confirming an address', () => {
  let service: TestService;
  const mailed = async () => (await service.facts(emailVerificationRequested)).map(({ data }) => data);
  const signUp = async () => {
    const form = { name: 'Bo', email: 'bo@festlig.example', password: 'en lang kode', accept_terms: true } as const;
    const { user } = await service.call(register, form);
    return { user, token: (await mailed())[0]?.token ?? '' };
  };
  const verified = async (userId: string) => (await service.ask(getUser, { userId })).email_verified;
  beforeEach(async () => {
    service = await TestService.start({ service: 'identity', module: IdentityModule, now });
  });
  afterEach(() => service.stop());

  it('confirms with the mailed link, and again when it is pressed twice', async () => {
    const { user, token } = await signUp();
    expect(await verified(user.id)).toBe(false);
    expect(await service.call(confirmEmail, { token })).toEqual({ done: true });
    expect(await service.call(confirmEmail, { token })).toEqual({ done: true });
    expect(await verified(user.id)).toBe(true);
  });

  it('refuses a link after 3 days, and one it never mailed', async () => {
    const { user, token } = await signUp();
    expect(await service.refusal(confirmEmail, { token: 'guess' })).toEqual({ root: 'verification_expired' });
    service.clock.advance(3 * DAY);
    expect(await service.refusal(confirmEmail, { token })).toEqual({ root: 'verification_expired' });
    expect(await verified(user.id)).toBe(false);
  });

  it('mails again on request; both links work', async () => {
    const { user, token } = await signUp();
    await service.call(requestEmailVerification, {}, user);
    const [, second] = await mailed();
    expect(second).toMatchObject({ userId: user.id, email: user.email, name: 'Bo', language: 'da' });
    expect(second?.token).not.toBe(token);
    expect(await service.call(confirmEmail, { token })).toEqual({ done: true });
    expect(await service.call(confirmEmail, { token: second?.token ?? '' })).toEqual({ done: true });
  });

  it('mails nothing to who is confirmed already, and needs a login', async () => {
    const { user, token } = await signUp();
    await service.call(confirmEmail, { token });
    await service.call(requestEmailVerification, {}, user);
    expect(await mailed()).toHaveLength(1);
    expect(await service.refusal(requestEmailVerification, {})).toEqual({ root: 'needs_login' });
    expect(await service.refusal(requestEmailVerification, {}, aUser())).toEqual({ root: 'needs_login' });
  });
});
