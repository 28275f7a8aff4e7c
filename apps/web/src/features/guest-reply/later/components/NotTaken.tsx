import type { Party } from '@festlig/contracts/party';
import type { RsvpWindow } from '@festlig/domain/rsvp/window';
import { Notice } from '../../../../components/Notice';
import { useTexts } from '../../../../i18n/use-texts';
import { asksForPeople, type ReplyValues } from '../../reply-form.model';

interface NotTakenProps {
  party: Party;
  reason: Exclude<RsvpWindow, 'open'>;
  /** What waited on the phone. */
  values: ReplyValues;
}

/** Where it no longer matters what the guest has answered. */
const OVER: readonly RsvpWindow[] = ['cancelled', 'event_passed'];

/**
 * Says that replies were closed before a reply that waited for the network was sent, what it was, and who should hear of it
 * (rule: reply-sent-later).
 */
export default function NotTaken({ party, reason, values }: NotTakenProps) {
  const t = useTexts('guest-reply');
  const { answer } = values;
  const comment = values.comment?.trim();
  const count = asksForPeople(party, undefined) ? Number(values.numberOfPeople) || 1 : 1;
  return (
    <Notice role="status" tone="warning" style={{ marginTop: 16 }}>
      {t('notTaken')} <strong>{answer === 'yes' ? t('ownYes', { count }) : t('ownNo')}.</strong>{' '}
      {comment && (
        <>
          <q>{comment}</q>{' '}
        </>
      )}
      {!OVER.includes(reason) && t('tellHost')}
    </Notice>
  );
}
