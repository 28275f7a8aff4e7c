import type { Import } from '@festlig/contracts/contacts';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { useLatestImportQuery } from '../api';

/** Taken back it is shown anew. */
const keyOf = ({ importId, undo }: Pick<Import, 'importId' | 'undo'>): string => `${importId}${undo ? ' undo' : ''}`;

/**
 * The import that is shown on its way (or on its way back) and at its end: one that was just begun, or that was under
 * way when one came. `key`: what is shown begins again with another one.
 */
export function useFollowedImport(partyId: string) {
  const latest = useLatestImportQuery(partyId ? { partyId } : skipToken).data?.import;
  const [followed, follow] = useState<Import>();
  const [left, setLeft] = useState<string>();
  const key = followed && keyOf(followed);
  if (latest && !latest.ended && keyOf(latest) !== left && keyOf(latest) !== key)
    follow({ ...latest, errors: [], unreachable: [] });
  const leave = () => {
    setLeft(key);
    follow(undefined);
  };
  return { followed, key, follow, leave };
}
