import FilterList from '@mui/icons-material/FilterList';
import NativeSelect from '@mui/material/NativeSelect';
import { Fragment } from 'react';
import { useNumber } from '../i18n/use-number';
import { FilterChips, type FilterChipsProps } from './FilterChips';
import { useIsPhone } from './use-is-phone';

/** The filters of a list as chips; on a phone one low choice that shows what is chosen (rules: contact-filters, reply-list-which). */
export function ListFilter<Key extends string>(props: Omit<FilterChipsProps<Key>, 'isWrapped'>) {
  const { label, filters, chosen, onChoose } = props;
  const number = useNumber();
  const isPhone = useIsPhone();
  if (!isPhone) return <FilterChips isWrapped {...props} />;
  return (
    <NativeSelect
      disableUnderline
      value={chosen}
      onChange={({ target }) => {
        const next = filters.find(({ key }) => key === target.value);
        if (next) onChoose(next.key);
      }}
      startAdornment={<FilterList fontSize="small" aria-hidden />}
      inputProps={{ 'aria-label': label }}
      sx={{ ...choice, ...(chosen !== filters[0]?.key && on) }}
    >
      {filters.map(({ key, name, count, isApart }) => (
        <Fragment key={key}>
          {isApart && <hr />}
          <option value={key}>{count === undefined ? name : `${name} ${number(count)}`}</option>
        </Fragment>
      ))}
    </NativeSelect>
  );
}

/** All of it is to be pressed, and what is written is never cut off. */
const choice = {
  ml: 'auto',
  height: 44,
  boxShadow: 'inset 0 0 0 1px color-mix(in srgb, currentColor 35%, transparent)',
  borderRadius: '22px',
  fontSize: '0.875rem',
  '& > svg:first-of-type': { position: 'absolute', left: 10, pointerEvents: 'none' },
  // More than the room that the theme leaves for the arrow.
  '& .MuiNativeSelect-select.MuiNativeSelect-select.MuiNativeSelect-select': {
    height: '100%',
    boxSizing: 'border-box',
    py: 0,
    pl: 4.25,
    pr: 4,
    borderRadius: 'inherit',
  },
  '& .MuiNativeSelect-icon': { right: 6 },
  '&:has(:focus-visible)': { outline: '3px solid var(--ink)', outlineOffset: 2 },
} as const;
const on = {
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  boxShadow: 'none',
  '& .MuiNativeSelect-icon': { right: 6, color: 'inherit' },
  '& option': { color: 'text.primary', bgcolor: 'background.paper' },
} as const;
