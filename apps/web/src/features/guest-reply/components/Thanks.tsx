import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { greetingName } from '@festlig/domain/contacts/greeting-name';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

interface ThanksProps {
  coming: boolean;
  name: string;
  changed: boolean;
  /** Says to keep the address, because it now carries the guest's own key. */
  keepsLink: boolean;
}

/** Shown once, right after the reply; takes the focus so that it is read out and seen (rule: reply-done). */
export function Thanks({ coming, name, changed, keepsLink }: ThanksProps) {
  const { t } = useTranslation('guest-reply');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const short = greetingName(name);
  const title = !coming ? t('thanksNo') : short ? t('thanksYes', { name: short }) : t('thanksYesPlain');
  return (
    <Box role="status" sx={{ mb: 2.5 }}>
      <Typography variant="h2" ref={heading} tabIndex={-1} sx={{ '&:focus': { outline: 'none' } }}>
        {title}
      </Typography>
      <Typography color="text.secondary" sx={{ mt: 1 }}>
        {t(changed ? 'changed' : 'sent')}
        {keepsLink && ` ${t('linkIsYours')}`}
      </Typography>
    </Box>
  );
}
