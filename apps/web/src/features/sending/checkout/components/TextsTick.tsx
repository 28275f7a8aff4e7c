import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslation } from 'react-i18next';
import type { Channel } from '../../presend.model';
import type { Order } from '../order.model';

export interface TextsChoice {
  /** The same send with texts to those whom no mail reaches. */
  texted: Order;
  onChoose: (channel: Channel) => void;
}

interface TextsTickProps extends TextsChoice {
  isChosen: boolean;
  disabled: boolean;
}

/** Chooses in the dialog that asks before a send, and says what it costs, whether those without mail get a text (rule: text-channel). */
export function TextsTick({ isChosen, disabled, onChoose }: Omit<TextsTickProps, 'texted'>) {
  const { t } = useTranslation('checkout');
  return (
    <FormControlLabel
      label={t('channel.tick')}
      disabled={disabled}
      sx={{ my: 0.25, mr: 0 }}
      control={<Checkbox checked={isChosen} onChange={(_, isWanted) => onChoose(isWanted ? 'unmailed' : 'mails')} />}
    />
  );
}
