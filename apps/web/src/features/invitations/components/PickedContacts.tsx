import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ContactPicker } from './ContactPicker';

interface PickedContactsProps {
  partyId: string;
  /** Short ids. */
  picked: readonly string[];
  onPick: (picked: readonly string[]) => void;
}

/** The audience of one's own choice: how many are picked, and the way to pick. */
export function PickedContacts({ partyId, picked, onPick }: PickedContactsProps) {
  const { t } = useTranslation('invitations');
  const [open, setOpen] = useState(false);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {t('picker.open')}
      </Button>
      <span role="status">{t('picker.count', { count: picked.length })}</span>
      {open && <ContactPicker partyId={partyId} picked={picked} onPick={onPick} onClose={() => setOpen(false)} />}
    </Box>
  );
}
