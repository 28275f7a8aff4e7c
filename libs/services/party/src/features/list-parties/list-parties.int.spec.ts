import { party } from '@festlig/contracts/party';
import { newParty } from '@festlig/testing/party';
import { aUser, TestService } from '@festlig/testing/service';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PartyModule } from '../../party.module';

const { createParty, listParties } = party.calls;
const host = aUser();
const other = aUser();

describe('the parties of a user', () => {
  let service: TestService;
  const titles = async (input: object, user = host) =>
    (await service.call(listParties, input, user)).items.map(({ title }) => title);
  beforeAll(async () => {
    service = await TestService.start({ service: 'party', module: PartyModule, now: '2026-05-01T10:00:00Z' });
    for (const [title, date] of [
      ['juli', '2026-07-01T16:00:00Z'],
      ['juni', '2026-06-01T16:00:00Z'],
      ['august', '2026-08-01T16:00:00Z'],
    ] as const)
      await service.call(createParty, { ...newParty, title, date }, host);
    await service.call(createParty, { ...newParty, title: 'en andens' }, other);
  });
  afterAll(() => service.stop());

  it('are listed with the latest first, or the earliest first on request', async () => {
    expect(await titles({})).toEqual(['august', 'juli', 'juni']);
    expect(await titles({ sort: 'date' })).toEqual(['juni', 'juli', 'august']);
  });

  it('are listed for that user only', async () => {
    expect(await titles({}, other)).toEqual(['en andens']);
    expect(await titles({}, aUser())).toEqual([]);
    expect(await service.refusal(listParties, {})).toEqual({ root: 'needs_login' });
  });

  it('are listed in pages', async () => {
    expect(await service.call(listParties, { page: 2, pageSize: 2 }, host)).toMatchObject({
      // The lettering is that of the picture until a host chooses another.
      items: [{ title: 'juni', isCohost: false, lettering: 'picture' }],
      page: 2,
      pageSize: 2,
      total: 3,
    });
  });
});
