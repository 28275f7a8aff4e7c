import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Choice } from '../choice.model';
import { ContactPicker } from './ContactPicker';

interface PickedContactsProps {
  partyId: string;
  choice: Choice;
  onChoose: (choice: Choice) => void;
}

/** The "custom" audience: how many guests are chosen, and the button to choose. */
export function PickedContacts({ partyId, choice, onChoose }: PickedContactsProps) {
  const { t } = useTranslation('invitations');
  const [open, setOpen] = useState(false);
  const { search, sids, state, tag } = choice;
  const contactsT = useTranslation('contacts').t;
  const narrowed = [state && contactsT(`filter.${state}`), tag].filter(Boolean).join(', ');
  const chosen = search === null ? t('picker.count', { count: sids.length }) : foundBy(search);
  function foundBy(text: string) {
    const searched = text === '' ? t('picker.chosenAll') : t('picker.chosenFound', { search: text });
    const found =
      narrowed === '' ? searched : t('picker.chosenOf', { filter: [text, narrowed].filter(Boolean).join(', ') });
    return sids.length === 0 ? found : `${found}, ${t('picker.except', { count: sids.length })}`;
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {t('picker.open')}
      </Button>
      <Box component="span" role="status" sx={{ overflowWrap: 'anywhere' }}>
        {chosen}
      </Box>
      {open && <ContactPicker partyId={partyId} first={choice} onChoose={onChoose} onClose={() => setOpen(false)} />}
    </Box>
  );
}
