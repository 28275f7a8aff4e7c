import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Channel } from '../presend.model';

interface WhatGoesOutProps {
  /** Null where the mail itself is shown. */
  subject: string | null;
  mails: number;
  texts: number;
  channel: Channel;
}

/** What each guest gets on which channel, and the subject of the mails where they are not shown (rule: send-asks). */
export function WhatGoesOut({ subject, mails, texts, channel }: WhatGoesOutProps) {
  const { t } = useTranslation('checkout');
  const what = () => {
    if (texts === 0) return t('confirm.mails', { count: mails });
    if (mails === 0) return t('confirm.texts');
    return t(channel === 'unmailed' ? 'confirm.unmailed' : 'confirm.both');
  };
  const sentences = [what(), mails > 0 && subject !== null && t('confirm.subject', { subject })];
  return <Typography>{sentences.filter(Boolean).join(' ')}</Typography>;
}
