import type { Contact } from '@festlig/contracts/contacts';
import { comparedEmail, EMAIL_PATTERN } from '@festlig/contracts/define';
import { isSameName } from '@festlig/domain/contacts/known-guests';
import { useDebounced } from '../../components/use-debounced';
import { useLazyListContactsQuery, useListContactsQuery } from './api';

const PAUSE = 400;
/** The number of characters that a search uses. */
const SEARCHED = 64;
const SHOWN = 5;

const asked = (partyId: string, email: string) => ({
  partyId,
  page: 1,
  pageSize: SHOWN,
  search: email.slice(0, SEARCHED),
});
const sharing = (found: readonly Contact[], email: string, own: string | undefined): string[] =>
  found.filter((other) => other.email === comparedEmail(email) && other.id !== own).map(({ name }) => name);

/** The names of other guests on the list with the e-mail that is being typed (rule: same-address-is-family). */
export function useSameEmail(partyId: string, typed: string, own: string | undefined): string[] {
  const email = useDebounced(typed.trim(), PAUSE);
  const skip = email !== typed.trim() || !EMAIL_PATTERN.test(email);
  const { currentData } = useListContactsQuery(asked(partyId, email), { skip });
  return skip ? [] : sharing(currentData?.items ?? [], email, own);
}

/**
 * Finds the guests on the list with an e-mail, or those of a name where there is no e-mail. Undefined when the lookup
 * fails.
 */
export function useFindGuests(
  partyId: string,
): (guest: { name: string; email: string | null }) => Promise<Contact[] | undefined> {
  const [ask] = useLazyListContactsQuery();
  return async ({ name, email }) => {
    const { data } = await ask(asked(partyId, email ?? name));
    return data?.items.filter((other) =>
      email === null ? isSameName(other.name, name) : other.email === comparedEmail(email),
    );
  };
}

/** The same names as one request, for a host who saves before the lookup has answered. Empty when it fails. */
export function useAskSameEmail(partyId: string): (email: string | null) => Promise<string[]> {
  const find = useFindGuests(partyId);
  return async (email) => (email === null ? [] : ((await find({ name: '', email })) ?? []).map(({ name }) => name));
}
