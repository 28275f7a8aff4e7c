import EditOutlined from '@mui/icons-material/EditOutlined';
import MoreVert from '@mui/icons-material/MoreVert';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

interface WishToolsProps {
  title: string;
  /** In a narrow column on a phone: all but the menu and the handle below it is in the menu. */
  handle?: ReactNode;
  place: { is: number; last: number };
  onEdit: () => void;
  onMove: (to: number) => void;
  onDelete: () => void;
}

/** What a host can do with a wish; moving without dragging is among it. */
export function WishTools({ title, handle, place, onEdit, onMove, onDelete }: WishToolsProps) {
  const { t } = useTranslation('wish-editor');
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (action: () => void) => () => {
    setAnchor(null);
    action();
  };
  return (
    <Box sx={{ display: 'flex', flexDirection: { xs: 'column', sm: 'row' }, mr: { xs: -0.5, sm: -1 }, mt: -0.75 }}>
      {!handle && (
        <IconButton aria-label={t('edit', { title })} onClick={onEdit}>
          <EditOutlined />
        </IconButton>
      )}
      <IconButton
        aria-label={t('more', { title })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        {...(anchor && { 'aria-controls': id })}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreVert />
      </IconButton>
      {handle}
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {handle && (
          <MenuItem sx={item} onClick={choose(onEdit)}>
            {t('editShort')}
          </MenuItem>
        )}
        <MenuItem sx={item} disabled={place.is === 0} onClick={choose(() => onMove(place.is - 1))}>
          {t('up')}
        </MenuItem>
        <MenuItem sx={item} disabled={place.is === place.last} onClick={choose(() => onMove(place.is + 1))}>
          {t('down')}
        </MenuItem>
        <MenuItem sx={item} onClick={choose(onDelete)}>
          {t('remove')}
        </MenuItem>
      </Menu>
    </Box>
  );
}

const item = { minHeight: 44 };
