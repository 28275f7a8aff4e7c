import { contacts } from '@festlig/contracts/contacts';
import { party, type Party, type Wish } from '@festlig/contracts/party';
import { CallError, RemoteFailure } from '@festlig/platform/errors';
import { aUser, type TestService } from '@festlig/testing/service';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { getModelToken } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { addCohost, GuestList, partyOf, startWithRoles, wishOf } from '../party.fixture';
import { type WishDocument, WISHES } from '../store/wish.schema';

const { deleteWish, listWishes, reserveWish, unreserveWish, updateCohost, updateSettings, updateWish } = party.calls;
const [host, cohost, anna] = [aUser(), aUser(), aUser({ name: 'Anna Holm' })];

describe('a guest by their own link', () => {
  let service: TestService;
  let guests: GuestList;
  let existing: Party;
  let wish: Wish;
  let [laerke, bo] = ['', ''];
  const named = () => ({ partyId: existing.id, wishId: wish.id });
  const reserve = (cid: string, user: typeof anna | null = null, count = 1) =>
    service.call(reserveWish, { ...named(), cid, count }, user);
  const unreserve = (cid: string, user: typeof anna | null = null) =>
    service.call(unreserveWish, { ...named(), cid }, user);
  const list = (cid?: string, user: typeof anna | null = null, more: object = {}) =>
    service.call(listWishes, { partyId: existing.id, ...(cid === undefined ? {} : { cid }), ...more }, user);
  const seen = async (cid?: string, user: typeof anna | null = null) =>
    (await list(cid, user)).items.find(({ id }) => id === wish.id);
  /** The code of the refusal, and whether it counts as a guess. */
  const refused = async (call: Promise<unknown>) => {
    const error: unknown = await call.catch((thrown: unknown) => thrown);
    if (!(error instanceof RemoteFailure)) throw new Error('it was not refused');
    return error.failure.body.errors['root'];
  };
  beforeAll(async () => {
    service = await startWithRoles();
    guests = new GuestList(service);
  });
  beforeEach(async () => {
    existing = await partyOf(service, host);
    wish = await wishOf(service, existing.id, host);
    [laerke, bo] = [guests.add(existing.id, 'Lærke Holm'), guests.add(existing.id, 'Bo Lund')];
    guests.isAway = false;
  });
  afterAll(() => service.stop());

  it('reserves without an account, once, sees it as their own, and cancels it (rule: wish-reserve-by-link)', async () => {
    const first = await reserve(laerke);
    expect(first).toMatchObject({ mine: 1, left: 0 });
    expect(await reserve(laerke)).toEqual(first);
    expect(await list(laerke)).toMatchObject({ byLink: true, items: [first] });
    for (const other of [bo, undefined]) expect(await seen(other)).toMatchObject({ reservedBy: { id: null }, mine: 0 });
    expect(await unreserve(bo)).toMatchObject({ reservedBy: { id: null } });
    for (let time = 0; time < 2; time++)
      expect(await unreserve(laerke)).toMatchObject({ reservedBy: null, mine: 0, left: 1 });
    expect(await reserve(bo)).toMatchObject({ mine: 1 });
  });

  it('is told nothing by which the list knows them, and neither is anybody else', async () => {
    const { reservedBy } = await reserve(laerke);
    expect(reservedBy?.id).toMatch(/^[0-9a-f]{24}$/);
    const all = [await list(laerke), await list(bo), await list(), await list(undefined, host, { spoil: true })];
    expect(JSON.stringify(all)).not.toMatch(new RegExp(`${guests.idOf(laerke)}|${laerke}`));
    expect(JSON.stringify(all.slice(1, 3))).not.toMatch(new RegExp(`Lærke|${reservedBy?.id}`));
  });

  it('is a stranger by a link of another party, of a deleted guest, or with the id on the list: each is a guess', async () => {
    const other = guests.add((await partyOf(service, host)).id, 'Ib Dam');
    const deleted = guests.add(existing.id, 'Ea Dam');
    guests.remove(deleted);
    for (const cid of [other, deleted, guests.idOf(laerke), 'nobody12']) {
      for (const call of [reserve, unreserve]) {
        expect(await refused(call(cid))).toMatchObject({ code: 'needs_login', params: { missed: 1 } });
        // Who has an account is who they are without the link.
        expect(await call(cid, anna)).toMatchObject({ missed: true, mine: call === reserve ? 1 : 0 });
      }
      expect(await list(cid)).toMatchObject({ byLink: false, missed: true });
    }
    await reserve(laerke);
    expect(await refused(reserve('nobody12', anna))).toMatchObject({ code: 'wish_taken', params: { missed: 1 } });
    await unreserve(laerke);
    expect(await list()).not.toHaveProperty('missed');
    expect(await seen()).toMatchObject({ left: 1 });
  });

  it('is nobody by the link of a host’s test, which is no guess', async () => {
    for (const call of [reserve, unreserve]) {
      const error = await refused(call('test'));
      expect(error).toMatchObject({ code: 'needs_login' });
      expect(error?.params ?? {}).toEqual({});
    }
    const shown = await list('test');
    expect(shown).toMatchObject({ byLink: false });
    expect(shown).not.toHaveProperty('missed');
    expect(await reserve('test', anna)).toMatchObject({ reservedBy: { id: anna.id } });
  });

  it('is refused as guests with an account are', async () => {
    await reserve(bo);
    expect(await refused(reserve(laerke))).toMatchObject({ code: 'wish_taken' });
    await service.call(deleteWish, named(), host);
    expect(await refused(reserve(laerke))).toMatchObject({ code: 'not_found' });
    expect(await seen(laerke)).toBeUndefined();
    expect(await seen(bo)).toMatchObject({ removed: true, mine: 1 });
    await unreserve(bo);
    expect(await seen(bo)).toBeUndefined();
    await service.call(updateSettings, { partyId: existing.id, wishlistReservationsEnabled: false }, host);
    expect(await refused(reserve(laerke))).toMatchObject({ code: 'reservations_off' });
    expect(await list(laerke)).toMatchObject({ reservable: false });
  });

  it('stays a host by the link of a guest: contacts is not even asked', async () => {
    await addCohost(service, existing, host, cohost);
    await reserve(laerke);
    guests.asked.length = 0;
    const free = await list(undefined, host);
    for (const one of [host, cohost]) {
      expect(await refused(reserve(laerke, one))).toMatchObject({ code: 'wish_for_guests' });
      expect(await unreserve(laerke, one)).toMatchObject({ reservedBy: null, left: null });
      expect(await list(laerke, one)).toEqual(free);
    }
    expect(guests.asked).toEqual([]);
    expect(await seen(laerke)).toMatchObject({ mine: 1 });
  });

  it('is named by the list to hosts who ask, and to co-hosts who are as guests only when they share', async () => {
    const { inviteId } = await addCohost(service, existing, host, cohost);
    await reserve(laerke);
    guests.rename(laerke, 'Lærke Lund');
    expect((await list(undefined, host, { spoil: true })).items[0]).toMatchObject({ sharers: ['Lærke Lund'] });
    await service.call(updateCohost, { partyId: existing.id, inviteId, wishes: true }, cohost);
    expect(await seen(undefined, cohost)).toMatchObject({ reservedBy: { id: null }, sharers: [] });
    await service.call(updateWish, { ...named(), isGroup: true }, host);
    expect(await reserve('', cohost)).toMatchObject({ sharers: ['Lærke', cohost.name.split(' ')[0]] });
  });

  it('has the reservations of both with an account and the link, and one share of a group gift', async () => {
    await service.call(updateWish, { ...named(), isGroup: true }, host);
    const first = await reserve(laerke);
    expect(await reserve(laerke, anna)).toEqual(first);
    expect(await seen(laerke, anna)).toMatchObject({ mine: 1, left: 49 });
    expect(await seen(undefined, anna)).toMatchObject({ mine: 0 });
    // The account alone does not know of the link, so it has a share of its own; the two together cancel both.
    expect(await service.call(reserveWish, named(), anna)).toMatchObject({ mine: 1, left: 48 });
    expect(await seen(laerke, anna)).toMatchObject({ mine: 2 });
    expect(await unreserve(laerke, anna)).toMatchObject({ mine: 0, left: 50 });
  });

  it('reserves with the account when there is one, which the link alone does not cancel', async () => {
    expect(await reserve(laerke, anna)).toMatchObject({ reservedBy: { id: anna.id } });
    expect(await unreserve(laerke)).toMatchObject({ reservedBy: { id: null } });
    expect(await service.call(unreserveWish, named(), anna)).toMatchObject({ left: 1 });
  });

  it('gets the last piece or is told that it is taken, when all of 30 guests ask at once', async () => {
    const many = Array.from({ length: 30 }, (_, n) => guests.add(existing.id, `Gæst ${n}`));
    const settled = await Promise.allSettled(many.map((cid, n) => (n % 2 ? reserve(cid) : reserve('', aUser()))));
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await seen()).toMatchObject({ left: 0 });
    await service.call(updateWish, { ...named(), wanted: 5 }, host);
    const twice = await Promise.allSettled(Array.from({ length: 10 }, () => reserve(laerke)));
    expect(twice.filter(({ status }) => status === 'rejected')).toEqual([]);
    expect(await seen(laerke)).toMatchObject({ mine: 1 });
  });

  it('takes the reservation along when they are deleted; it is theirs again if they are restored in time', async () => {
    await reserve(laerke);
    guests.remove(laerke);
    expect(await seen()).toMatchObject({ reservedBy: null, left: 1 });
    guests.restore(laerke);
    expect(await seen(laerke)).toMatchObject({ mine: 1, left: 0 });
    guests.remove(laerke);
    expect(await reserve(bo)).toMatchObject({ mine: 1, left: 0 });
    guests.restore(laerke);
    expect(await seen(laerke)).toMatchObject({ mine: 0, reservedBy: { id: null } });
    const stored = await service.app.get<Model<WishDocument>>(getModelToken(WISHES)).findById(wish.id).lean();
    expect(stored).toMatchObject({ reserved: 1, reservations: [{ contactId: guests.idOf(bo) }] });
    expect(JSON.stringify(stored)).not.toContain('Lund');
  });

  it('keeps what they have while contacts is unavailable: others see it as reserved, without names', async () => {
    await service.call(updateWish, { ...named(), isGroup: true }, host);
    await reserve(laerke);
    await reserve('', anna);
    guests.isAway = true;
    expect(await seen(undefined, anna)).toMatchObject({ left: 48, sharers: ['Anna'] });
    expect(await refused(list(laerke))).toMatchObject({ code: 'unavailable' });
    guests.isAway = false;
    expect(await seen(laerke)).toMatchObject({ mine: 1, sharers: ['Lærke', 'Anna'] });
  });

  it('does not lose a taken wish to others because contacts does not answer', async () => {
    await reserve(laerke);
    service.rpc.answer(contacts.calls.listNames, () => {
      throw new CallError('unavailable');
    });
    expect(await refused(reserve('', anna))).toMatchObject({ code: 'wish_taken' });
    guests = new GuestList(service);
  });
});
