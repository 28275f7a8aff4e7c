import { party, type Party, type Wish } from '@festlig/contracts/party';
import { aUser, type TestService } from '@festlig/testing/service';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { getModelToken } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { partyOf, startWithRoles, wishOf } from '../../party.fixture';
import { type WishDocument, WISHES } from '../../store/wish.schema';

const { deleteWish, listWishes, reserveWish, restoreWish } = party.calls;
const [host, anna] = [aUser(), aUser()];
const now = '2026-05-01T10:00:00Z';

describe('deleting a wish and restoring it', () => {
  let service: TestService;
  let existing: Party;
  let wish: Wish;
  const named = () => ({ partyId: existing.id, wishId: wish.id });
  const remove = (user = host) => service.call(deleteWish, named(), user);
  const restore = (user = host) => service.call(restoreWish, named(), user);
  const items = async (user = aUser()) => (await service.call(listWishes, { partyId: existing.id }, user)).items;
  const stored = () => service.app.get<Model<WishDocument>>(getModelToken(WISHES)).findOne({ _id: wish.id }).lean();
  beforeAll(async () => {
    service = await startWithRoles();
  });
  beforeEach(async () => {
    service.clock.set(new Date(now));
    existing = await partyOf(service, host);
    wish = await wishOf(service, existing.id, host);
    await wishOf(service, existing.id, host, { title: 'Glas' });
  });
  afterAll(() => service.stop());

  it('takes it off the list and puts it back where it was, with its reservation', async () => {
    await service.call(reserveWish, named(), anna);
    const before = await items(anna);
    for (let time = 0; time < 2; time++) expect(await remove()).toEqual({ done: true });
    expect(await stored()).toMatchObject({ purgeAt: new Date('2027-05-01T10:00:00Z') });
    expect((await items()).map(({ title }) => title)).toEqual(['Glas']);
    for (let time = 0; time < 2; time++) expect(await restore()).toEqual({ done: true });
    expect(await items(anna)).toEqual(before);
    // It is not forgotten a year after it was deleted.
    expect(await stored()).not.toHaveProperty('purgeAt');
  });

  it('answers the same for a free and for a reserved wish', async () => {
    const answers = async () => [await remove(), await restore(), await remove()];
    const free = await answers();
    await restore();
    await service.call(reserveWish, named(), anna);
    expect(await answers()).toEqual(free);
  });

  it('is possible for a day, and then no more', async () => {
    await remove();
    service.clock.set(new Date('2026-05-02T10:00:00Z'));
    await restore();
    expect(await items()).toHaveLength(2);
    await remove();
    service.clock.set(new Date('2026-05-03T10:00:00.001Z'));
    expect(await service.refusal(restoreWish, named(), host)).toEqual({ root: 'not_found' });
    expect(await items()).toHaveLength(1);
  });

  it('is for hosts of this party', async () => {
    for (const call of [deleteWish, restoreWish]) {
      expect(await service.refusal(call, named())).toEqual({ root: 'needs_login' });
      expect(await service.refusal(call, named(), anna)).toEqual({ root: 'not_found' });
    }
    const other = await partyOf(service, host);
    await service.call(deleteWish, { ...named(), partyId: other.id }, host);
    expect(await items()).toHaveLength(2);
    expect(await service.refusal(restoreWish, { ...named(), partyId: other.id }, host)).toEqual({ root: 'not_found' });
  });
});
