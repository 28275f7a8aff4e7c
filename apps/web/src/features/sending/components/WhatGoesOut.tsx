import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Order } from '../checkout/order.model';
import { useLeftOutText } from '../checkout/use-left-out-text';
import { useSomeByName } from '../use-some-by-name';

interface WhatGoesOutProps {
  order: Pick<Order, 'channel' | 'mails' | 'names' | 'left' | 'quote'>;
  /** Null where the mail itself is shown. */
  subject: string | null;
}

/**
 * What each guest gets on which channel, few guests by name, then who gets nothing, and the subject of the mails where they are not
 * shown (rule: send-asks).
 */
export function WhatGoesOut({ order, subject }: WhatGoesOutProps) {
  const { t } = useTranslation('checkout');
  const invitationsT = useTranslation('invitations').t;
  const someByName = useSomeByName();
  const leftOutText = useLeftOutText();
  const { channel, mails, names, left } = order;
  const texts = order.quote?.texts ?? 0;
  /** All of them by name; undefined also where they have changed since they were named. */
  const allByName = (known: readonly string[] = [], count: number) =>
    known.length === count ? someByName(known, count) : undefined;
  const mailed = allByName(names?.mailed, mails);
  const texted = allByName(names?.texted, texts);
  const textsSaid = () => {
    if (texted) return t('confirm.textsNamed', { count: texts, names: texted });
    return t(mails > 0 ? 'confirm.unmailed' : 'confirm.texts');
  };
  const mailsSaid = () => {
    if (mailed) return t('confirm.mailsNamed', { count: mails, names: mailed });
    const isAll = texts === 0 && !left?.guests;
    return isAll ? t('confirm.mails', { count: mails }) : invitationsT('send.summary', { count: mails });
  };
  const what =
    mails > 0 && texts > 0 && channel === 'all'
      ? [t('confirm.both')]
      : [mails > 0 && mailsSaid(), texts > 0 && textsSaid()];
  const sentences = [
    ...what,
    left && leftOutText(left),
    mails > 0 && subject !== null && t('confirm.subject', { subject }),
  ];
  return <Typography sx={{ mb: 0.5 }}>{sentences.filter(Boolean).join(' ')}</Typography>;
}
