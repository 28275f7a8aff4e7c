import Button from '@mui/material/Button';
import type { Send } from '@festlig/contracts/messaging';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { usePartyOfPage, usePartyRef } from '../../../../api/party';
import { useGetStatsQuery } from '../../../../api/reply-stats';
import { hasReachedAll, leadingStep, sentOf } from '../model';

/**
 * What a host does after a send: see the replies, or the page of a party that asks for none, and add guests once everybody has
 * been reached. The button that leads, and stands first, is the one for what there is to do now (rule: send-next-steps).
 */
export function NextSteps({ partyId, send }: { partyId: string; send: Send }) {
  const { t } = useTranslation('invitations');
  const partyRef = usePartyRef();
  const isOver = send.ended && sentOf(send) > 0;
  const asksReplies = usePartyOfPage().data?.rsvpEnabled ?? true;
  const { data } = useGetStatsQuery({ partyId }, { skip: !isOver || !asksReplies, refetchOnMountOrArgChange: true });
  if (!isOver) return null;
  const leading = leadingStep(send, asksReplies ? data : null);
  const variantOf = (step: typeof leading) => (step === leading ? 'contained' : 'outlined');
  const replies = (
    <Button
      key="replies"
      variant={variantOf('replies')}
      component={Link}
      to={asksReplies ? `/${partyRef}/rsvps` : `/${partyRef}`}
    >
      {t(asksReplies ? 'progress.replies' : 'progress.page')}
    </Button>
  );
  const guests = hasReachedAll(send) && (
    <Button key="guests" variant={variantOf('guests')} component={Link} to={`/${partyRef}/contacts?add`}>
      {t('progress.moreGuests')}
    </Button>
  );
  return leading === 'guests' ? [guests, replies] : [replies, guests];
}
