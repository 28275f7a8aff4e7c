import { SHARERS_MAX, type Wish, type WishFields } from '@festlig/contracts/party/wish';
import { isPast, type PartyDate } from './dates';

type Role = 'guest' | 'editor' | 'owner';

/** What of the party decides who may know what is reserved. */
export interface WishRules extends PartyDate {
  wishlistReservationsEnabled: boolean;
}

/** By what a guest is known who reserves: an account, the guest's own link, or both (rule: wish-reserve-by-link). */
export interface Reserver {
  userId: string | null;
  contactId: string | null;
}

/** Who looks at the wishlist. `choice`: what a co-host has chosen; `spoil`: what this one request asks for. */
export interface WishCaller extends Reserver {
  role: Role;
  choice: boolean;
  spoil: boolean;
}

/** A reservation of an account, or of a guest on the list, which has an id of its own. */
export type ShownReservation = { name: string; count: number } & (
  { userId: string; contactId?: never } | { id: string; contactId: string; userId?: never }
);

/** A wish with its reservations, the oldest first. */
export interface ReservedWish extends WishFields {
  id: string;
  version: number;
  removedAt: Date | null;
  reservations: readonly ShownReservation[];
}

/**
 * Whether a caller may know what is reserved: guests, and co-hosts who have chosen it; other hosts once the day of the
 * event has passed, or when they ask for it (rules: wish-surprise, wish-spoil, wish-cohost-choice). While reservations
 * are switched off nobody knows of any (rule: wish-reservations).
 */
export function knowsReservations(party: WishRules, { role, choice, spoil }: WishCaller, now: Date): boolean {
  if (!party.wishlistReservationsEnabled) return false;
  return isAsGuest({ role, choice }) || spoil || isPast(party, now);
}

/** Whether a caller can reserve: guests, and co-hosts who are as guests (rule: wish-no-control-for-owner). */
export const canReserve = (party: WishRules, caller: WishCaller): boolean =>
  party.wishlistReservationsEnabled && isAsGuest(caller);

const isAsGuest = ({ role, choice }: Pick<WishCaller, 'role' | 'choice'>): boolean =>
  role === 'guest' || (role === 'editor' && choice);

/** Whether a reservation is this guest's. */
export const isOwn = (by: { userId?: string; contactId?: string }, { userId, contactId }: Reserver): boolean =>
  (userId !== null && by.userId === userId) || (contactId !== null && by.contactId === contactId);

/** The most pieces of a wish that can be reserved. A group gift has places instead (rules: wish-wanted, wish-group). */
export const capacityOf = ({ isGroup, wanted }: Pick<WishFields, 'isGroup' | 'wanted'>): number =>
  isGroup ? SHARERS_MAX : wanted;

/** The pieces that can still be reserved; none when the host has lowered the number below what was reserved. */
export function leftOf(wish: Pick<ReservedWish, 'isGroup' | 'wanted' | 'reservations'>): number {
  const reserved = wish.reservations.reduce((sum, { count }) => sum + count, 0);
  return Math.max(0, capacityOf(wish) - reserved);
}

/** A wish without any of its reservations. */
export const unreserved = ({ id, version, ...wish }: WishFields & { id: string; version: number }): Wish => {
  const { title, link, image, price, details, wanted, isGroup } = wish;
  const nothing = { reservedBy: null, mine: 0, left: null, sharers: [], removed: false };
  return { id, title, link, image, price, details, wanted, isGroup, version, ...nothing };
};

/**
 * A wish as a caller may see it. For who may not know, nothing of the answer depends on a reservation
 * (rules: wish-surprise, wish-reserved-by-me, wish-reserved-by-others, wish-sharers).
 */
export function wishView(wish: ReservedWish, caller: WishCaller, knows: boolean): Wish {
  const { reservations, removedAt, ...fields } = wish;
  const hidden = { ...unreserved(fields), removed: removedAt !== null };
  if (!knows) return hidden;
  const own = reservations.filter((each) => isOwn(each, caller));
  const [first] = own;
  const left = leftOf(wish);
  const others = left === 0 ? { id: null } : null;
  const names = reservations.flatMap(({ name }) => (name === '' ? [] : [name]));
  const firstNames = first && wish.isGroup ? names.map(firstName) : [];
  return {
    ...hidden,
    reservedBy: first ? { id: first.userId ?? first.id } : others,
    mine: own.reduce((sum, { count }) => sum + count, 0),
    left,
    sharers: isAsGuest(caller) ? firstNames : names,
  };
}

const firstName = (name: string): string => name.split(' ')[0] ?? name;
