import { party, type Party } from '@festlig/contracts/party';
import { aUser, type TestService } from '@festlig/testing/service';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { getModelToken } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { partyOf, startWithRoles, wishOf } from '../party.fixture';
import { PARTIES, type PartyDocument } from '../store/party.schema';
import { WishRepository } from '../store/wish.repository';
import { HasWishes } from './has-wishes';

const { deleteWish, getParty, listWishes } = party.calls;
const host = aUser();

describe('the mark that a party has wishes', () => {
  let service: TestService;
  let existing: Party;
  const marked = async () => (await service.call(getParty, { partyId: existing.id })).pages.wishlist;
  beforeAll(async () => {
    service = await startWithRoles();
  });
  beforeEach(async () => {
    existing = await partyOf(service, host);
  });
  afterAll(() => service.stop());

  it('is right after wishes were added and deleted at the same time', async () => {
    for (let round = 0; round < 10; round++) {
      const { id: wishId } = await wishOf(service, existing.id, host);
      const gone = service.call(deleteWish, { partyId: existing.id, wishId }, host);
      const [added] = await Promise.all([wishOf(service, existing.id, host), gone]);
      expect(await marked()).toBe(true);
      await service.call(deleteWish, { partyId: existing.id, wishId: added.id }, host);
      expect(await marked()).toBe(false);
    }
  });

  it('is mended when a host opens the list, after a crash between the two writes; a guest changes nothing', async () => {
    await wishOf(service, existing.id, host);
    const parties = service.app.get<Model<PartyDocument>>(getModelToken(PARTIES));
    await parties.updateOne({ _id: existing.id }, { $set: { hasWishes: false } });
    await service.call(listWishes, { partyId: existing.id });
    expect(await marked()).toBe(false);
    await service.call(listWishes, { partyId: existing.id }, host);
    expect(await marked()).toBe(true);
  });

  it('changes no version of the party, so that no edit of a host is refused because of it', async () => {
    await wishOf(service, existing.id, host);
    expect((await service.call(getParty, { partyId: existing.id }, host)).version).toBe(existing.version);
  });

  it('is not written for a party that is gone', async () => {
    const wishes = service.app.get(WishRepository);
    const mark = new HasWishes({ noteWishes: async () => false } as never, wishes);
    expect(await mark.note(existing.id)).toBe(false);
  });
});
