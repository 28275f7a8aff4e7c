import { GUEST_STATES, type GuestCounts, type GuestState } from '@festlig/contracts/contacts';
import { useTranslation } from 'react-i18next';
import { FilterChips } from '../../../../components/FilterChips';

interface FilterBarProps {
  /** Absent during a search: they are of the whole list. */
  counts: GuestCounts | undefined;
  isCounting: boolean;
  state: GuestState | undefined;
  onState: (state: GuestState | '') => void;
}

/**
 * The states of guests, each with the number of guests whom it finds, and of those who are not invited how many nothing reaches:
 * an invitation to the others counts without them (rules: contact-filters, later-guests-invited).
 */
export function FilterBar({ counts, isCounting, state, onState }: FilterBarProps) {
  const { t } = useTranslation('contacts');
  const unreachable = counts?.newUnreachable ?? 0;
  const noteOf = (key: GuestState) =>
    key === 'new' && unreachable > 0 ? t('filter.newUnreachable', { count: unreachable }) : undefined;
  return (
    <FilterChips
      label={t('filter.label')}
      filters={[
        { key: '', name: t('filter.all'), count: counts?.total },
        ...GUEST_STATES.map((key) => ({
          key,
          name: t(`filter.${key}`),
          count: counts?.states[key],
          note: noteOf(key),
        })),
      ]}
      chosen={state ?? ''}
      onChoose={onState}
      isCounting={isCounting}
    />
  );
}
