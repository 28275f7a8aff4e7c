import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';

interface LaterGuestsProps {
  /** How many have no invitation. */
  count: number;
  onInvite: () => void;
}

/** Says after the first invitation how many guests have none yet, and leads to one for them (rule: later-guests-invited). */
export function LaterGuests({ count, onInvite }: LaterGuestsProps) {
  const { t } = useTranslation('path');
  return (
    <Alert
      severity="info"
      sx={{ mb: { xs: 3, md: 4 }, flexWrap: 'wrap', alignItems: 'center' }}
      action={
        <Button variant="contained" onClick={onInvite}>
          {t('later.invite', { count })}
        </Button>
      }
    >
      {t('later.count', { count })}
    </Alert>
  );
}
