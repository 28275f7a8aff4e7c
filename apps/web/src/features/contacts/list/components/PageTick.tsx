import HelpOutline from '@mui/icons-material/HelpOutlineOutlined';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { Contact } from '@festlig/contracts/contacts';
import { useTranslation } from 'react-i18next';
import { type GuestSelection, isChosen } from '../../../../lib/guest-selection';
import { DENSE, lowIcon } from '../../../../components/dense';
import { withRows } from '../rows.model';

/** A phone has no keyboard, and no room. */
const shortcuts = { ...lowIcon, display: { xs: 'none', sm: 'inline-flex' } } as const;

interface PageTickProps {
  contacts: readonly Contact[];
  selection: GuestSelection;
  onSelect: (selection: GuestSelection) => void;
}

/** Selects the page of guests or clears it, and says which keys select them. */
export function PageTick({ contacts, selection, onSelect }: PageTickProps) {
  const { t } = useTranslation('contacts');
  const ticked = contacts.filter(({ sid }) => isChosen(selection, sid)).length;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', pl: { xs: 0.5, md: 1.5 } }}>
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
        slotProps={{ typography: { variant: 'body2', color: 'text.secondary' } }}
        sx={{ mx: 0, [DENSE]: { minHeight: 32 } }}
      />
      <Tooltip title={t('selection.keys')} enterTouchDelay={0}>
        <IconButton size="small" aria-label={t('selection.keysLabel')} sx={shortcuts}>
          <HelpOutline fontSize="small" />
        </IconButton>
      </Tooltip>
    </Box>
  );
}
