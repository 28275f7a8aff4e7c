import Card from '@mui/material/Card';
import type { Send } from '@festlig/contracts/messaging';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { api } from '../../../../api/api';
import { bringIntoView } from '../../../../lib/bring-into-view';
import { visuallyHidden } from '../../../../lib/visually-hidden';
import { placeOf } from '../model';
import { useSendProgress } from '../use-send-progress';
import { DeliveriesDialog, type Only } from './DeliveriesDialog';
import { SendResult } from './SendResult';
import { SendUnderWay } from './SendUnderWay';
import { UnverifiedSend } from './UnverifiedSend';

/** Waits for the dialog, which first returns the focus to its button, far down the page on a phone. */
const AFTER_DIALOG_MS = 60;
/** A send is shown as running for at least this long (rule: send-shown). */
const MINIMUM_MS = 3000;

interface SendProgressProps {
  partyId: string;
  first: Send;
  /** It asks for the answer again. */
  isReminder: boolean;
  /** The host pressed Send in another tab, a while ago: its end is shown at once. */
  hasWaited?: boolean;
  /** Asks whether to invite those whom only a text reaches. */
  onInvite: () => void;
  onClose: () => void;
}

/** One send from its start to its result, scrolled into view because the host has just asked for it. */
export function SendProgress({ partyId, first, isReminder, hasWaited = false, onInvite, onClose }: SendProgressProps) {
  const { t } = useTranslation('invitations');
  const dispatch = useDispatch();
  const { send, report, broken } = useSendProgress(partyId, first);
  const [shown, setShown] = useState(hasWaited);
  const [listing, setListing] = useState<Only | null>(null);
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => bringIntoView(card.current), AFTER_DIALOG_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), MINIMUM_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (send.ended) dispatch(api.util.invalidateTags(['Sends', 'Contacts']));
  }, [send.ended, dispatch]);
  const waits = send.status === 'unverified';
  const isBegun = first.status === 'unverified' && !waits;
  useEffect(() => {
    if (isBegun) dispatch(api.util.invalidateTags(['Sends']));
  }, [isBegun, dispatch]);
  const onList = (only: Only = 'all') => setListing(only);
  return (
    <Card
      ref={card}
      id={placeOf(send.id)}
      component="section"
      tabIndex={-1}
      sx={{ p: { xs: 2.5, sm: 3 }, mb: 4, '&:focus': { outline: 'none' } }}
    >
      <div role="status" style={visuallyHidden}>
        {isBegun && send.status !== 'cancelled' && t('waiting.begun')}
      </div>
      {waits ? (
        <UnverifiedSend partyId={partyId} send={send} broken={broken} onReport={report} />
      ) : send.ended && shown ? (
        <SendResult {...{ partyId, send, isReminder, onList, onInvite, onClose }} />
      ) : (
        <SendUnderWay
          partyId={partyId}
          send={send}
          isReminder={isReminder}
          broken={broken}
          onReport={report}
          onList={() => onList()}
        />
      )}
      {listing && <DeliveriesDialog partyId={partyId} send={send} first={listing} onClose={() => setListing(null)} />}
    </Card>
  );
}
