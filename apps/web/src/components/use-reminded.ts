import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { useListSendsQuery } from '../api/sends';
import { isJustReminded, lastReminder } from '../lib/last-reminder';
import { useDoneAt } from './use-done-at';

/** How long the fetched sends are fresh, in seconds. */
const FRESH = 5;

/**
 * When all who have not replied were last reminded: "today at 11:16"; null when they were not, as far as is known. `isRecent`:
 * they have hardly had time to answer. Nothing is fetched without a party (rule: reminder-offered).
 */
export function useReminded(partyId: string | undefined): { when: string | null; isRecent: boolean } {
  const { data } = useListSendsQuery(partyId ? { partyId } : skipToken, { refetchOnMountOrArgChange: FRESH });
  const [now] = useState(() => new Date());
  const doneAt = useDoneAt();
  const reminder = lastReminder(data?.items ?? []);
  return reminder
    ? { when: doneAt(reminder.createdAt), isRecent: isJustReminded(reminder, now) }
    : { when: null, isRecent: false };
}
