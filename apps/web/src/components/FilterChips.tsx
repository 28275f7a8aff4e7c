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
  /** They are all in sight also on a phone: in as many lines as they need, each as wide as the screen. */
  isWrapped?: boolean;
}

const wrapped = {
  flexWrap: 'wrap',
  maskImage: 'none',
  columnGap: { xs: 0.5, md: 0.75 },
  pr: 0.5,
  '&& > *': { flexGrow: { xs: 1, sm: 0 } },
  // Four are two and two: the last would be alone in a line otherwise.
  '&& > :first-of-type:nth-last-of-type(4), && > :first-of-type:nth-last-of-type(4) ~ *': {
    flexBasis: { xs: '40%', sm: 'auto' },
  },
  // A seventh is alone in the third line.
  '&& > :nth-of-type(n + 7)': { flexGrow: 0 },
  '& .MuiChip-label': { px: { xs: 0.75, md: 1.5 } },
} as const;

/** The filters of a list, of which one is chosen; pressed again, it gives way to the first. */
export function FilterChips<Key extends string>(props: FilterChipsProps<Key>) {
  const { label, filters, chosen, onChoose, isCounting = false, isWrapped = false } = props;
  const number = useNumber();
  return (
    <ChipRow label={label} sx={{ ...(isWrapped && wrapped), ...(isCounting && { visibility: 'hidden' }) }}>
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
