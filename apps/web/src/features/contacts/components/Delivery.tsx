import type { Contact } from '@festlig/contracts/contacts';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useMoment } from '../../../components/use-moment';
import { standingOf } from '../model';

interface DeliveryProps {
  contact: Contact;
  /** Without the day, where an address needs the room, and nothing that the state beside it says. */
  isBrief?: boolean;
}

/** What became of the guest's invitation: seen, and on which day, or else sent; nothing before (rule: contact-delivery-shown). */
export function Delivery({ contact, isBrief = false }: DeliveryProps) {
  const { t } = useTranslation('contacts');
  const moment = useMoment();
  const { firstVisit, hasReceivedInvite } = contact;
  if (firstVisit === null && !hasReceivedInvite) return null;
  if (isBrief && standingOf(contact) === 'seen') return null;
  return (
    <Typography component="span" variant="body2" color="textSecondary" sx={{ whiteSpace: 'nowrap', lineHeight: 1.35 }}>
      {firstVisit === null
        ? t('delivery.sent')
        : t(isBrief ? 'delivery.seenBrief' : 'delivery.seen', { day: moment(firstVisit, 'date') })}
    </Typography>
  );
}
