import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslation } from 'react-i18next';
import type { Channel } from '../../presend.model';
import { type Order, toPay } from '../order.model';
import { useToPayText } from '../use-tokens-price';

export interface TextsChoice {
  /** The same send with texts to those whom no mail reaches. */
  texted: Order;
  onChoose: (channel: Channel) => void;
}

interface TextsTickProps extends TextsChoice {
  isChosen: boolean;
  disabled: boolean;
}

/** Chooses in the dialog that asks before a send whether those without mail get a text, with its price (rule: text-channel). */
export function TextsTick({ texted: { quote }, isChosen, disabled, onChoose }: TextsTickProps) {
  const { t } = useTranslation('checkout');
  const price = useToPayText()(toPay(quote));
  return (
    <FormControlLabel
      label={t('channel.tick', { what: t('texts', { count: quote?.texts ?? 0 }), price })}
      disabled={disabled}
      sx={{ my: 1, mr: 0 }}
      control={<Checkbox checked={isChosen} onChange={(_, isWanted) => onChoose(isWanted ? 'unmailed' : 'mails')} />}
    />
  );
}
