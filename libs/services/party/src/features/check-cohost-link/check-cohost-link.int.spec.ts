import { party, type Party } from '@festlig/contracts/party';
import { aUser, type TestService } from '@festlig/testing/service';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { invite, partyOf, startWithRoles } from '../../party.fixture';

const { acceptCohost, checkCohostLink, deleteParty, removeCohost } = party.calls;
const DAY = 24 * 3_600_000;
const owner = aUser({ email: 'sofie@example.dk' });

describe('looking at the link of a co-host’s invitation before the log-in (rule: cohost-link-checked)', () => {
  let service: TestService;
  let own: Party;
  let invitation: { partyId: string; inviteId: string; secret: string };
  beforeAll(async () => {
    service = await startWithRoles();
  });
  beforeEach(async () => {
    own = await partyOf(service, owner);
    invitation = await invite(service, own, owner, 'anne@example.dk');
  });
  afterAll(() => service.stop());
  const works = async (change: object = {}) =>
    (await service.call(checkCohostLink, { ...invitation, ...change }, null)).works;

  it('says that it works, also by the short id, and once it was used: the co-host may come back', async () => {
    expect([await works(), await works({ partyId: own.sid })]).toEqual([true, true]);
    await service.call(acceptCohost, invitation, aUser());
    service.clock.advance(14 * DAY);
    expect(await works()).toBe(true);
    service.clock.advance(-14 * DAY);
  });

  it('says alike of wrong, ended and withdrawn links, and of a party that is not there, that they do not', async () => {
    expect(await works({ secret: 'guessed' })).toBe(false);
    expect(await works({ inviteId: 'f'.repeat(24) })).toBe(false);
    expect(await works({ partyId: 'f'.repeat(24) })).toBe(false);
    service.clock.advance(14 * DAY);
    expect(await works()).toBe(false);
    service.clock.advance(-14 * DAY);
    await service.call(removeCohost, { partyId: own.id, inviteId: invitation.inviteId }, owner);
    expect(await works()).toBe(false);
  });

  it('says of a deleted party that its link does not work', async () => {
    await service.call(deleteParty, { partyId: own.id }, owner);
    expect(await works()).toBe(false);
  });
});
