import { GUEST_STATES, type GuestCounts, type GuestState } from '@festlig/contracts/contacts';
import FilterList from '@mui/icons-material/FilterList';
import NativeSelect from '@mui/material/NativeSelect';
import { useTranslation } from 'react-i18next';
import { FilterChips } from '../../../../components/FilterChips';
import { useIsPhone } from '../../../../components/use-is-phone';
import { useNumber } from '../../../../i18n/use-number';

interface FilterBarProps {
  /** Of the whole list. */
  counts: GuestCounts | undefined;
  /** Whether the numbers are shown. */
  isCounted: boolean;
  isCounting: boolean;
  state: GuestState | undefined;
  onState: (state: GuestState | '') => void;
}

/**
 * The states in which there are guests, and the one that is chosen, each with the number of guests whom it finds: chips, and on a phone
 * one low choice that shows what is chosen (rule: contact-filters).
 */
export function FilterBar({ counts, isCounted, isCounting, state, onState }: FilterBarProps) {
  const { t } = useTranslation('contacts');
  const number = useNumber();
  const isPhone = useIsPhone();
  const numberOf = (count: number | undefined) => (isCounted ? count : undefined);
  const filters = [
    { key: '' as const, name: t('filter.all'), count: numberOf(counts?.total) },
    ...GUEST_STATES.filter((key) => key === state || counts?.states[key] !== 0).map((key) => ({
      key,
      name: t(`filter.${key}`),
      count: numberOf(counts?.states[key]),
    })),
  ];
  const chosen = state ?? '';
  if (!isPhone)
    return (
      <FilterChips
        isWrapped
        label={t('filter.label')}
        filters={filters}
        chosen={chosen}
        onChoose={onState}
        isCounting={isCounting}
      />
    );
  return (
    <NativeSelect
      disableUnderline
      value={chosen}
      onChange={(event) => onState(filters.find(({ key }) => key === event.target.value)?.key ?? '')}
      startAdornment={<FilterList fontSize="small" aria-hidden />}
      inputProps={{ 'aria-label': t('filter.label') }}
      sx={{ ...choice, ...(state && on) }}
    >
      {filters.map(({ key, name, count }) => (
        <option key={key} value={key}>
          {count === undefined ? name : `${name} ${number(count)}`}
        </option>
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
