import MoreVert from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

interface SelectionMenuProps {
  /** The address of the file of the selected guests. */
  file: string;
  onDelete: () => void;
}

/** On a phone: what is done with selected guests less often, behind one button. */
export function SelectionMenu({ file, onDelete }: SelectionMenuProps) {
  const { t } = useTranslation('contacts');
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <IconButton
        aria-label={t('selection.more')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        {...(anchor && { 'aria-controls': id })}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ ml: 'auto' }}
      >
        <MoreVert />
      </IconButton>
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={close}>
        <MenuItem component="a" href={file} sx={item} onClick={close}>
          {t('selection.export')}
        </MenuItem>
        <MenuItem
          sx={{ ...item, color: 'error.main' }}
          onClick={() => {
            close();
            onDelete();
          }}
        >
          {t('selection.delete')}
        </MenuItem>
      </Menu>
    </>
  );
}

const item = { minHeight: 48 } as const;
