import Chip, { type ChipProps } from '@mui/material/Chip';
import Tooltip from '@mui/material/Tooltip';
import type { Delivery } from '@festlig/contracts/messaging';
import { useTranslation } from 'react-i18next';
import { reasonOf } from '../model';

type MailState = NonNullable<Delivery['statusMail']>;
const COLORS: Readonly<Record<MailState, ChipProps['color']>> = {
  waiting: 'default',
  send: 'default',
  received: 'success',
  failed: 'error',
  unsubscribed: 'default',
  cancelled: 'default',
};

/** The state of a guest's mail in a word, with an explanation on hover, focus or touch (rule: delivery-states). */
export function DeliveryStatus({ statusMail, reason }: { statusMail: MailState; reason: string | null }) {
  const { t } = useTranslation('invitations');
  const why = reasonOf(reason);
  const meaning =
    statusMail === 'failed' ? t(`deliveries.reasons.${why.key}`, why) : t(`deliveries.hints.${statusMail}`);
  return (
    <Tooltip title={meaning} describeChild enterTouchDelay={0} leaveTouchDelay={6000}>
      <Chip
        component="button"
        type="button"
        size="small"
        variant={statusMail === 'received' || statusMail === 'failed' ? 'filled' : 'outlined'}
        color={COLORS[statusMail] ?? 'default'}
        label={t(`deliveries.states.${statusMail}`)}
        sx={{ flex: 'none', minHeight: 28, font: 'inherit', fontSize: '0.875rem' }}
      />
    </Tooltip>
  );
}
