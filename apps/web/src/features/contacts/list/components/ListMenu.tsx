import type { GuestCounts, GuestState } from '@festlig/contracts/contacts';
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
import { useNumber } from '../../../../i18n/use-number';
import { type Sort, SORTS } from '../../model';
import { type ShownList, useListFile } from '../../use-list-file';
import { STATES_IN_MENU } from '../filter.model';

interface ListMenuProps extends ShownList {
  /** Of the whole list. */
  counts: GuestCounts | undefined;
  /** Whether the numbers are shown. */
  isCounted: boolean;
  state: GuestState | undefined;
  onState: (state: GuestState | '') => void;
  sort: Sort;
  onSort: (sort: string) => void;
}

/**
 * On a phone: the filters that are not above the list, the order of the guests and the link to their file behind one button, so that the
 * guests begin higher (rule: contact-filters).
 */
export function ListMenu({ counts, isCounted, state, onState, sort, onSort, ...list }: ListMenuProps) {
  const { t } = useTranslation(['contacts', 'controls']);
  const id = useId();
  const file = useListFile(list);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const states = STATES_IN_MENU.filter((key) => key === state || counts?.states[key] !== 0);
  const number = useNumber();
  const choice = (key: string, name: string, isChosen: boolean, choose: () => void) => (
    <MenuItem
      key={key}
      role="menuitemradio"
      aria-checked={isChosen}
      selected={isChosen}
      sx={item}
      onClick={() => {
        close();
        choose();
      }}
    >
      <ListItemIcon>{isChosen && <Check />}</ListItemIcon>
      {name}
    </MenuItem>
  );
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
        {states.length > 0 && (
          <ListSubheader role="presentation" sx={head}>
            {t('filter.label')}
          </ListSubheader>
        )}
        {states.map((key) => {
          const count = isCounted ? counts?.states[key] : undefined;
          const name = t(`filter.${key}`);
          const isChosen = key === state;
          return choice(key, count === undefined ? name : `${name} ${number(count)}`, isChosen, () =>
            onState(isChosen ? '' : key),
          );
        })}
        <ListSubheader role="presentation" sx={head}>
          {t('sort')}
        </ListSubheader>
        {SORTS.map((each) => choice(each, t(`sorts.${each}`), each === sort, () => onSort(each)))}
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
