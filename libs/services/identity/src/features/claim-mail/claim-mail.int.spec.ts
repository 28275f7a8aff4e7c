import { identity } from '@festlig/contracts/identity';
import { RemoteFailure } from '@festlig/platform/errors';
import { aUser, TestService } from '@festlig/testing/service';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { IdentityModule } from '../../identity.module';

const { claimMail } = identity.calls;

describe('counting the mails that a user asks us to send to others', () => {
  let service: TestService;
  const claim = (userId: string, to: string) =>
    service
      .ask(claimMail, { kind: 'cohost', userId, to })
      .then(({ done }) => done)
      .catch((error: unknown) => (error instanceof RemoteFailure ? error.failure.body.errors : error));
  beforeAll(async () => {
    service = await TestService.start({ service: 'identity', module: IdentityModule, now: '2026-05-01T10:00:00Z' });
  });
  afterAll(() => service.stop());

  it('allows three to one inbox, however its address is written and whoever asks, and then requires a pause', async () => {
    for (const to of ['anne@example.dk', 'anne+a@example.dk', 'anne+b@example.dk'])
      expect(await claim(aUser().id, to)).toBe(true);
    expect(await claim(aUser().id, 'anne+c@example.dk')).toEqual({
      root: { code: 'too_many_mails', params: { minutes: 2 } },
    });
    service.clock.advance(2 * 60_000);
    expect(await claim(aUser().id, 'anne@example.dk')).toBe(true);
  });

  it('allows twenty a day for one user, to whatever addresses', async () => {
    const { id } = aUser();
    for (let n = 0; n < 20; n++) expect(await claim(id, `${n}@many.example`)).toBe(true);
    expect(await claim(id, 'one@more.example')).toMatchObject({ root: { code: 'too_many_mails_today' } });
  });

  it('is not for browsers', async () => {
    const input = { kind: 'cohost', userId: aUser().id, to: 'bo@example.dk' };
    expect(await service.refusal(claimMail, input, aUser())).toEqual({ root: 'not_found' });
  });
});
