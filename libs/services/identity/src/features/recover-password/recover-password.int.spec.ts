import { identity, passwordRecoveryRequested } from '@festlig/contracts/identity';
import { TestService } from '@festlig/testing/service';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { IdentityModule } from '../../identity.module';

const { recoverPassword, register } = identity.calls;

describe('asking for a new password', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await TestService.start({ service: 'identity', module: IdentityModule, now: '2026-05-01T10:00:00Z' });
  });
  afterAll(() => service.stop());

  it('answers a stranger as it answers a user, and mails only the user, however the address is written', async () => {
    const form = { name: 'Åse', email: 'åse@festlig.example', password: 'en lang kode', accept_terms: true } as const;
    await service.call(register, form);
    for (const email of [' ÅSE@festlig.example', 'ukendt@festlig.example'])
      expect(await service.call(recoverPassword, { email })).toEqual({ status: 'sent' });
    expect((await service.facts(passwordRecoveryRequested)).map(({ data }) => data.email)).toEqual([form.email]);
  });

  it('mails five links an hour at the most, whoever asks', async () => {
    const email = 'bo@festlig.example';
    await service.call(register, { name: 'Bo', email, password: 'en lang kode', accept_terms: true });
    const ask = async (times: number) => {
      for (let n = 0; n < times; n++) await service.call(recoverPassword, { email });
      return (await service.facts(passwordRecoveryRequested)).filter(({ data }) => data.email === email).length;
    };
    expect(await ask(7)).toBe(5);
    service.clock.advance(3_600_000);
    expect(await ask(1)).toBe(6);
  });

  it('refuses what is no address', async () => {
    expect(await service.refusal(recoverPassword, { email: 'karen' })).toEqual({ email: 'email_invalid' });
  });
});
