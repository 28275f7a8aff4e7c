import { party, type Party, type Wish } from '@festlig/contracts/party';
import { RemoteFailure } from '@festlig/platform/errors';
import { aUser, type TestService } from '@festlig/testing/service';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { getModelToken } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { addCohost, partyOf, startWithRoles, wishOf } from '../../party.fixture';
import { type WishDocument, WISHES } from '../../store/wish.schema';

const { deleteWish, listWishes, reserveWish, unreserveWish, updateCohost, updateSettings, updateWish } = party.calls;
const [host, cohost, anna, bo] = [aUser(), aUser(), aUser({ name: 'Anna Holm' }), aUser({ name: 'Bo Lund' })];

describe('reserving a wish', () => {
  let service: TestService;
  let existing: Party;
  let wish: Wish;
  const named = (id = wish.id) => ({ partyId: existing.id, wishId: id });
  const reserve = (user = anna, count = 1, id = wish.id) => service.call(reserveWish, { ...named(id), count }, user);
  const refused = (user: typeof anna | null = anna, input: object = {}) =>
    service.refusal(reserveWish, { ...named(), ...input }, user);
  const change = (fields: object) => service.call(updateWish, { ...named(), ...fields }, host);
  const seenBy = async (user: typeof anna | null) =>
    (await service.call(listWishes, { partyId: existing.id }, user)).items.find(({ id }) => id === wish.id);
  /** How many of the calls succeed, and the codes of the others. */
  const outcomes = async (calls: readonly Promise<unknown>[]) => {
    const settled = await Promise.allSettled(calls);
    const codes = settled.flatMap((each) =>
      each.status === 'rejected' && each.reason instanceof RemoteFailure ? [each.reason.failure.body.message] : [],
    );
    return { done: settled.filter(({ status }) => status === 'fulfilled').length, codes: [...new Set(codes)] };
  };
  beforeAll(async () => {
    service = await startWithRoles();
  });
  beforeEach(async () => {
    existing = await partyOf(service, host);
    wish = await wishOf(service, existing.id, host);
  });
  afterAll(() => service.stop());

  it('gives it to the guest who asks first, and tells others only that it is reserved', async () => {
    expect(await reserve()).toMatchObject({ reservedBy: { id: anna.id }, mine: 1, left: 0 });
    expect(await refused(bo)).toEqual({ root: 'wish_taken' });
    for (const other of [bo, null]) expect(await seenBy(other)).toMatchObject({ reservedBy: { id: null }, mine: 0 });
  });

  it('changes nothing when the same user reserves again, also with another number', async () => {
    await change({ wanted: 3 });
    const first = await reserve(anna, 2);
    expect(await reserve(anna, 2)).toEqual(first);
    expect(await reserve(anna, 1)).toEqual(first);
    expect(first).toMatchObject({ mine: 2, left: 1 });
  });

  it('requires an account, a guest, a wish of this party and a number that is left', async () => {
    await addCohost(service, existing, host, cohost);
    expect(await refused(null)).toEqual({ root: 'needs_login' });
    for (const one of [host, cohost]) expect(await refused(one)).toEqual({ root: 'wish_for_guests' });
    for (const count of [0, 100, 1.5]) expect(await refused(anna, { count })).toEqual({ count: 'invalid' });
    expect(await refused(anna, { count: 2 })).toEqual({ root: 'wish_taken' });
    const other = await partyOf(service, host);
    expect(await refused(anna, { partyId: other.id })).toEqual({ root: 'not_found' });
    expect(await refused(anna, { wishId: 'f'.repeat(24) })).toEqual({ root: 'not_found' });
    expect(await seenBy(anna)).toMatchObject({ left: 1 });
  });

  it('refuses a host in the same way whether the wish is free, reserved, deleted or unknown', async () => {
    const ask = () => refused(host);
    const free = await ask();
    await reserve();
    expect(await ask()).toEqual(free);
    await service.call(deleteWish, named(), host);
    expect(await ask()).toEqual(free);
    expect(await refused(host, { wishId: 'f'.repeat(24) })).toEqual(free);
  });

  it('is open to a co-host who has chosen to be as a guest', async () => {
    const { inviteId } = await addCohost(service, existing, host, cohost);
    await service.call(updateCohost, { partyId: existing.id, inviteId, wishes: true }, cohost);
    expect(await reserve(cohost)).toMatchObject({ reservedBy: { id: cohost.id } });
  });

  it('is refused while the host has switched reservations off; what was reserved before is kept', async () => {
    await reserve();
    const toggle = (wishlistReservationsEnabled: boolean) =>
      service.call(updateSettings, { partyId: existing.id, wishlistReservationsEnabled }, host);
    await toggle(false);
    expect(await refused(bo)).toEqual({ root: 'reservations_off' });
    expect(await seenBy(anna)).toMatchObject({ reservedBy: null, mine: 0, left: null });
    await toggle(true);
    expect(await seenBy(anna)).toMatchObject({ reservedBy: { id: anna.id } });
  });

  it.each([
    [1, 50],
    [3, 50],
  ])('lets %i of 50 guests who ask at once have it, and tells the others kindly', async (wanted, guests) => {
    await change({ wanted });
    const result = await outcomes(Array.from({ length: guests }, () => reserve(aUser())));
    expect(result).toEqual({ done: wanted, codes: ['wish_taken'] });
    expect(await seenBy(null)).toMatchObject({ left: 0, reservedBy: { id: null } });
  });

  it('reserves once when one guest asks many times at once', async () => {
    await change({ wanted: 5 });
    expect(await outcomes(Array.from({ length: 20 }, () => reserve()))).toEqual({ done: 20, codes: [] });
    expect(await seenBy(anna)).toMatchObject({ mine: 1, left: 4 });
  });

  it('never exceeds a number that the host lowers at the same time', async () => {
    await change({ wanted: 4 });
    const guests = Array.from({ length: 10 }, () => aUser());
    const { done } = await outcomes([...guests.map((guest) => reserve(guest)), change({ wanted: 2 })]);
    // The edit always succeeds; guests who were faster than it keep what they have.
    expect(done - 1).toBeGreaterThanOrEqual(2);
    expect(done - 1).toBeLessThanOrEqual(4);
    expect(await seenBy(null)).toMatchObject({ wanted: 2, left: 0 });
    expect(await refused(aUser())).toEqual({ root: 'wish_taken' });
  });

  it('is refused when the host lowers the number after the wish was read', async () => {
    await change({ wanted: 2 });
    await reserve(bo);
    const wishes = service.app.get<Model<WishDocument>>(getModelToken(WISHES));
    const update = wishes.findOneAndUpdate.bind(wishes);
    const afterLowered = async (...args: Parameters<typeof update>) => {
      wishes.findOneAndUpdate = update;
      await change({ wanted: 1 });
      return update(...args).lean();
    };
    const delayed = (...args: Parameters<typeof update>) => ({ lean: () => afterLowered(...args) });
    wishes.findOneAndUpdate = delayed as never;
    expect(await refused()).toEqual({ root: 'wish_taken' });
    expect(await seenBy(bo)).toMatchObject({ wanted: 1, mine: 1, left: 0 });
  });

  it('is either made or refused when the host deletes the wish at the same time', async () => {
    for (let round = 0; round < 10; round++) {
      wish = await wishOf(service, existing.id, host);
      const [reserved] = await Promise.allSettled([reserve(), service.call(deleteWish, named(), host)]);
      const seen = await seenBy(anna);
      expect(seen?.removed ?? false).toBe(reserved.status === 'fulfilled');
      expect(await refused(bo)).toEqual({ root: 'not_found' });
    }
  });

  it('is either made or refused when the host switches reservations off at the same time', async () => {
    const toggle = (wishlistReservationsEnabled: boolean) =>
      service.call(updateSettings, { partyId: existing.id, wishlistReservationsEnabled }, host);
    for (let round = 0; round < 5; round++) {
      wish = await wishOf(service, existing.id, host);
      const [reserved] = await Promise.allSettled([reserve(), toggle(false)]);
      await toggle(true);
      expect(await seenBy(anna)).toMatchObject({ mine: reserved.status === 'fulfilled' ? 1 : 0 });
    }
  });

  it('counts right when the host makes it a group gift at the same time', async () => {
    await change({ wanted: 3 });
    const [reserved] = await Promise.all([reserve(anna, 2), change({ isGroup: true })]);
    // As one of the givers, or as two pieces from before.
    expect([1, 2]).toContain(reserved.mine);
    expect(await seenBy(anna)).toMatchObject({ isGroup: true, mine: reserved.mine, left: 50 - reserved.mine });
  });

  it('makes room again when the guest cancels, also twice, and never cancels for another guest', async () => {
    await reserve();
    expect(await service.call(unreserveWish, named(), bo)).toMatchObject({ reservedBy: { id: null } });
    expect(await service.refusal(unreserveWish, named(), null)).toEqual({ root: 'needs_login' });
    for (let time = 0; time < 2; time++)
      expect(await service.call(unreserveWish, named(), anna)).toMatchObject({ reservedBy: null, mine: 0, left: 1 });
    expect(await reserve(bo)).toMatchObject({ reservedBy: { id: bo.id } });
    expect(await service.refusal(unreserveWish, named('f'.repeat(24)), anna)).toEqual({ root: 'not_found' });
  });

  it('counts right when guests reserve and cancel at the same time', async () => {
    await change({ wanted: 3 });
    const turn = async (guest: typeof anna) => {
      await reserve(guest, 3).catch(() => undefined);
      await service.call(unreserveWish, named(), guest);
    };
    await Promise.all(Array.from({ length: 10 }, () => turn(aUser())));
    expect(await seenBy(null)).toMatchObject({ left: 3, reservedBy: null });
    expect(await reserve(bo, 3)).toMatchObject({ mine: 3, left: 0 });
  });
});

describe('a group gift', () => {
  let service: TestService;
  let existing: Party;
  let wish: Wish;
  const reserve = (user = anna, count = 1) =>
    service.call(reserveWish, { partyId: existing.id, wishId: wish.id, count }, user);
  beforeAll(async () => {
    service = await startWithRoles();
    existing = await partyOf(service, host);
  });
  beforeEach(async () => {
    wish = await wishOf(service, existing.id, host, { isGroup: true });
  });
  afterAll(() => service.stop());

  it('is shared by several guests, who see the first names of each other; those outside see none', async () => {
    expect(await reserve()).toMatchObject({ sharers: ['Anna'], mine: 1, left: 49 });
    expect(await reserve(bo, 7)).toMatchObject({ sharers: ['Anna', 'Bo'], mine: 1, left: 48 });
    const { items } = await service.call(listWishes, { partyId: existing.id }, aUser());
    expect(items.find(({ id }) => id === wish.id)).toMatchObject({ sharers: [], reservedBy: null, left: 48 });
  });

  it('has 50 places, also when more guests ask at once', async () => {
    const settled = await Promise.allSettled(Array.from({ length: 60 }, () => reserve(aUser())));
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(50);
    const input = { partyId: existing.id, wishId: wish.id };
    expect(await service.refusal(reserveWish, input, anna)).toEqual({ root: 'wish_taken' });
  });
});
