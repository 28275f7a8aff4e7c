import { useCallback, useMemo, useState } from 'react';
import { useHydrated } from '../../lib/use-hydrated';
import { newKey } from '../../lib/new-key';
import type { ReplyValues } from './reply-form.model';

/** The typed values and the form's key: after a reload it is still the same reply. */
interface Kept {
  values: ReplyValues;
  formKey: string;
}

function read(storageKey: string): Kept | null {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}

function write(storageKey: string, kept: Kept | null): void {
  try {
    if (kept) sessionStorage.setItem(storageKey, JSON.stringify(kept));
    else sessionStorage.removeItem(storageKey);
  } catch {
    // Without storage, what was typed is kept until the page is closed.
  }
}

/**
 * Keeps a reply that is being written through a reload of its tab. `who` separates one guest's from another's
 * (rule: typed-work-survives).
 */
export function useKeptReply(partyId: string, who: string, first: () => ReplyValues) {
  const storageKey = `festlig_reply_${partyId}_${who}`;
  // The server, which has rendered the form, does not know what was kept.
  const isHydrated = useHydrated();
  const [fresh] = useState<Kept>(() => ({ values: first(), formKey: newKey() }));
  const { values, formKey } = useMemo(
    () => (isHydrated ? read(storageKey) : null) ?? fresh,
    [isHydrated, storageKey, fresh],
  );
  const keep = useCallback(
    (changed: ReplyValues) => write(storageKey, { values: changed, formKey }),
    [storageKey, formKey],
  );
  const drop = useCallback(() => write(storageKey, null), [storageKey]);
  return { values, formKey, keep, drop };
}
