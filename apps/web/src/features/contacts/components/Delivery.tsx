import type { Contact } from '@festlig/contracts/contacts';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useMoment } from '../../../components/use-moment';

/** What became of the guest's invitation: seen, and on which day, or else sent; nothing before (rule: contact-delivery-shown). */
export function Delivery({ contact }: { contact: Contact }) {
  const { t } = useTranslation('contacts');
  const moment = useMoment();
  const { firstVisit, hasReceivedInvite } = contact;
  if (firstVisit === null && !hasReceivedInvite) return null;
  return (
    <Typography component="span" variant="body2" color="textSecondary" sx={{ whiteSpace: 'nowrap', lineHeight: 1.35 }}>
      {firstVisit === null ? t('delivery.sent') : t('delivery.seen', { day: moment(firstVisit, 'date') })}
    </Typography>
  );
}
