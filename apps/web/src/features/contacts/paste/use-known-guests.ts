import type { SameGuest } from '@festlig/contracts/contacts';
import { isUsable } from '@festlig/domain/contacts/pasted-guests';
import { useRef, useState } from 'react';
import { useFindGuests } from '../use-same-guests';
import type { PastedLine } from './paste.model';

/**
 * The guests on the list who have an address of a pasted guest, or the name of one without an address: one request for
 * all lines of a text, and those that are added from it (rule: guests-pasted-once).
 */
export function useKnownGuests(partyId: string) {
  const find = useFindGuests(partyId);
  const [known, setKnown] = useState<readonly SameGuest[]>([]);
  const [state, setState] = useState<'looking' | 'known' | 'failed'>('known');
  /** Counts the texts, so that the answer about an earlier one is ignored. */
  const asked = useRef(0);
  const lookUp = async (lines: readonly PastedLine[]) => {
    const nth = ++asked.current;
    const people = lines.filter(isUsable).map(({ guest }) => guest);
    setKnown([]);
    setState(people.length === 0 ? 'known' : 'looking');
    if (people.length === 0) return;
    const found = await find(people);
    if (nth !== asked.current) return;
    setKnown(found ?? []);
    setState(found === undefined ? 'failed' : 'known');
  };
  return { known, state, lookUp, note: (guest: SameGuest) => setKnown((before) => [...before, guest]) };
}
