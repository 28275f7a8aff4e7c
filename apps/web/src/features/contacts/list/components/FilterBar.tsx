import { GUEST_STATES, type GuestCounts, type GuestState } from '@festlig/contracts/contacts';
import { useTranslation } from 'react-i18next';
import { ListFilter } from '../../../../components/ListFilter';

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
 * The states in which there are guests, along the way of a guest and then who is off it, and the one that is chosen, each with the number of guests whom it finds
 * (rule: contact-filters).
 */
export function FilterBar({ counts, isCounted, isCounting, state, onState }: FilterBarProps) {
  const { t } = useTranslation('contacts');
  const numberOf = (count: number | undefined) => (isCounted ? count : undefined);
  const filters = [
    { key: '' as const, name: t('filter.all'), count: numberOf(counts?.total) },
    ...GUEST_STATES.filter((key) => key === state || counts?.states[key] !== 0).map((key) => ({
      key,
      name: t(`filter.${key}`),
      count: numberOf(counts?.states[key]),
      isApart: key === 'unreachable',
    })),
  ];
  return (
    <ListFilter
      label={t('filter.label')}
      filters={filters}
      chosen={state ?? ''}
      onChoose={onState}
      isCounting={isCounting}
    />
  );
}
