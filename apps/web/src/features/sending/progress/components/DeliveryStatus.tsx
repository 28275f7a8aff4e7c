import ButtonBase from '@mui/material/ButtonBase';
import Chip, { type ChipProps } from '@mui/material/Chip';
import Tooltip from '@mui/material/Tooltip';
import type { Delivery, Send } from '@festlig/contracts/messaging';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { StandingChip } from '../../../../components/StandingChip';
import { hasLeft, reasonOf, standingAfter, textReasonOf } from '../model';

/** That a guest has opened their page since is said of the guest, and not of the mail or the text. */
type MailState = Exclude<Delivery['statusMail'], 'received' | null>;
type TextState = Exclude<Delivery['statusText'], 'received' | null>;

const COLORS: Readonly<Partial<Record<TextState, ChipProps['color']>>> = {
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

/** The state of a guest's mail in a word, with an explanation (rule: delivery-states). */
export function MailStatus({ status, reason, named }: MailStatusProps) {
  const { t } = useTranslation('invitations');
  const checkoutT = useTranslation('checkout').t;
  const why = reasonOf(reason);
  const meaning = status === 'failed' ? t(`deliveries.reasons.${why.key}`, why) : t(`deliveries.hints.${status}`);
  const state = t(`deliveries.states.${status}`);
  return <Status status={status} label={named ? checkoutT('deliveries.mail', { state }) : state} meaning={meaning} />;
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
  const told = lost ? 'lost' : status === 'send' && delivered ? 'delivered' : null;
  const state = told ? t(`deliveries.${told}`) : states(`deliveries.states.${status}`);
  const why = status === 'failed' && textReasonOf(reason);
  return (
    <Status
      status={status}
      label={t('deliveries.text', { state })}
      meaning={why ? t(`deliveries.reasons.${why}`) : t(`deliveries.hints.${told ?? status}`)}
    />
  );
}

interface DeliveryStatusProps {
  delivery: Delivery;
  /** Of the message. */
  type: Send['type'];
  /** The channels are named, because the send has texts. */
  named: boolean;
}

/**
 * Where a guest stands, as the guest list says it, and of the mail and the text only what that does not tell: one that has
 * left is explained where the guest's state is (rules: delivery-states, delivery-received, delivery-reply).
 */
export function DeliveryStatus({ delivery, type, named }: DeliveryStatusProps) {
  const { t } = useTranslation('invitations');
  const checkoutT = useTranslation('checkout').t;
  const { statusMail, reason, statusText, reasonText, delivered, lost } = delivery;
  const standing = standingAfter(delivery, type);
  const hasSeen = statusMail === 'received' || statusText === 'received';
  const untold = <T extends TextState>(status: T | 'received' | null): T | null =>
    status === null || status === 'received' || (standing !== null && hasLeft(status)) ? null : status;
  const [mail, text] = [untold<MailState>(statusMail), untold<TextState>(statusText)];
  const meaning = [
    hasSeen && t('deliveries.hints.received'),
    hasLeft(statusMail) && t('deliveries.hints.send'),
    hasLeft(statusText) && checkoutT(`deliveries.hints.${delivered ? 'delivered' : 'send'}`),
  ];
  return (
    <>
      {standing && (
        <Explained meaning={meaning.filter(Boolean).join(' ')}>
          <StandingChip standing={standing} sx={chip} />
        </Explained>
      )}
      {mail && <MailStatus status={mail} reason={reason} named={named} />}
      {text && <TextStatus status={text} reason={reasonText} delivered={delivered} lost={lost} />}
      {!statusMail && !statusText && (
        <Status
          label={checkoutT(delivery.byText ? 'leftOut.state' : 'unreached.state')}
          meaning={checkoutT(delivery.byText ? 'leftOut.hint' : 'unreached.hint')}
        />
      )}
    </>
  );
}

function Status({ status, label, meaning }: { status?: TextState; label: string; meaning: string }) {
  const color = (status && COLORS[status]) ?? 'default';
  return (
    <Explained meaning={meaning}>
      <Chip size="small" variant="outlined" color={color} label={label} sx={chip} />
    </Explained>
  );
}

/** A chip whose explanation, if it has one, is shown on hover, focus or touch. */
function Explained({ meaning, children }: { meaning: string; children: ReactElement }) {
  if (meaning === '') return children;
  return (
    <Tooltip title={meaning} describeChild enterTouchDelay={0} leaveTouchDelay={6000}>
      {/* Large enough for a finger around a label that is not, over the room between the lines. */}
      <ButtonBase sx={press}>{children}</ButtonBase>
    </Tooltip>
  );
}

const chip = { cursor: 'inherit' } as const;
const press = {
  flex: 'none',
  minWidth: 44,
  minHeight: { xs: 44, sm: 28 },
  my: { xs: -1.25, sm: 0 },
  justifyContent: 'end',
  borderRadius: 22,
} as const;
