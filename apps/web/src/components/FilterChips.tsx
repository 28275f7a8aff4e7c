import Divider from '@mui/material/Divider';
import { Fragment } from 'react';
import { useNumber } from '../i18n/use-number';
import { ChipRow } from './ChipRow';
import { ChoiceChip } from './ChoiceChip';

export interface FilterChipsProps<Key extends string> {
  /** What the filters show. */
  label: string;
  /**
   * Every filter with its name and how many it finds, if that is known. The first one finds everything; one that is apart has a line
   * before it.
   */
  filters: readonly { key: Key; name: string; count: number | undefined; isApart?: boolean }[];
  chosen: Key;
  onChoose: (key: Key) => void;
  /** The numbers are on their way, and the filters wait for them: they would widen the buttons that are already seen. */
  isCounting?: boolean;
  /** They are all in sight, in as many lines as they need. */
  isWrapped?: boolean;
}

const wrapped = { flexWrap: 'wrap', maskImage: 'none', pr: 0.5 } as const;

/** The filters of a list, of which one is chosen; pressed again, it gives way to the first. */
export function FilterChips<Key extends string>(props: FilterChipsProps<Key>) {
  const { label, filters, chosen, onChoose, isCounting = false, isWrapped = false } = props;
  const number = useNumber();
  return (
    <ChipRow label={label} sx={{ ...(isWrapped && wrapped), ...(isCounting && { visibility: 'hidden' }) }}>
      {filters.map(({ key, name, count, isApart }) => {
        const on = key === chosen;
        return (
          <Fragment key={key}>
            {isApart && <Divider orientation="vertical" flexItem aria-hidden sx={{ mx: 0.5 }} />}
            <ChoiceChip
              label={count === undefined ? name : `${name} ${number(count)}`}
              on={on}
              onClick={() => onChoose(on && filters[0] ? filters[0].key : key)}
            />
          </Fragment>
        );
      })}
    </ChipRow>
  );
}
