import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { Contact } from '@festlig/contracts/contacts';
import { useTranslation } from 'react-i18next';
import { type GuestSelection, isChosen } from '../../../../lib/guest-selection';
import { DENSE } from '../../../../components/dense';
import { withRows } from '../rows.model';

interface PageTickProps {
  contacts: readonly Contact[];
  selection: GuestSelection;
  onSelect: (selection: GuestSelection) => void;
}

/** Selects the page of guests or clears it. */
export function PageTick({ contacts, selection, onSelect }: PageTickProps) {
  const { t } = useTranslation('contacts');
  const ticked = contacts.filter(({ sid }) => isChosen(selection, sid)).length;
  return (
    <Box
      sx={{ display: 'flex', alignItems: 'center', flex: { xs: '1 1 120px', sm: 'none' }, pl: { xs: 0.5, md: 1.5 } }}
    >
      <FormControlLabel
        control={
          <Checkbox
            size="small"
            checked={ticked === contacts.length}
            indeterminate={ticked > 0 && ticked < contacts.length}
            onChange={() => onSelect(withRows(selection, contacts, ticked < contacts.length))}
            sx={{ p: 1.5, [DENSE]: { p: 0.5 } }}
          />
        }
        label={t('selection.page')}
        slotProps={{ typography: { variant: 'body2', color: 'textSecondary' } }}
        sx={{ mx: 0, [DENSE]: { minHeight: 32 } }}
      />
    </Box>
  );
}
