import Button from '@mui/material/Button';
import type { Send } from '@festlig/contracts/messaging';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { usePartyOfPage, usePartyRef } from '../../../../api/party';
import { hasReachedAll, sentOf } from '../model';

/**
 * What a host does after a send: follow the replies, or see the page of a party that asks for none, and add guests once an
 * invitation has reached everybody (rule: send-next-steps).
 */
export function NextSteps({ send }: { send: Send }) {
  const { t } = useTranslation('invitations');
  const partyRef = usePartyRef();
  const asksReplies = usePartyOfPage().data?.rsvpEnabled ?? true;
  if (!send.ended || sentOf(send) === 0) return null;
  return (
    <>
      <Button variant="contained" component={Link} to={asksReplies ? `/${partyRef}/rsvps` : `/${partyRef}`}>
        {t(asksReplies ? 'progress.replies' : 'progress.page')}
      </Button>
      {send.type === 'invitation' && hasReachedAll(send) && (
        <Button variant="outlined" component={Link} to={`/${partyRef}/contacts?add`}>
          {t('progress.moreGuests')}
        </Button>
      )}
    </>
  );
}
