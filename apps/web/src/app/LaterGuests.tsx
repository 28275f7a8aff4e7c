import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { Link } from 'react-router-dom';
import type { Later } from './use-later-guests';

interface LaterGuestsProps {
  later: Later;
  /** What the button does, or where it leads. */
  invite: { onClick: () => void } | { component: typeof Link; to: string };
}

/** The words of a button to those guests: they are counted only where all of them can be reached. */
export function useInviteLabel(): (later: Later) => string {
  const { t } = useTranslation('path');
  return ({ count, allReached }) => (allReached ? t('later.invite', { count }) : t('later.inviteThem'));
}

/** Says after the first invitation how many guests have none yet, and leads to one for them (rule: later-guests-invited). */
export function LaterGuests({ later, invite }: LaterGuestsProps) {
  const { t } = useTranslation('path');
  const labelOf = useInviteLabel();
  return (
    <Alert
      severity="info"
      sx={line}
      action={
        <Button variant="contained" {...invite}>
          {labelOf(later)}
        </Button>
      }
    >
      {t('later.count', { count: later.count })}
    </Alert>
  );
}

const line = { mb: { xs: 3, md: 4 }, flexWrap: 'wrap', alignItems: 'center' } as const;
