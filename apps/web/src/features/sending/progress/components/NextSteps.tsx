import Button from '@mui/material/Button';
import type { Send } from '@festlig/contracts/messaging';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { usePartyRef } from '../../../../api/party';
import { useGetStatsQuery } from '../../../../api/reply-stats';
import { hasReachedAll, leadingStep, sentOf } from '../model';

/**
 * What a host does after a send: see the replies, and add guests once everybody has been reached. The button that leads is
 * the one for what there is to do now (rule: send-next-steps).
 */
export function NextSteps({ partyId, send }: { partyId: string; send: Send }) {
  const { t } = useTranslation('invitations');
  const partyRef = usePartyRef();
  const isOver = send.ended && sentOf(send) > 0;
  const { data } = useGetStatsQuery({ partyId }, { skip: !isOver, refetchOnMountOrArgChange: true });
  if (!isOver) return null;
  const leading = leadingStep(send, data);
  const variantOf = (step: typeof leading) => (step === leading ? 'contained' : 'outlined');
  return (
    <>
      <Button variant={variantOf('replies')} component={Link} to={`/${partyRef}/rsvps`}>
        {t('progress.replies')}
      </Button>
      {hasReachedAll(send) && (
        <Button variant={variantOf('guests')} component={Link} to={`/${partyRef}/contacts?add`}>
          {t('progress.moreGuests')}
        </Button>
      )}
    </>
  );
}
