import Typography from '@mui/material/Typography';
import { skipToken } from '@reduxjs/toolkit/query';
import { useTranslation } from 'react-i18next';
import { useTextSenderQuery } from '../api';
import type { Channel } from '../presend.model';

interface WhatGoesOutProps {
  partyId: string;
  /** Null where the mail itself is shown. */
  subject: string | null;
  mails: number;
  texts: number;
  channel: Channel;
}

/** What each guest gets on which channel, and from whom the texts are, as soon as that is known (rule: send-asks). */
export function WhatGoesOut({ partyId, subject, mails, texts, channel }: WhatGoesOutProps) {
  const { t } = useTranslation('checkout');
  const from = useTextSenderQuery(texts > 0 ? { partyId } : skipToken).currentData?.from;
  const what = () => {
    if (texts === 0) return t('confirm.mails', { count: mails });
    if (mails === 0) return t('confirm.texts');
    return t(channel === 'unmailed' ? 'confirm.unmailed' : 'confirm.both');
  };
  const sentences = [
    what(),
    mails > 0 && subject !== null && t('confirm.subject', { subject }),
    from && t('confirm.from', { from }),
  ];
  return <Typography>{sentences.filter(Boolean).join(' ')}</Typography>;
}
