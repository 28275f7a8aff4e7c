import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useUnverified } from '../../../components/use-unverified';
import { VerifyEmailLinks } from '../../../components/VerifyEmailLinks';

/**
 * Before Send is pressed: the mails go out when the host has confirmed their address. Renders nothing for others
 * (rule: send-waits-for-verification). `isAccepted`: one is accepted already, to which the link in the mail leads back.
 */
export function SentOnceVerified({ isAccepted }: { isAccepted: boolean }) {
  const { t } = useTranslation('invitations');
  const user = useUnverified(isAccepted ? null : undefined);
  if (!user) return null;
  return (
    <Box>
      <Typography sx={{ fontWeight: 600 }}>{t('send.later')}</Typography>
      <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {t('send.laterText', { email: user.email })}
      </Typography>
      <VerifyEmailLinks />
    </Box>
  );
}
