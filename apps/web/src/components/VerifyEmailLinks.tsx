import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { firstError } from '../api/api-error';
import { useRequestEmailVerificationMutation } from '../api/verification';
import { useLangPath } from '../i18n/use-language';
import { ErrorText } from './ErrorText';
import { CallButton } from './form/CallButton';
import { inColumnOnPhone } from './in-column';
import { useToast } from './Toaster';

interface VerifyEmailLinksProps {
  onSent?: () => void;
  /** What can be done besides, in the same line. */
  children?: ReactNode;
  /** False where the address is changed on the page itself. */
  changesElsewhere?: boolean;
}

/** Mails the link that confirms the address again, and leads to where a misspelt address is changed. */
export function VerifyEmailLinks({ onSent, changesElsewhere = true, children }: VerifyEmailLinksProps) {
  const { t } = useTranslation('controls');
  const langPath = useLangPath();
  const toast = useToast();
  const [request, { isLoading }] = useRequestEmailVerificationMutation();
  const again = async () => {
    try {
      await request({}).unwrap();
      toast(t('verify.sent'));
      onSent?.();
    } catch (thrown) {
      toast(<ErrorText of={firstError(thrown)} />, { severity: 'error' });
    }
  };
  return (
    <Stack direction="row" useFlexGap sx={links}>
      <CallButton color="inherit" variant="outlined" running={isLoading} onClick={() => void again()}>
        {t('verify.again')}
      </CallButton>
      {changesElsewhere && (
        <Button color="inherit" component={Link} to={langPath('/account')}>
          {t('verify.wrong')}
        </Button>
      )}
      {children}
    </Stack>
  );
}

const links = {
  mt: 1.5,
  flexWrap: 'wrap',
  gap: 1,
  alignItems: 'center',
  ...inColumnOnPhone,
} as const;
