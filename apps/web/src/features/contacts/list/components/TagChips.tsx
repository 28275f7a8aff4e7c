import type { GuestCounts } from '@festlig/contracts/contacts';
import { useTranslation } from 'react-i18next';
import { FilterChips } from '../../../../components/FilterChips';

/** So many tags can be seen at once; more are found by typing. */
export const MOST_CHIPS = 8;

/** Whether a party's tags are few enough to be chips. */
export const areChips = (counts: GuestCounts | undefined): counts is GuestCounts =>
  counts !== undefined && !counts.moreTags && counts.tags.length <= MOST_CHIPS;

interface TagChipsProps {
  tags: GuestCounts['tags'];
  tag: string | undefined;
  /** Whether the numbers are shown. */
  isCounted: boolean;
  onTag: (tag: string) => void;
}

/** All of a party's few tags, each with the number of guests who have it; absent while there are none (rule: contact-filters). */
export function TagChips({ tags, tag, isCounted, onTag }: TagChipsProps) {
  const { t } = useTranslation('contacts');
  // A tag in the address may be one that nobody has any more.
  const gone = tag !== undefined && !tags.some(({ name }) => name === tag);
  if (tags.length === 0 && !gone) return null;
  return (
    <FilterChips
      label={t('form.tags')}
      filters={[
        { key: '', name: t('filter.allTags'), count: undefined },
        ...tags.map(({ name, count }) => ({ key: name, name, count: isCounted ? count : undefined })),
        ...(gone ? [{ key: tag, name: tag, count: undefined }] : []),
      ]}
      chosen={tag ?? ''}
      onChoose={onTag}
    />
  );
}
