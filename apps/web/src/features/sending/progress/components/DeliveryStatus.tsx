import ButtonBase from '@mui/material/ButtonBase';
import Chip, { type ChipProps } from '@mui/material/Chip';
import Tooltip from '@mui/material/Tooltip';
import type { Delivery } from '@festlig/contracts/messaging';
import { useTranslation } from 'react-i18next';
import { reasonOf, textReasonOf } from '../model';

type MailState = NonNullable<Delivery['statusMail']>;
type TextState = NonNullable<Delivery['statusText']>;

const COLORS: Readonly<Partial<Record<TextState, ChipProps['color']>>> = {
  received: 'info',
  failed: 'error',
  insufficient_funds: 'error',
  unknown: 'warning',
};

interface MailStatusProps {
  status: MailState;
  reason: string | null;
  /** The channel is named too, because the send has texts. */
  named: boolean;
}

/** The state of a guest's mail in a word, with an explanation; that it was received is said of the guest (rule: delivery-states). */
export function MailStatus({ status, reason, named }: MailStatusProps) {
  const { t } = useTranslation('invitations');
  const checkoutT = useTranslation('checkout').t;
  const why = reasonOf(reason);
  const shown = status === 'received' ? 'send' : status;
  const meaning = shown === 'failed' ? t(`deliveries.reasons.${why.key}`, why) : t(`deliveries.hints.${shown}`);
  const state = t(`deliveries.states.${shown}`);
  return <Status status={shown} label={named ? checkoutT('deliveries.mail', { state }) : state} meaning={meaning} />;
}

interface TextStatusProps {
  status: TextState;
  reason: string | null;
  /** The provider has reported that the phone got it. */
  delivered: boolean;
  /** It failed after it was sent: it did not arrive. */
  lost: boolean;
}

/** The same of a guest's text (rules: delivery-states, delivery-insufficient-funds). */
export function TextStatus({ status, reason, delivered, lost }: TextStatusProps) {
  const { t } = useTranslation('checkout');
  const states = useTranslation('invitations').t;
  const shown = status === 'received' ? 'send' : status;
  const told = lost ? 'lost' : shown === 'send' && delivered ? 'delivered' : null;
  const state = told ? t(`deliveries.${told}`) : states(`deliveries.states.${shown}`);
  const why = status === 'failed' && textReasonOf(reason);
  return (
    <Status
      status={shown}
      label={t('deliveries.text', { state })}
      meaning={why ? t(`deliveries.reasons.${why}`) : t(`deliveries.hints.${told ?? shown}`)}
    />
  );
}

/**
 * That a guest has opened their page since the send, and what they have replied. Nothing where neither is known
 * (rules: delivery-received, delivery-reply).
 */
export function GuestStatus({ statusMail, statusText, reply }: Delivery) {
  const { t } = useTranslation('invitations');
  const guestsT = useTranslation('contacts').t;
  const hasSeen = statusMail === 'received' || statusText === 'received';
  return (
    <>
      {reply && (
        <Chip
          size="small"
          color={reply === 'yes' ? 'success' : 'default'}
          label={guestsT(`filter.${reply}`)}
          sx={chip}
        />
      )}
      {hasSeen && (
        <Status status="received" label={t('deliveries.states.received')} meaning={t('deliveries.hints.received')} />
      )}
    </>
  );
}

/** Of a guest who gets neither. */
export function NothingStatus() {
  const { t } = useTranslation('checkout');
  return <Status label={t('unreached.state')} meaning={t('unreached.hint')} />;
}

/** The explanation is shown on hover, focus or touch. */
function Status({ status, label, meaning }: { status?: TextState; label: string; meaning: string }) {
  const color = status && COLORS[status];
  return (
    <Tooltip title={meaning} describeChild enterTouchDelay={0} leaveTouchDelay={6000}>
      {/* Large enough for a finger around a label that is not. */}
      <ButtonBase
        sx={{ flex: 'none', minWidth: 44, minHeight: { xs: 44, sm: 28 }, justifyContent: 'start', borderRadius: 22 }}
      >
        <Chip size="small" variant={color ? 'filled' : 'outlined'} color={color ?? 'default'} label={label} sx={chip} />
      </ButtonBase>
    </Tooltip>
  );
}

const chip = { minHeight: 28, borderRadius: 22, cursor: 'inherit', fontSize: '0.875rem' } as const;
