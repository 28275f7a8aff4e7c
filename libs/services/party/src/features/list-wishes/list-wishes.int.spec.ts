import { party, type Party } from '@festlig/contracts/party';
import { newParty } from '@festlig/testing/party';
import { aUser, type TestService } from '@festlig/testing/service';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { addCohost, partyOf, startWithRoles, wishOf } from '../../party.fixture';

const { deleteWish, getParty, listWishes, reserveWish, restoreWish, unreserveWish, updateCohost, updateSettings } =
  party.calls;
const [host, cohost, anna] = [aUser(), aUser(), aUser({ name: 'Anna Holm' })];

describe('the wishlist', () => {
  let service: TestService;
  let existing: Party;
  const read = (user: typeof host | null, more: object = {}) =>
    service.call(listWishes, { partyId: existing.id, ...more }, user);
  const add = (title: string, fields: object = {}) => wishOf(service, existing.id, host, { title, ...fields });
  const named = (wishId: string) => ({ partyId: existing.id, wishId });
  const pages = async (user: typeof host | null) =>
    (await service.call(getParty, { partyId: existing.id }, user)).pages;
  beforeAll(async () => {
    service = await startWithRoles({ features: 'cohosts,photos' });
  });
  beforeEach(async () => {
    service.clock.set(new Date('2026-05-01T10:00:00Z'));
    existing = await partyOf(service, host);
  });
  afterAll(() => service.stop());

  it('is empty at first, for everybody who has the link of the party', async () => {
    expect(await read(null)).toEqual({ items: [], reservable: true, hidden: false, byLink: false });
    expect(await read(host)).toEqual({ items: [], reservable: false, hidden: true, byLink: false });
    expect(await service.refusal(listWishes, { partyId: 'nowhere' })).toEqual({ root: 'not_found' });
  });

  it('has the wishes in their order with all that the host wrote, and none of another party', async () => {
    const gryde = await add('Gryde', { link: 'https://butik.dk/gryde', price: 'ca. 300 kr.', wanted: 2 });
    const rejse = await add('Rejse', { isGroup: true });
    const other = await partyOf(service, host);
    await wishOf(service, other.id, host);
    const { items } = await read(null);
    expect(items).toEqual([
      { ...gryde, left: 2 },
      { ...rejse, left: 50 },
    ]);
    expect(gryde).toMatchObject({ title: 'Gryde', link: 'https://butik.dk/gryde', price: 'ca. 300 kr.', version: 0 });
  });

  it('shows hosts what is reserved only when they ask to spoil the surprise, with the names', async () => {
    const { id } = await add('Gryde');
    const before = await read(host);
    await service.call(reserveWish, named(id), anna);
    expect(await read(host)).toEqual(before);
    const spoiled = await read(host, { spoil: 'true' });
    expect(spoiled).toMatchObject({ hidden: false, items: [{ sharers: ['Anna Holm'], reservedBy: { id: null } }] });
    // The next request does not remember it.
    expect(await read(host, { spoil: 'false' })).toEqual(before);
    expect(await service.refusal(listWishes, { partyId: existing.id, spoil: 'yes' }, host)).toEqual({
      spoil: 'invalid',
    });
  });

  it('gains a guest nothing by asking to spoil the surprise', async () => {
    const { id } = await add('Gryde');
    await service.call(reserveWish, named(id), anna);
    for (const guest of [aUser(), null]) expect(await read(guest, { spoil: true })).toEqual(await read(guest));
    expect(JSON.stringify(await read(null, { spoil: true }))).not.toMatch(new RegExp(`Anna|${anna.id}`));
  });

  it('shows hosts what is reserved when the day of the event has passed in its zone', async () => {
    const { id } = await add('Gryde');
    await service.call(reserveWish, named(id), anna);
    service.clock.set(new Date('2026-06-20T21:59:59Z'));
    expect(await read(host)).toMatchObject({ hidden: true, items: [{ left: null }] });
    service.clock.set(new Date('2026-06-20T22:00:00Z'));
    expect(newParty.zone).toBe('Europe/Copenhagen');
    expect(await read(host)).toMatchObject({ hidden: false, items: [{ left: 0, sharers: ['Anna Holm'] }] });
  });

  it('lets each co-host decide for themselves whether they see what is reserved', async () => {
    const { inviteId } = await addCohost(service, existing, host, cohost);
    const { id } = await add('Gryde');
    await service.call(reserveWish, named(id), anna);
    const choose = (wishes: boolean) => service.call(updateCohost, { partyId: existing.id, inviteId, wishes }, cohost);
    expect(await read(cohost)).toMatchObject({ hidden: true, reservable: false, items: [{ reservedBy: null }] });
    expect(await choose(true)).toMatchObject({ wishes: true, notices: true });
    expect(await read(cohost)).toMatchObject({
      hidden: false,
      reservable: true,
      items: [{ reservedBy: { id: null } }],
    });
    const other = aUser();
    await addCohost(service, existing, host, other);
    for (const one of [host, other]) {
      expect(await read(one)).toMatchObject({ hidden: true, reservable: false, items: [{ reservedBy: null }] });
    }
    expect(await choose(false)).toMatchObject({ wishes: false });
    expect(await read(cohost)).toMatchObject({ hidden: true });
  });

  it('tells nobody anything while reservations are switched off', async () => {
    const { id } = await add('Gryde');
    await service.call(reserveWish, named(id), anna);
    await service.call(updateSettings, { partyId: existing.id, wishlistReservationsEnabled: false }, host);
    for (const user of [anna, null, host])
      expect(await read(user, { spoil: true })).toMatchObject({
        reservable: false,
        hidden: false,
        items: [{ reservedBy: null, mine: 0, left: null, sharers: [] }],
      });
  });

  it('keeps a deleted wish for those who had reserved it, until they cancel', async () => {
    const { id } = await add('Gryde');
    await service.call(reserveWish, named(id), anna);
    await service.call(deleteWish, named(id), host);
    expect((await read(anna)).items).toMatchObject([{ id, removed: true, mine: 1 }]);
    for (const user of [aUser(), null, host]) expect((await read(user, { spoil: true })).items).toEqual([]);
    await service.call(unreserveWish, named(id), anna);
    expect((await read(anna)).items).toEqual([]);
    expect(await service.refusal(unreserveWish, named(id), anna)).toEqual({ root: 'not_found' });
  });

  it('is linked from the invitation when it has a wish, for hosts as for guests (rule: wish-linked)', async () => {
    expect([await pages(null), await pages(host)]).toEqual([
      { photos: false, wishlist: false },
      { photos: true, wishlist: false },
    ]);
    const { id } = await add('Gryde');
    expect([await pages(null), await pages(host)]).toEqual([
      { photos: false, wishlist: true },
      { photos: true, wishlist: true },
    ]);
    await service.call(deleteWish, named(id), host);
    expect(await pages(null)).toEqual({ photos: false, wishlist: false });
    await service.call(restoreWish, named(id), host);
    await service.call(updateSettings, { partyId: existing.id, photosEnabled: true }, host);
    expect(await pages(null)).toEqual({ photos: true, wishlist: true });
  });
});
