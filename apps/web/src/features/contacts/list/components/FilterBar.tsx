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

/** The states of guests, each with the number of guests whom it finds (rule: contact-filters). */
export function FilterBar({ counts, isCounting, state, onState }: FilterBarProps) {
  const { t } = useTranslation('contacts');
  return (
    <FilterChips
      label={t('filter.label')}
      filters={[
        { key: '', name: t('filter.all'), count: counts?.total },
        ...GUEST_STATES.map((key) => ({
          key,
          name: t(`filter.${key}`),
          count: counts?.states[key],
        })),
      ]}
      chosen={state ?? ''}
      onChoose={onState}
      isCounting={isCounting}
    />
  );
}
