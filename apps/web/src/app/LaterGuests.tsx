import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { Link } from 'react-router-dom';
import type { Later } from './use-later-guests';

interface LaterButtonProps {
  later: Later;
  /** What the button does, or where it leads. */
  invite: { onClick: () => void } | { component: typeof Link; to: string };
}
interface LaterGuestsProps extends LaterButtonProps {
  /** Above the guest list, which begins high. */
  isLow?: boolean;
}

/** The way to an invitation for guests who have none yet. */
export function LaterButton({ later: { guests: count, byText }, invite }: LaterButtonProps) {
  const { t } = useTranslation('path');
  const repliesT = useTranslation('replies').t;
  const spoken = byText && { 'aria-label': repliesT('tasks.byText.label', { count }) };
  return (
    <Button variant="contained" {...invite} {...spoken}>
      {byText ? repliesT('tasks.byText.go') : t('later.invite', { count })}
    </Button>
  );
}

/**
 * Says after the first invitation how many guests have none yet, and leads to one for them; in the words of the page of replies where
 * only a text reaches them (rules: later-guests-invited, reply-tasks).
 */
export function LaterGuests({ later, invite, isLow = false }: LaterGuestsProps) {
  const { t } = useTranslation('path');
  const repliesT = useTranslation('replies').t;
  const { guests: count, byText } = later;
  return (
    <Alert severity="info" sx={isLow ? lowLine : line} action={<LaterButton later={later} invite={invite} />}>
      {byText ? repliesT('tasks.byText.says', { count }) : t('later.count', { count })}
    </Alert>
  );
}

/** Low on a phone, where the list below it begins higher then; the button is below words that have too little room beside it. */
const line = {
  mb: { xs: 3, md: 4 },
  py: { xs: 0.5, sm: 0.75 },
  flexWrap: 'wrap',
  alignItems: 'center',
  '& .MuiAlert-message': { flex: '1 1 100px', py: { xs: 0, sm: 1 }, lineHeight: { xs: 1.3, sm: 'inherit' } },
  '& .MuiAlert-icon': { display: { xs: 'none', sm: 'flex' } },
  '& .MuiAlert-action': { pt: 0, flex: 'none', pl: { xs: 1, sm: 2 } },
  '& .MuiButton-root': { px: { xs: 1.75, sm: 2.5 } },
} as const;
const lowLine = {
  ...line,
  mb: 1.5,
  py: { xs: 0.5, sm: 0.25 },
  '& .MuiAlert-message': { ...line['& .MuiAlert-message'], py: 0 },
} as const;
