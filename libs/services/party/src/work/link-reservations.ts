import type { ReservedWish } from '@festlig/domain/party/wish-view';
import { Injectable } from '@nestjs/common';
import { Guests } from '../neighbours/guests';
import { ReservationRepository, type StoredWish } from '../store/reservation.repository';

/**
 * Reservations by a guest's own link are those of a guest on the list: they have the name of the list, and end with the
 * guest (rule: wish-guest-deleted).
 */
@Injectable()
export class LinkReservations {
  constructor(
    private readonly guests: Guests,
    private readonly reservations: ReservationRepository,
  ) {}

  /**
   * Adds the names, and leaves out the reservations of guests who were deleted. While contacts is unavailable, all of them
   * count, without names.
   */
  async listNamed(partyId: string, wishes: readonly StoredWish[]): Promise<ReservedWish[]> {
    const ids = new Set(wishes.flatMap(({ reservations }) => reservations.flatMap(({ contactId }) => contactId ?? [])));
    const names = await this.guests.names(partyId, [...ids]);
    return wishes.map((wish) => withNames(wish, names));
  }

  /** The same for one wish. Who may not know of reservations gets it without any, and nothing is asked for them. */
  async named(partyId: string, wish: StoredWish, knows: boolean): Promise<ReservedWish> {
    if (!knows) return { ...wish, reservations: [] };
    const ids = wish.reservations.flatMap(({ contactId }) => contactId ?? []);
    return withNames(wish, await this.guests.names(partyId, ids));
  }

  /** Releases what deleted guests had reserved of a wish. Returns whether that made room. */
  async releaseGone(partyId: string, wishId: string): Promise<boolean> {
    const ids = await this.reservations.contactsOf(partyId, wishId);
    const names = await this.guests.names(partyId, ids);
    const gone = names === null ? [] : ids.filter((id) => !names.has(id));
    for (const contactId of gone) await this.reservations.release(partyId, wishId, { userId: null, contactId });
    return gone.length > 0;
  }
}

const withNames = (wish: StoredWish, names: ReadonlyMap<string, string> | null): ReservedWish => ({
  ...wish,
  reservations: wish.reservations.flatMap((each) => {
    if (each.contactId === undefined) return each;
    const name = names === null ? '' : names.get(each.contactId);
    return name === undefined ? [] : { ...each, name };
  }),
});
