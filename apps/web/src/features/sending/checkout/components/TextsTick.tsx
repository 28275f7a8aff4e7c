import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslation } from 'react-i18next';
import type { Channel } from '../../presend.model';
import { useSomeByName } from '../../use-some-by-name';
import type { Order } from '../order.model';

export interface TextsChoice {
  /** The same send with texts to those whom no mail reaches. */
  texted: Order;
  onChoose: (channel: Channel) => void;
}

interface TextsTickProps {
  /** Those who would get one, where they are few. */
  names: readonly string[];
  isChosen: boolean;
  disabled: boolean;
  onChoose: TextsChoice['onChoose'];
}

/** Chooses in the dialog that asks before a send whether those without mail get a text (rule: text-channel). */
export function TextsTick({ names, isChosen, disabled, onChoose }: TextsTickProps) {
  const { t } = useTranslation('checkout');
  const someByName = useSomeByName();
  return (
    <FormControlLabel
      label={names.length > 0 ? t('channel.tickNamed', { names: someByName(names, names.length) }) : t('channel.tick')}
      disabled={disabled}
      sx={{ my: 0.25, mr: 0 }}
      control={<Checkbox checked={isChosen} onChange={(_, isWanted) => onChoose(isWanted ? 'unmailed' : 'mails')} />}
    />
  );
}
