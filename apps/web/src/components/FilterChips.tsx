import { useNumber } from '../i18n/use-number';
import { ChipRow } from './ChipRow';
import { ChoiceChip } from './ChoiceChip';

interface FilterChipsProps<Key extends string> {
  /** What the filters show. */
  label: string;
  /** Every filter with its name and how many it finds, if that is known. The first one finds everything. */
  filters: readonly { key: Key; name: string; count: number | undefined }[];
  chosen: Key;
  onChoose: (key: Key) => void;
  /** The numbers are on their way, and the filters wait for them: they would widen the buttons that are already seen. */
  isCounting?: boolean;
  /** There are many: on a phone they are in two lines, so that more of them are in sight. */
  isInTwoLines?: boolean;
}

/** Those above one another are equally wide, as in a table; on a phone three columns are in sight. */
const twoLines = {
  display: { xs: 'grid', md: 'flex' },
  gridTemplateRows: '44px 44px',
  gridAutoFlow: 'column',
  gridAutoColumns: 'max-content',
  justifyContent: 'start',
  columnGap: { xs: 0.5, md: 0.75 },
  '& .MuiChip-label': { px: { xs: 1, md: 1.5 } },
} as const;

/** The filters of a list, of which one is chosen; pressed again, it gives way to the first. */
export function FilterChips<Key extends string>(props: FilterChipsProps<Key>) {
  const { label, filters, chosen, onChoose, isCounting = false, isInTwoLines = false } = props;
  const number = useNumber();
  return (
    <ChipRow label={label} sx={{ ...(isInTwoLines && twoLines), ...(isCounting && { visibility: 'hidden' }) }}>
      {filters.map(({ key, name, count }) => {
        const on = key === chosen;
        return (
          <ChoiceChip
            key={key}
            label={count === undefined ? name : `${name} ${number(count)}`}
            on={on}
            onClick={() => onChoose(on && filters[0] ? filters[0].key : key)}
          />
        );
      })}
    </ChipRow>
  );
}
