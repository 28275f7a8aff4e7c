import Typography from '@mui/material/Typography';
import { skipToken } from '@reduxjs/toolkit/query';
import { useTranslation } from 'react-i18next';
import { useTextSenderQuery } from '../api';
import type { Channel } from '../presend.model';

interface WhatGoesOutProps {
  partyId: string;
  subject: string;
  mails: number;
  texts: number;
  channel: Channel;
}

/** What each guest gets on which channel, and from whom the texts are, as soon as that is known (rule: send-asks). */
export function WhatGoesOut({ partyId, subject, mails, texts, channel }: WhatGoesOutProps) {
  const { t } = useTranslation('invitations');
  const checkoutT = useTranslation('checkout').t;
  const from = useTextSenderQuery(texts > 0 ? { partyId } : skipToken).currentData?.from;
  if (texts === 0) return <Typography>{t('send.confirmText', { subject })}</Typography>;
  const sentences = [
    mails > 0
      ? checkoutT(channel === 'unmailed' ? 'confirm.unmailed' : 'confirm.both', { subject })
      : checkoutT('confirm.texts'),
    from ? checkoutT('confirm.from', { from }) : '',
    checkoutT('confirm.final'),
  ];
  return <Typography>{sentences.filter((sentence) => sentence !== '').join(' ')}</Typography>;
}
