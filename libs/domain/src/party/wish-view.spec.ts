import { describe, expect, it } from '@jest/globals';
import { canReserve, knowsReservations, leftOf, type ReservedWish, type WishCaller, wishView } from './wish-view';

const party = { date: '2026-06-20T16:00:00Z', zone: 'Europe/Copenhagen', wishlistReservationsEnabled: true };
const before = new Date('2026-06-01T10:00:00Z');
const caller = (more: Partial<WishCaller> = {}): WishCaller => ({
  role: 'guest',
  userId: 'me',
  contactId: null,
  choice: false,
  spoil: false,
  ...more,
});
const owner = caller({ role: 'owner', userId: 'owner' });
const cohost = caller({ role: 'editor', userId: 'cohost' });
const by = (userId: string, count = 1) => ({ userId, name: `Anna ${userId}`, count });
const wish = (more: Partial<ReservedWish> = {}): ReservedWish => ({
  id: 'w',
  title: 'Gryde',
  link: null,
  image: null,
  price: null,
  details: null,
  wanted: 1,
  isGroup: false,
  version: 3,
  removedAt: null,
  reservations: [],
  ...more,
});

describe('who may know what is reserved', () => {
  it.each<[string, boolean, WishCaller]>([
    ['a guest', true, caller()],
    ['a visitor', true, caller({ userId: null })],
    ['the owner', false, owner],
    ['the owner who asks to spoil the surprise', true, { ...owner, spoil: true }],
    ['the owner with the choice of a co-host', false, { ...owner, choice: true }],
    ['a co-host', false, cohost],
    ['a co-host who has chosen to know', true, { ...cohost, choice: true }],
    ['a co-host who asks to spoil the surprise', true, { ...cohost, spoil: true }],
  ])('is decided before the event: %s %s', (_, knows, who) =>
    expect(knowsReservations(party, who, before)).toBe(knows),
  );

  it('is everybody once the day of the event has passed in its zone, and not a moment earlier', () => {
    const lastMoment = new Date('2026-06-20T21:59:59.999Z');
    const nextDay = new Date('2026-06-20T22:00:00Z');
    for (const host of [owner, cohost]) {
      expect(knowsReservations(party, host, lastMoment)).toBe(false);
      expect(knowsReservations(party, host, nextDay)).toBe(true);
      expect(knowsReservations({ ...party, zone: 'America/New_York' }, host, nextDay)).toBe(false);
    }
  });

  it('is nobody while reservations are switched off', () => {
    const off = { ...party, wishlistReservationsEnabled: false };
    const long = new Date('2027-01-01T00:00:00Z');
    for (const who of [caller(), { ...owner, spoil: true }, { ...cohost, choice: true }])
      expect(knowsReservations(off, who, long)).toBe(false);
  });
});

describe('who can reserve', () => {
  it('is guests and co-hosts who have chosen to be as guests, never the owner', () => {
    expect([caller(), { ...cohost, choice: true }].map((who) => canReserve(party, who))).toEqual([true, true]);
    const others = [owner, { ...owner, spoil: true, choice: true }, cohost, { ...cohost, spoil: true }];
    expect(others.map((who) => canReserve(party, who))).toEqual([false, false, false, false]);
  });

  it('is nobody while reservations are switched off', () =>
    expect(canReserve({ ...party, wishlistReservationsEnabled: false }, caller())).toBe(false));
});

describe('what can still be reserved', () => {
  it.each([
    [wish(), 1],
    [wish({ reservations: [by('a')] }), 0],
    [wish({ wanted: 5, reservations: [by('a'), by('b', 3)] }), 1],
    [wish({ wanted: 1, reservations: [by('a', 3)] }), 0],
    [wish({ isGroup: true, reservations: [by('a')] }), 49],
  ])('is the wanted number, or the places of a group gift, less what was reserved', (given, left) =>
    expect(leftOf(given)).toBe(left),
  );
});

describe('a wish that was reserved by the link of a guest', () => {
  const byLink = (contactId: string, count = 1) => ({
    id: `r-${contactId}`,
    contactId,
    name: `Bo ${contactId}`,
    count,
  });
  const guest = caller({ userId: null, contactId: 'bo' });

  it('is the guest’s own by their link, with an id that is not theirs on the list', () => {
    const seen = wishView(wish({ reservations: [byLink('bo')] }), guest, true);
    expect(seen).toMatchObject({ reservedBy: { id: 'r-bo' }, mine: 1, left: 0 });
  });

  it('is reserved by others for another guest, a visitor, and a user whose account has the same id', () => {
    const others = [caller({ userId: null, contactId: 'ib' }), caller({ userId: null }), caller({ userId: 'bo' })];
    for (const other of others)
      expect(wishView(wish({ reservations: [byLink('bo')] }), other, true)).toMatchObject({
        reservedBy: { id: null },
        mine: 0,
        sharers: [],
      });
  });

  it('is counted together with what the same guest has reserved by an account', () => {
    const both = wish({ wanted: 9, reservations: [by('me', 2), byLink('bo', 3)] });
    expect(wishView(both, caller({ contactId: 'bo' }), true)).toMatchObject({ mine: 5, left: 4 });
    expect(wishView(both, guest, true)).toMatchObject({ mine: 3, left: 4 });
  });

  it('names the givers of a group gift, and leaves out a name that is not known', () => {
    const shared = wish({ isGroup: true, reservations: [by('me'), byLink('bo'), { ...byLink('ib'), name: '' }] });
    expect(wishView(shared, guest, true).sharers).toEqual(['Anna', 'Bo']);
    expect(wishView(shared, { ...owner, spoil: true }, true).sharers).toEqual(['Anna me', 'Bo bo']);
  });
});

describe('a wish as a caller sees it', () => {
  const reserved = wish({ reservations: [by('me'), by('you')], wanted: 2 });

  it('tells those who may not know the same, whatever is reserved', () => {
    const free = wishView(wish({ wanted: 2 }), owner, false);
    expect(wishView(reserved, owner, false)).toEqual(free);
    expect(free).toMatchObject({ reservedBy: null, mine: 0, left: null, sharers: [] });
  });

  it('is mine with my own id and pieces', () => {
    expect(wishView(reserved, caller(), true)).toMatchObject({ reservedBy: { id: 'me' }, mine: 1, left: 0 });
  });

  it('is reserved by others without their ids or names, once nothing is left', () => {
    const seen = wishView(reserved, caller({ userId: 'third' }), true);
    expect(seen).toMatchObject({ reservedBy: { id: null }, mine: 0, left: 0, sharers: [] });
    expect(JSON.stringify(seen)).not.toMatch(/Anna|you/);
    const partly = wishView(wish({ wanted: 3, reservations: [by('you')] }), caller({ userId: null }), true);
    expect(partly).toMatchObject({ reservedBy: null, left: 2 });
  });

  it('names by first name those who share a group gift, to those who share it only', () => {
    const group = wish({ isGroup: true, reservations: [by('me'), by('you')] });
    expect(wishView(group, caller(), true)).toMatchObject({ sharers: ['Anna', 'Anna'], left: 48 });
    expect(wishView(group, caller({ userId: 'third' }), true)).toMatchObject({ reservedBy: null, sharers: [] });
  });

  it('names everybody to a host who may know, and nobody to a co-host who is as a guest', () => {
    expect(wishView(reserved, owner, true)).toMatchObject({
      sharers: ['Anna me', 'Anna you'],
      reservedBy: { id: null },
    });
    expect(wishView(reserved, { ...cohost, choice: true }, true).sharers).toEqual([]);
  });
});
