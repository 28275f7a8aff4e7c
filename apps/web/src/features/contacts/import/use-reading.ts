import type { Reading } from '@festlig/contracts/contacts';
import { followReading } from '@festlig/contracts/contacts/http';
import { skipToken } from '@reduxjs/toolkit/query';
import { useRef, useState } from 'react';
import { useFollow } from '../../../api/use-follow';
import { rowRate } from './columns.model';

export interface ReadingProgress {
  reading: Reading;
  /** Lines a second, read and checked; null until it can be measured. */
  rate: number | null;
}

/** How far a list has been read; undefined until the list has arrived, and without a key. */
export function useReading(partyId: string, key: string | undefined): ReadingProgress | undefined {
  const [progress, setProgress] = useState<ReadingProgress>();
  const first = useRef<{ at: number; done: number }>(undefined);
  useFollow(followReading, key === undefined ? skipToken : { partyId, reading: key }, (reading) => {
    if (reading.lines === 0) return;
    const now = { at: Date.now(), done: reading.read + reading.checked };
    first.current ??= now;
    setProgress({ reading, rate: rowRate(first.current, now) });
  });
  return progress;
}
