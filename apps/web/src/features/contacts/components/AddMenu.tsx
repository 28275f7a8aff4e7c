import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import Button from '@mui/material/Button';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import { useTranslation } from 'react-i18next';
import { LandmarkMenu } from '../../../components/LandmarkMenu';
import type { AddWay } from '../use-add-ways';

interface AddMenuProps {
  ways: readonly AddWay[];
  /** Its space stays, so that nothing jumps. */
  isHidden: boolean;
}

/** The one button above the list, with the ways to add guests in its menu (rule: guests-added). */
export function AddMenu({ ways, isHidden }: AddMenuProps) {
  const { t } = useTranslation('contacts');
  return (
    <LandmarkMenu
      label={t('add')}
      button={(opens) => (
        <Button
          variant="contained"
          endIcon={<KeyboardArrowDown />}
          sx={isHidden ? { visibility: 'hidden' } : {}}
          {...opens}
        >
          {t('add')}
        </Button>
      )}
    >
      {ways.map(({ name, text, icon, onPress }) => (
        <MenuItem key={name} onClick={onPress} sx={{ minHeight: 56 }}>
          <ListItemIcon sx={{ color: 'primary.main' }}>{icon}</ListItemIcon>
          <ListItemText primary={name} secondary={text} />
        </MenuItem>
      ))}
    </LandmarkMenu>
  );
}
