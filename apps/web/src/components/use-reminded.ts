import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListSendsQuery } from '../api/sends';
import { isJustSent, lastInvitation, lastReminder } from '../lib/last-reminder';
import { useDoneAt } from './use-done-at';

/** How long the fetched sends are fresh, in seconds. */
const FRESH = 5;

interface Reminded {
  /** When all who have not replied were last reminded: "today at 11:16"; null when they were not, as far as is known. */
  when: string | null;
  /** They were invited or reminded so recently that they have hardly had time to answer. */
  isRecent: boolean;
  /** Words for both, to stand beside their number: when they were last reminded, and when invited while that is recent, and then that they are given time. */
  said: string;
}

/** How recently guests without a reply were asked for it. Nothing is fetched without a party (rule: reminder-offered). */
export function useReminded(partyId: string | undefined): Reminded {
  const { t } = useTranslation('replies');
  const { data } = useListSendsQuery(partyId ? { partyId } : skipToken, { refetchOnMountOrArgChange: FRESH });
  const [now] = useState(() => new Date());
  const doneAt = useDoneAt();
  const sends = data?.items ?? [];
  const reminder = lastReminder(sends);
  const invitation = lastInvitation(sends);
  const when = reminder ? doneAt(reminder.createdAt) : null;
  const invited =
    invitation.send && isJustSent(invitation.send, now) && !(reminder && reminder.createdAt > invitation.send.createdAt)
      ? t(invitation.isLater ? 'invitedLast' : 'invited', { when: doneAt(invitation.send.createdAt) })
      : '';
  const isRecent = invited !== '' || (reminder !== undefined && isJustSent(reminder, now));
  const said = [when && t('reminded', { when }), invited].filter(Boolean).join(' · ');
  return { when, isRecent, said: isRecent ? t('wait', { said }) : said };
}
