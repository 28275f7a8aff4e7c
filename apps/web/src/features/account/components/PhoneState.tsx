import type { User } from '@festlig/contracts/identity';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PhoneDialog } from '../../../components/phone/PhoneDialog';

/** Whether the saved number is verified, and the way to verify it. Renders nothing without a number. */
export function PhoneState({ user }: { user: User }) {
  const { t } = useTranslation('account');
  const [open, setOpen] = useState(false);
  if (user.phone === null) return null;
  if (user.phone_verified) return <Alert severity="success">{t('phone.verified')}</Alert>;
  return (
    <>
      <Alert
        severity="info"
        action={
          <Button color="inherit" onClick={() => setOpen(true)} sx={{ minHeight: 44, whiteSpace: 'nowrap' }}>
            {t('phone.verify')}
          </Button>
        }
      >
        {t('phone.unverified')}
      </Alert>
      {open && <PhoneDialog user={user} onClose={() => setOpen(false)} />}
    </>
  );
}
