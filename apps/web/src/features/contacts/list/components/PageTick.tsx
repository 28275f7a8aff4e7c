import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { Contact } from '@festlig/contracts/contacts';
import { useTranslation } from 'react-i18next';
import { type GuestSelection, isChosen } from '../../../../lib/guest-selection';
import { DENSE } from '../../../../components/dense';
import { visuallyHidden } from '../../../../lib/visually-hidden';
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
    <Box sx={{ display: 'flex', alignItems: 'center', flex: { xs: '1 1 120px', sm: 'none' }, pl: { xs: 0.5, sm: 0 } }}>
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
        slotProps={{ typography: { variant: 'body2', color: 'textSecondary', sx: words } }}
        sx={{ mx: 0, [DENSE]: { minHeight: 32 } }}
      />
    </Box>
  );
}

/** Above the boxes of a column it says by its place what it does. */
const words = (theme: Theme) => ({ [theme.breakpoints.up('md')]: visuallyHidden });
