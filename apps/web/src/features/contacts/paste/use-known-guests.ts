import type { Contact } from '@festlig/contracts/contacts';
import { isUsable } from '@festlig/domain/contacts/pasted-guests';
import { useEffect, useEffectEvent, useState } from 'react';
import { useFindGuests } from '../use-same-email';
import { lookedUpBy, type PastedLine } from './paste.model';

/**
 * The guests on the list with the e-mail of a pasted guest, or of the name where there is no e-mail: looked up one
 * after another. Undefined until it is known.
 */
export function useKnownGuests(
  partyId: string,
  lines: readonly PastedLine[],
): (line: PastedLine) => readonly Contact[] | undefined {
  const find = useFindGuests(partyId);
  const [known, setKnown] = useState<ReadonlyMap<string, readonly Contact[]>>(new Map());
  const next = lines.find((line) => isUsable(line) && !known.has(lookedUpBy(line.guest)))?.guest;
  const look = useEffectEvent(() => next && find(next));
  const due = next && lookedUpBy(next);
  useEffect(() => {
    if (due === undefined) return;
    let isOver = false;
    void look()?.then((found = []) => !isOver && setKnown((before) => new Map(before).set(due, found)));
    return () => void (isOver = true);
  }, [due]);
  return ({ guest }) => known.get(lookedUpBy(guest));
}
