import { isNameOnly, isSameName } from './known-guests';

/** Who has replied without being on the list. `id`: the id that this person gets as a new guest. */
export interface Replier {
  id: string;
  name: string;
  email: string | null;
  /** Not the guest of another name who has the same address: that guest has a reply of their own. */
  isApart: boolean;
}

/** A guest on the list who may be meant. */
export interface PossibleGuest {
  id: string;
  name: string;
  email: string | null;
  phone: string | null;
  hasReplied: boolean;
}

/** `isSame`: certainly the person's own entry, and not that of somebody else at the address. */
export interface ChosenGuest {
  contactId: string;
  isSame: boolean;
  isNew: boolean;
}

const mayBe = (guest: PossibleGuest, { name, email }: Replier): boolean =>
  email === null ? isNameOnly(guest) && isSameName(guest.name, name) : guest.email === email;

/**
 * To which guest each person belongs: the one of the same address and name, otherwise one of the same address who has no reply,
 * otherwise a new one, because families share addresses. Without an address only a guest who has none either can be meant, and
 * only without a reply, because two guests may have one name (rules: reply-enlisted, same-address-is-family).
 */
export function guestsOf(people: readonly Replier[], known: readonly PossibleGuest[]): ChosenGuest[] {
  const guests = known.map((guest) => ({ ...guest }));
  return people.map((person) => {
    const { id, name, email, isApart } = person;
    const at = guests.filter((guest) => guest.id === id || mayBe(guest, person));
    const same = at.find((guest) => guest.id === id || (email !== null && isSameName(guest.name, name)));
    const chosen = same ?? (isApart ? undefined : at.find(({ hasReplied }) => !hasReplied));
    if (chosen) chosen.hasReplied = true;
    else guests.push({ id, name, email, phone: null, hasReplied: true });
    return {
      contactId: chosen?.id ?? id,
      isSame: chosen === undefined || chosen === same,
      isNew: chosen === undefined,
    };
  });
}
