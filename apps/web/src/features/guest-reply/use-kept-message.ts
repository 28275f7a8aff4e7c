import { useState } from 'react';
import { readKept, writeKept } from './use-kept-reply';

/** Where a message is kept, by the key of its reply. */
export const messageKeyOf = (rid: string): string => `festlig_message_${rid}`;

/** Keeps a message that is begun through a reload, and while the app takes over (rule: typed-work-survives). */
export function useKeptMessage(rid: string): { begun: string; keep: (text: string) => void } {
  const storageKey = messageKeyOf(rid);
  const [begun] = useState(() => readKept<string>(storageKey) ?? '');
  return { begun, keep: (text) => writeKept(storageKey, text || null) };
}
