import { emailVerificationRequested, identity } from '@festlig/contracts/identity';
import { TestService } from '@festlig/testing/service';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { IdentityModule } from '../../identity.module';

const { register, resolveSession } = identity.calls;
const form = { name: 'Karen', email: 'karen@festlig.example', password: 'en lang kode', accept_terms: true } as const;

describe('register', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await TestService.start({ service: 'identity', module: IdentityModule, now: '2026-05-01T10:00:00Z' });
  });
  afterAll(() => service.stop());

  it('makes a user, starts a session and asks for the address to be confirmed', async () => {
    const { user, session } = await service.call(register, { ...form, marketing_consent: true, language: 'en' });
    expect(user).toMatchObject({ name: 'Karen', email_verified: false, marketingConsent: true, language: 'en' });
    expect(session?.expiresAt).toBeNull();
    expect((await service.ask(resolveSession, { token: session?.token ?? '' })).user).toEqual(user);
    const facts = await service.facts(emailVerificationRequested);
    expect(facts.map(({ key, data }) => ({ key, ...data }))).toEqual([
      { key: user.id, userId: user.id, email: form.email, name: 'Karen', language: 'en', token: expect.any(String) },
    ]);
  });

  it('refuses an address that is taken, however it is written', async () => {
    await service.call(register, { ...form, email: 'sø@festlig.example' });
    for (const email of ['SØ@festlig.example', '  sø@Festlig.example ']) {
      expect(await service.refusal(register, { ...form, email })).toEqual({ email: 'email_taken' });
    }
  });

  it('lets one of two sign-ups at once win', async () => {
    const email = 'to@festlig.example';
    const answers = await Promise.allSettled([1, 2, 3].map(() => service.call(register, { ...form, email })));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it.each([
    [{ password: '1234567' }, { password: 'too_short' }],
    [{ accept_terms: false }, { accept_terms: 'terms_required' }],
    [{ email: 'karen' }, { email: 'email_invalid' }],
    [{ name: '  ' }, { name: 'required' }],
  ])('refuses %j', async (wrong, codes) => {
    expect(await service.refusal(register, { ...form, email: 'ny@festlig.example', ...wrong })).toEqual(codes);
  });
});
