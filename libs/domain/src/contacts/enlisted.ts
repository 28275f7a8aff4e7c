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

/** Whether the entry is the person's own, and not that of somebody else at the address. */
const isOwn = (guest: PossibleGuest, { id, name, email }: Replier): boolean =>
  guest.id === id || (email !== null && guest.email === email && isSameName(guest.name, name));

/**
 * To which guest each person belongs: the one of the same address and name, otherwise one of the same address who has no reply,
 * otherwise a new one, because families share addresses. Without an address only a guest who has none either can be meant, and
 * only without a reply, because two guests may have one name (rules: reply-enlisted, same-address-is-family).
 */
export function guestsOf(people: readonly Replier[], known: readonly PossibleGuest[]): ChosenGuest[] {
  const guests = known.map((guest) => ({ ...guest }));
  const ownOf = (person: Replier) => guests.find((guest) => isOwn(guest, person));
  // Before anybody else at the address is given their entries.
  for (const own of people.map(ownOf)) if (own) own.hasReplied = true;
  return people.map((person) => {
    const { id, name, email, isApart } = person;
    const same = ownOf(person);
    const free = guests.find((guest) => !guest.hasReplied && mayBe(guest, person));
    const chosen = same ?? (isApart ? undefined : free);
    if (chosen) chosen.hasReplied = true;
    else guests.push({ id, name, email, phone: null, hasReplied: true });
    return {
      contactId: chosen?.id ?? id,
      isSame: chosen === undefined || chosen === same,
      isNew: chosen === undefined,
    };
  });
}
