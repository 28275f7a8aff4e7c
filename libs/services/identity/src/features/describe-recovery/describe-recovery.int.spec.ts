import { identity } from '@festlig/contracts/identity';
import { TestService } from '@festlig/testing/service';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { newestToken } from '../../identity.fixture';
import { IdentityModule } from '../../identity.module';

const { describeRecovery, recoverPassword, register, replacePassword } = identity.calls;
const email = 'bo@festlig.example';
const HOUR = 3_600_000;

describe('the description of a recovery link', () => {
  let service: TestService;
  const expired = { root: 'recovery_expired' };
  const ask = async () => {
    await service.call(register, { name: 'Bo', email, password: 'en glemt kode', accept_terms: true });
    await service.call(recoverPassword, { email });
    return newestToken(service, 'recovery');
  };
  beforeEach(async () => {
    service = await TestService.start({ service: 'identity', module: IdentityModule, now: '2026-05-01T10:00:00Z' });
  });
  afterEach(() => service.stop());

  it('says that a link works without naming its owner, and does not use the link up', async () => {
    const token = await ask();
    for (let n = 0; n < 2; n++) expect(await service.call(describeRecovery, { token })).toEqual({ done: true });
    expect((await service.call(replacePassword, { token, password: 'en ny kode' })).user.email).toBe(email);
  });

  it('says that a link does not work once it was used, after an hour, or when it was never mailed', async () => {
    const used = await ask();
    await service.call(replacePassword, { token: used, password: 'en ny kode' });
    expect(await service.refusal(describeRecovery, { token: used })).toEqual(expired);
    await service.call(recoverPassword, { email });
    const late = await newestToken(service, 'recovery');
    service.clock.advance(HOUR);
    expect(await service.refusal(describeRecovery, { token: late })).toEqual(expired);
    expect(await service.refusal(describeRecovery, { token: 'guess' })).toEqual(expired);
  });
});
