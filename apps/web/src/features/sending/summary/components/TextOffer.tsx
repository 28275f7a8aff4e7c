import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { tabOf } from '../../../../lib/part-tab';
import { bringIntoView } from '../../../../lib/bring-into-view';
import type { Person } from '../../presend.model';
import { useSomeByName } from '../../use-some-by-name';

/** How many guests are named. */
const MOST_NAMED = 3;

interface TextOfferProps {
  /** Nobody where the message has a text. */
  guests: readonly Person[];
  /** Shows the text message. */
  onText: () => void;
}

/** Names the guests whom only a text would reach, and opens the text message (rule: text-offered). */
export function TextOffer({ guests, onText }: TextOfferProps) {
  const { t } = useTranslation('text-message');
  const someByName = useSomeByName();
  if (guests.length === 0) return null;
  const named = guests.slice(0, MOST_NAMED).map(({ name }) => name);
  const open = () => {
    onText();
    bringIntoView(document.getElementById(tabOf('text')));
  };
  return (
    <Alert severity="info">
      {t('offer.only', { names: someByName(named, guests.length) })}
      <Button color="inherit" variant="outlined" size="small" onClick={open} sx={{ display: 'block', mt: 1 }}>
        {t('offer.write')}
      </Button>
    </Alert>
  );
}
