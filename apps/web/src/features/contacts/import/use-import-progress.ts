import type { Import } from '@festlig/contracts/contacts';
import { followImport } from '@festlig/contracts/contacts/http';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { useFollow } from '../../../api/use-follow';
import { rowRate } from './columns.model';
import { progressOf } from './result.model';

/**
 * An import as it goes, or goes back. `broken` while nothing is heard of it. `rate`: rows (guests) a second, once there
 * is something to say.
 */
export function useImportProgress(partyId: string, first: Import) {
  const [report, setReport] = useState(first);
  const [rate, setRate] = useState<number | null>(null);
  const [began] = useState(() => ({ at: Date.now(), done: progressOf(first).done }));
  const { importId, ended } = first;
  const { broken } = useFollow(followImport, ended ? skipToken : { partyId, importId }, (next) => {
    setReport(next);
    setRate(rowRate(began, { at: Date.now(), done: progressOf(next).done }));
  });
  return { report, rate, broken };
}
