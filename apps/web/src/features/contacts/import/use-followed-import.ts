import type { Import } from '@festlig/contracts/contacts';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { useLatestImportQuery } from '../api';

/** The undo of an import is shown as a progress of its own. */
const keyOf = ({ importId, undo }: Pick<Import, 'importId' | 'undo'>): string => `${importId}${undo ? ' undo' : ''}`;

/**
 * The import (or undo) whose progress and result are shown: one just started here, or one that was running when the
 * page was opened. `key`: changes when another one is shown.
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
