import { identity } from '@festlig/contracts/identity';
import { aUser, TestService } from '@festlig/testing/service';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newestToken } from '../../identity.fixture';
import { IdentityModule } from '../../identity.module';

const { confirmEmail, describeVerification, getUser, register } = identity.calls;
const form = { name: 'Bo', email: 'bo@festlig.example', password: 'en lang kode', accept_terms: true } as const;

describe('the description of a verification link', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await TestService.start({ service: 'identity', module: IdentityModule, now: '2026-05-01T10:00:00Z' });
  });
  afterAll(() => service.stop());

  it('shows the whole address to its owner only, masks it for everybody else, and confirms nothing', async () => {
    const { user } = await service.call(register, form);
    const token = await newestToken(service, 'verification');
    const hidden = { email: 'b•••@festlig.example', own: false, confirmed: false };
    expect(await service.call(describeVerification, { token })).toEqual(hidden);
    expect(await service.call(describeVerification, { token }, aUser())).toEqual(hidden);
    expect(await service.call(describeVerification, { token }, user)).toEqual({
      email: user.email,
      own: true,
      confirmed: false,
    });
    expect((await service.ask(getUser, { userId: user.id })).email_verified).toBe(false);
    await service.call(confirmEmail, { token }, user);
    expect((await service.call(describeVerification, { token })).confirmed).toBe(true);
  });

  it('is refused for a link that was never mailed', async () => {
    expect(await service.refusal(describeVerification, { token: 'guess' })).toEqual({ root: 'verification_expired' });
  });
});
