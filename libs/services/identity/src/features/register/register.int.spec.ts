import { emailVerificationRequested, identity } from '@festlig/contracts/identity';
import { MAILS_OF_NETWORK } from '@festlig/domain/identity/attempts';
import { TestService } from '@festlig/testing/service';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { digestOf } from '@festlig/domain/identity/token-digest';
import { mailedLinks, newestToken } from '../../identity.fixture';
import { IdentityModule } from '../../identity.module';
import { AttemptRepository } from '../../store/attempt.repository';

const { login, register, requestEmailVerification, resolveSession } = identity.calls;
const form = { name: 'Karen', email: 'karen@festlig.example', password: 'en lang kode', accept_terms: true } as const;

describe('registering', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await TestService.start({ service: 'identity', module: IdentityModule, now: '2026-05-01T10:00:00Z' });
  });
  afterAll(() => service.stop());

  it('creates a user, starts a session and requests the confirmation of the address', async () => {
    const { user, session } = await service.call(register, { ...form, marketing_consent: true, language: 'en' });
    expect(user).toMatchObject({ name: 'Karen', email_verified: false, marketingConsent: true, language: 'en' });
    expect(session?.expiresAt).toBeNull();
    expect((await service.ask(resolveSession, { token: session?.token ?? '' })).user).toEqual(user);
    const facts = await service.facts(emailVerificationRequested);
    expect(facts.map(({ key, data }) => ({ key, ...data }))).toEqual([
      { key: user.id, userId: user.id, linkId: expect.any(String) },
    ]);
    expect(await mailedLinks(service, 'verification')).toEqual([
      { email: form.email, name: 'Karen', language: 'en', token: expect.any(String), replaces: false },
    ]);
  });

  it('writes no token of the link to the bus or into the store', async () => {
    await service.call(register, { ...form, email: 'bus@festlig.example' });
    const token = await newestToken(service, 'verification');
    expect(token).toHaveLength(43);
    expect(JSON.stringify(service.bus.published)).not.toContain(token);
    const stored = await service.app.get<Connection>(getConnectionToken()).collection('users').find().toArray();
    expect(JSON.stringify(stored)).not.toContain(token);
  });

  it('is refused for an inbox that was just mailed a few times, whatever follows the plus in the address', async () => {
    const signUp = (n: number) => ({ ...form, email: `victim+${n}@festlig.example` });
    for (let n = 0; n < 3; n++) await service.call(register, signUp(n));
    expect(await service.refusal(register, signUp(3))).toEqual({ root: 'too_many_mails' });
    await service.call(register, { ...form, email: 'another@festlig.example' });
    // A stranger who tries a taken address uses up none of its mails.
    for (let n = 0; n < 3; n++) await service.refusal(register, { ...form, email: 'another@festlig.example' });
    const { user } = await service.call(login, { email: 'another@festlig.example', password: form.password });
    expect(await service.call(requestEmailVerification, {}, user)).toEqual({ done: true });
  });

  it('is allowed a hundred times a day from one network, and is not counted when the network is unknown', async () => {
    const from = (n: number, clientAddress: string) => ({
      ...form,
      email: `${clientAddress.length}-${n}@festlig.example`,
      clientAddress,
    });
    const attempts = service.app.get(AttemptRepository);
    const network = `mail network ${digestOf('192.0.2.7')}`;
    for (let n = 0; n < 99; n++) await attempts.take(network, MAILS_OF_NETWORK, service.clock.now());
    await service.call(register, from(1, '192.0.2.7'));
    expect(await service.refusal(register, from(2, '192.0.2.7'))).toEqual({ root: 'too_many_mails_today' });
    await service.call(register, from(3, '192.0.2.8'));
    await service.call(register, from(4, ''));
  });

  it('that is refused because of its inbox uses up none of the mails of the network', async () => {
    const network = `mail network ${digestOf('192.0.2.9')}`;
    const signUp = (n: number, clientAddress = '') => ({ ...form, email: `full+${n}@festlig.example`, clientAddress });
    for (let n = 0; n < 3; n++) await service.call(register, signUp(n));
    for (let n = 3; n < 6; n++) await service.refusal(register, signUp(n, '192.0.2.9'));
    // The most that a network may cause, of which nothing is taken.
    const left = service.app.get(AttemptRepository);
    expect(await left.waitFor(network, [0], service.clock.now())).toBe(0);
  });

  it('refuses an address whose domain is stored in its older ASCII form, while its owner can still log in', async () => {
    const email = 'ida@blå.example';
    const user = await service.call(register, { ...form, email });
    const users = service.app.get<Connection>(getConnectionToken()).collection('users');
    await users.updateOne({ email }, { $set: { email: 'ida@xn--bl-zia.example' } });
    expect(await service.refusal(register, { ...form, email })).toEqual({ email: 'email_taken' });
    const { password } = form;
    for (const each of [email, 'Ida@xn--bl-zia.example']) {
      const answer = await service.call(login, { email: each, password, remember_me: false });
      expect(answer.user.id).toBe(user.user.id);
    }
  });

  it('refuses a taken address, however it is written', async () => {
    await service.call(register, { ...form, email: 'sø@festlig.example' });
    for (const email of ['SØ@festlig.example', '  sø@Festlig.example ', 'sø@ｆⓔstlig.example', 'ｓø@festlig.example']) {
      expect(await service.refusal(register, { ...form, email })).toEqual({ email: 'email_taken' });
    }
  });

  it('succeeds once when several requests register one address at the same time', async () => {
    const email = 'to@festlig.example';
    const answers = await Promise.allSettled([1, 2, 3].map(() => service.call(register, { ...form, email })));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it.each([
    [{ password: '1234567' }, { password: 'too_short' }],
    [{ password: '        ' }, { password: 'password_guessable' }],
    [{ password: 'Adgangskode1' }, { password: 'password_guessable' }],
    [{ name: 'Nets https://nets.example' }, { name: 'name_holds_address' }],
    [{ name: 'karen@bank.example' }, { name: 'name_holds_address' }],
    [{ name: 'Festlig Support' }, { name: 'name_passes_for_ours' }],
    [{ name: 'Din suppοrt' }, { name: 'name_passes_for_ours' }],
    [{ name: '...' }, { name: 'invalid' }],
    [{ accept_terms: false }, { accept_terms: 'terms_required' }],
    [{ email: 'karen' }, { email: 'email_invalid' }],
    [{ name: '  ' }, { name: 'required' }],
  ])('refuses %j', async (wrong, codes) => {
    expect(await service.refusal(register, { ...form, email: 'ny@festlig.example', ...wrong })).toEqual(codes);
  });
});
