import Button from '@mui/material/Button';
import type { Send } from '@festlig/contracts/messaging';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { usePartyRef } from '../../../../api/party';
import { hasReachedAll, sentOf } from '../model';

/** What a host does after a send: see the replies, and add guests once everybody has been reached (rule: send-next-steps). */
export function NextSteps({ send }: { send: Send }) {
  const { t } = useTranslation('invitations');
  const partyRef = usePartyRef();
  if (!send.ended || sentOf(send) === 0) return null;
  return (
    <>
      <Button variant="contained" component={Link} to={`/${partyRef}/rsvps`}>
        {t('progress.replies')}
      </Button>
      {hasReachedAll(send) && (
        <Button variant="outlined" component={Link} to={`/${partyRef}/contacts?add`}>
          {t('progress.moreGuests')}
        </Button>
      )}
    </>
  );
}
