import { GUEST_STATES, type GuestCounts, type GuestState } from '@festlig/contracts/contacts';
import { useTranslation } from 'react-i18next';
import { FilterChips } from '../../../../components/FilterChips';
import { useIsPhone } from '../../../../components/use-is-phone';
import { isInMenu } from '../filter.model';

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
 * The states in which there are guests, and the one that is chosen, each with the number of guests whom it finds. On a phone those that
 * are in the menu of the list are left out, unless one of them is chosen (rule: contact-filters).
 */
export function FilterBar({ counts, isCounted, isCounting, state, onState }: FilterBarProps) {
  const { t } = useTranslation('contacts');
  const numberOf = (count: number | undefined) => (isCounted ? count : undefined);
  const isPhone = useIsPhone();
  const shown = GUEST_STATES.filter(
    (key) => key === state || (counts?.states[key] !== 0 && !(isPhone && isInMenu(key))),
  );
  return (
    <FilterChips
      isWrapped
      label={t('filter.label')}
      filters={[
        { key: '', name: t('filter.all'), count: numberOf(counts?.total) },
        ...shown.map((key) => ({ key, name: t(`filter.${key}`), count: numberOf(counts?.states[key]) })),
      ]}
      chosen={state ?? ''}
      onChoose={onState}
      isCounting={isCounting}
    />
  );
}
