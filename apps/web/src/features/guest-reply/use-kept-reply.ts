import { useMemo, useState } from 'react';
import { useHydrated } from '../../lib/use-hydrated';
import { newKey } from '../../lib/new-key';
import type { ReplyValues } from './reply-form.model';

/** The typed values and the form's key: after a reload it is still the same reply. */
interface Kept {
  values: ReplyValues;
  formKey: string;
  /** Sent without a network: the version of the guest's answer that it is to change, empty for the first. */
  waitsOver?: string;
}

const storageKeyOf = (partyId: string, who: string) => `festlig_reply_${partyId}_${who}`;

export function readKept<T>(storageKey: string): T | null {
  try {
    const kept = sessionStorage.getItem(storageKey) ?? localStorage.getItem(storageKey);
    return JSON.parse(kept ?? 'null') as T | null;
  } catch {
    return null;
  }
}

/** Where a message that is begun is kept, by the key of its reply. */
export const messageKeyOf = (rid: string): string => `festlig_message_${rid}`;

/** What is typed is kept by its tab, and what was sent without a network by the phone, so that the tab can be closed. */
export function writeKept(storageKey: string, kept: unknown, isWaiting = false): void {
  try {
    sessionStorage.removeItem(storageKey);
    localStorage.removeItem(storageKey);
    const storage = isWaiting ? localStorage : sessionStorage;
    if (kept) storage.setItem(storageKey, JSON.stringify(kept));
  } catch {
    // Without storage, what was typed is kept until the page is closed.
  }
}

/**
 * The reply of this guest that was sent without a network and waits for it: what was sent, and the version of the answer
 * that it is to change. The server does not know of it.
 */
export function useWaitingReply(partyId: string, who: string): Required<Kept> | undefined {
  const kept = useHydrated() ? readKept<Kept>(storageKeyOf(partyId, who)) : null;
  return kept?.waitsOver === undefined ? undefined : (kept as Required<Kept>);
}

interface Form {
  partyId: string;
  /** Separates one guest's form from another's. */
  who: string;
  /** The version of the guest's answer that the form changes, empty for the first. */
  over: string;
}

/**
 * Keeps a reply that is being written through a reload of its tab (rule: typed-work-survives), and one that was sent without a
 * network until there is one (rule: reply-sent-later).
 */
export function useKeptReply({ partyId, who, over }: Form, first: () => ReplyValues) {
  const storageKey = storageKeyOf(partyId, who);
  // The server, which has rendered the form, does not know what was kept.
  const isHydrated = useHydrated();
  const [fresh] = useState<Kept>(() => ({ values: first(), formKey: newKey() }));
  const { values, formKey, waitsOver } = useMemo(
    () => (isHydrated ? readKept<Kept>(storageKey) : null) ?? fresh,
    [isHydrated, storageKey, fresh],
  );
  const [waits, setWaits] = useState<boolean>();
  // An answer that was given elsewhere meanwhile is not replaced by itself.
  const isWaiting = waits ?? waitsOver === over;
  return {
    values,
    formKey,
    isWaiting,
    /** Keeps what is typed; a reply that waited is not sent by itself any more. */
    keep: (changed: ReplyValues) => {
      writeKept(storageKey, { values: changed, formKey });
      if (isWaiting) setWaits(false);
    },
    wait: (sent: ReplyValues) => {
      writeKept(storageKey, { values: sent, formKey, waitsOver: over }, true);
      setWaits(true);
    },
    /** Not sent again by itself while this form is shown; what was sent stays on the phone. */
    rest: () => setWaits(false),
    drop: () => writeKept(storageKey, null),
  };
}
