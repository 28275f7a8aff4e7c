import Check from '@mui/icons-material/Check';
import Download from '@mui/icons-material/DownloadOutlined';
import Tune from '@mui/icons-material/Tune';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Sort, SORTS } from '../../model';
import { type ShownList, useListFile } from '../../use-list-file';

interface ListMenuProps extends ShownList {
  sort: Sort;
  onSort: (sort: string) => void;
}

/** On a phone: the order of the guests and the link to their file behind one button, so that the guests begin higher. */
export function ListMenu({ sort, onSort, ...list }: ListMenuProps) {
  const { t } = useTranslation(['contacts', 'controls']);
  const id = useId();
  const file = useListFile(list);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <IconButton
        aria-label={t('controls:listMenu')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        {...(anchor && { 'aria-controls': id })}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={button}
      >
        <Tune />
      </IconButton>
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={close}>
        <ListSubheader role="presentation" sx={head}>
          {t('sort')}
        </ListSubheader>
        {SORTS.map((each) => (
          <MenuItem
            key={each}
            role="menuitemradio"
            aria-checked={each === sort}
            selected={each === sort}
            sx={item}
            onClick={() => {
              close();
              onSort(each);
            }}
          >
            <ListItemIcon>{each === sort && <Check />}</ListItemIcon>
            {t(`sorts.${each}`)}
          </MenuItem>
        ))}
        {file && <Divider component="li" />}
        {file && (
          <MenuItem component="a" href={file.href} sx={item} onClick={close}>
            <ListItemIcon>
              <Download />
            </ListItemIcon>
            {file.label}
          </MenuItem>
        )}
      </Menu>
    </>
  );
}

const head = { lineHeight: '36px' } as const;
const item = { minHeight: 48, whiteSpace: 'normal' } as const;
const button = {
  flex: 'none',
  width: 48,
  height: 48,
  border: 1,
  borderColor: 'color-mix(in srgb, currentColor 35%, transparent)',
  borderRadius: '14px',
} as const;
