import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { GUEST_STATES, type GuestCounts, type GuestState } from '@festlig/contracts/contacts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../i18n/use-language';
import { DENSE } from '../../../../components/dense';

interface FilterBarProps {
  counts: GuestCounts | undefined;
  /** The numbers are on their way, and the states wait for them: they would widen the buttons that are already seen. */
  isCounting: boolean;
  state: GuestState | undefined;
  onState: (state: GuestState | '') => void;
}

/** The states of guests, each with the number of guests whom it finds (rule: contact-filters). */
export function FilterBar({ counts, isCounting, state, onState }: FilterBarProps) {
  const { t } = useTranslation('contacts');
  const language = useLanguage();
  const shown = (count: number | undefined) => (count === undefined ? '' : ` ${count.toLocaleString(language)}`);
  const chips = [
    { key: '' as const, label: t('filter.all'), count: counts?.total },
    ...GUEST_STATES.map((key) => ({ key, label: t(`filter.${key}`), count: counts?.states[key] })),
  ];
  return (
    <Box role="group" aria-label={t('filter.label')} sx={isCounting ? { ...bar, visibility: 'hidden' } : bar}>
      {chips.map(({ key, label, count }) => {
        const on = (state ?? '') === key;
        return (
          <Chip
            key={key}
            component="button"
            clickable
            aria-pressed={on}
            color={on ? 'primary' : 'default'}
            variant={on ? 'filled' : 'outlined'}
            label={`${label}${shown(count)}`}
            onClick={() => onState(on ? '' : key)}
            sx={chip}
          />
        );
      })}
    </Box>
  );
}

/** On a phone the states are one line that can be moved; the room around it is for the focus ring. */
const bar = {
  display: 'flex',
  flexWrap: { md: 'wrap' },
  gap: 0.75,
  overflowX: { xs: 'auto', md: 'visible' },
  mx: -0.5,
  px: 0.5,
  py: 0.5,
} as const;

const chip = {
  height: 44,
  borderRadius: 22,
  font: 'inherit',
  fontSize: '0.875rem',
  flex: 'none',
  [DENSE]: { height: 30 },
} as const;
