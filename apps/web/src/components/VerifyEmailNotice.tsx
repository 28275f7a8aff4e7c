import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUnverified } from './use-unverified';
import { VerifyEmailLinks } from './VerifyEmailLinks';

/**
 * Asks a host with an unverified address to confirm it, mails the link again, and links to where a misspelt one is
 * changed; the link leads back here. Renders nothing for others (rules: verified-to-send, send-by-verified,
 * verify-goes-back).
 */
export function VerifyEmailNotice() {
  const { t } = useTranslation('controls');
  const user = useUnverified();
  const [isSentAgain, setSentAgain] = useState(false);
  if (!user) return null;
  return (
    <Alert severity="info" sx={{ mb: 3 }}>
      <AlertTitle>{t('verify.title')}</AlertTitle>
      {t(isSentAgain ? 'verify.sentTo' : 'verify.text', { email: user.email })}
      <VerifyEmailLinks onSent={() => setSentAgain(true)} />
    </Alert>
  );
}
