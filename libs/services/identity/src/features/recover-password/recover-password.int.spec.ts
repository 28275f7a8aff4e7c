import { identity, passwordRecoveryRequested } from '@festlig/contracts/identity';
import { TestService } from '@festlig/testing/service';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mailedLinks } from '../../identity.fixture';
import { IdentityModule } from '../../identity.module';

const { recoverPassword, register } = identity.calls;
const MINUTE = 60_000;

describe('asking for a new password', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await TestService.start({ service: 'identity', module: IdentityModule, now: '2026-05-01T10:00:00Z' });
  });
  afterAll(() => service.stop());

  it('answers alike with and without an account, and mails only the user, however the address is written', async () => {
    const form = { name: 'Åse', email: 'åse@festlig.example', password: 'en lang kode', accept_terms: true } as const;
    await service.call(register, form);
    for (const email of [' ÅSE@festlig.example', 'ukendt@festlig.example'])
      expect(await service.call(recoverPassword, { email })).toEqual({ status: 'sent' });
    expect((await mailedLinks(service, 'recovery')).map((link) => link?.email)).toEqual([form.email]);
  });

  it('mails three links at once and later ones after growing pauses, always with the same answer', async () => {
    const email = 'bo@festlig.example';
    const { user } = await service.call(register, { name: 'Bo', email, password: 'en lang kode', accept_terms: true });
    const ask = async (times: number) => {
      for (let n = 0; n < times; n++)
        expect(await service.call(recoverPassword, { email })).toEqual({ status: 'sent' });
      const asked = await service.facts(passwordRecoveryRequested);
      return asked.filter(({ data }) => data.userId === user.id).length;
    };
    expect(await ask(7)).toBe(3);
    service.clock.advance(2 * MINUTE);
    expect(await ask(7)).toBe(4);
    service.clock.advance(2 * MINUTE);
    expect(await ask(7)).toBe(4);
    service.clock.advance(8 * MINUTE);
    expect(await ask(7)).toBe(5);
  });

  it('refuses an invalid address', async () => {
    expect(await service.refusal(recoverPassword, { email: 'karen' })).toEqual({ email: 'email_invalid' });
  });
});
