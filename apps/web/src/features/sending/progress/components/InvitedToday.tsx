import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { useReminded } from '../../../../components/use-reminded';
import { useInvitedToday } from '../use-invited-today';

/** Says at a reminder when the last one went out, and how many invitations did today: their guests have hardly had time to answer (rule: reminder-offered). */
export function InvitedToday({ partyId }: { partyId: string }) {
  const { t } = useTranslation('invitations');
  const repliesT = useTranslation('replies').t;
  const count = useInvitedToday(partyId);
  const { when } = useReminded(partyId);
  if (count === 0 && !when) return null;
  return (
    <Alert severity="info" sx={{ mt: 2 }}>
      {when && `${repliesT('reminded', { when })}.`} {count > 0 && t('send.invitedToday', { count })}
    </Alert>
  );
}
