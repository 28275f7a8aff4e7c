import type { Import } from '@festlig/contracts/contacts';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { useLatestImportQuery } from './api';

/** The import that is shown on its way and at its end: one that was just begun, or that was under way when one came. */
export function useFollowedImport(partyId: string) {
  const latest = useLatestImportQuery(partyId ? { partyId } : skipToken).data?.import;
  const [followed, follow] = useState<Import>();
  const [left, setLeft] = useState<string>();
  if (latest && !latest.ended && latest.importId !== left && latest.importId !== followed?.importId)
    follow({ ...latest, errors: [], unreachable: [] });
  const leave = () => {
    setLeft(followed?.importId);
    follow(undefined);
  };
  return { followed, follow, leave };
}
