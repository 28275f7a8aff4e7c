import { type GuestCounts, LONGEST_TAG } from '@festlig/contracts/contacts';
import { useDebounced } from '../../components/use-debounced';
import { useCountGuestsQuery } from '../../api/guest-counts';

const PAUSE_MS = 300;

/** The first tags of a party that begin with what is typed, by name, once typing pauses (rule: contact-tags). */
export function useTags(partyId: string, typed: string): GuestCounts['tags'] {
  const tag = useDebounced(typed.trim().slice(0, LONGEST_TAG), PAUSE_MS);
  const { data } = useCountGuestsQuery({ partyId, ...(tag === '' ? {} : { tag }) });
  return data?.tags ?? [];
}
