import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { useInvitedToday } from '../use-invited-today';

/** Says at a reminder how many invitations went out today: their guests have hardly had time to answer (rule: reminder-offered). */
export function InvitedToday({ partyId }: { partyId: string }) {
  const { t } = useTranslation('invitations');
  const count = useInvitedToday(partyId);
  if (count === 0) return null;
  return <Alert severity="info">{t('send.invitedToday', { count })}</Alert>;
}
