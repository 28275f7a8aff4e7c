import type { Import } from '@festlig/contracts/contacts';
import { followImport } from '@festlig/contracts/contacts/http';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { useFollow } from '../../../api/use-follow';
import { rowRate } from './columns.model';
import { progressOf } from './result.model';

/**
 * The progress of an import or its undo. `broken`: no reports arrive at the moment. `rate`: rows (guests) a second,
 * once it can be measured.
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
