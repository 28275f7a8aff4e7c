import type { SameGuest } from '@festlig/contracts/contacts';
import { comparedEmail, EMAIL_PATTERN } from '@festlig/contracts/define';
import { sharedField } from '@festlig/domain/contacts/known-guests';
import { toPhone } from '@festlig/domain/contacts/phone';
import { useDebounced } from '../../components/use-debounced';
import { useFindSameGuestsQuery, useLazyFindSameGuestsQuery } from './api';

const PAUSE = 400;

interface Person {
  name: string;
  email: string | null;
  phone: string | null;
}

/** An address in the form in which addresses are compared; null while it is none. */
function comparedAddress(field: 'email' | 'phone', typed: string): string | null {
  if (field === 'phone') return toPhone(typed);
  return EMAIL_PATTERN.test(typed) ? comparedEmail(typed) : null;
}

/** The names of other guests on the list with the address that is being typed (rule: same-address-is-family). */
export function useSameAddress(
  partyId: string,
  field: 'email' | 'phone',
  typed: string,
  own: string | undefined,
): string[] {
  const text = typed.trim();
  const isSettled = useDebounced(text, PAUSE) === text;
  const address = isSettled ? comparedAddress(field, text) : null;
  const asked = { partyId, people: [{ [field]: address }] };
  const { currentData } = useFindSameGuestsQuery(asked, { skip: address === null, refetchOnMountOrArgChange: true });
  if (address === null) return [];
  const others = currentData?.guests.filter((other) => other[field] === address && other.id !== own) ?? [];
  return others.map(({ name }) => name);
}

/**
 * Finds the guests on the list with the address of one of these people, or with the name of one without an address.
 * Undefined when the lookup fails.
 */
export function useFindGuests(partyId: string): (people: readonly Person[]) => Promise<SameGuest[] | undefined> {
  const [ask] = useLazyFindSameGuestsQuery();
  return async (people) => {
    const asked = people.map(({ name, email, phone }) => ({ name, email, phone }));
    return (await ask({ partyId, people: asked })).data?.guests;
  };
}

/**
 * The names of the guests with a new guest's e-mail or phone as one request, for a host who saves before the lookup has
 * answered. Empty when it fails.
 */
export function useAskSameAddress(partyId: string): (guest: Person) => Promise<string[]> {
  const find = useFindGuests(partyId);
  return async (guest) => {
    if (guest.email === null && guest.phone === null) return [];
    const compared = { ...guest, email: guest.email && comparedEmail(guest.email) };
    const found = (await find([compared])) ?? [];
    return found.filter((other) => sharedField(compared, other) !== null).map(({ name }) => name);
  };
}
