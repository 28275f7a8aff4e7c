import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { SearchField } from './SearchField';

interface ListToolbarProps<Sort extends string> {
  searchLabel: string;
  /** What can be searched for, where the label does not say it: read by screen readers. */
  searchHint?: string | undefined;
  search: string;
  onSearch: (search: string) => void;
  sortLabel: string;
  sort: Sort;
  /** Every sort order with its name. */
  sorts: readonly (readonly [Sort, string])[];
  onSort: (sort: string) => void;
  /** Instead of the sort order: a button that offers it with more, where there is room for one line only. */
  menu?: ReactNode;
  /** More filters, in the same line. */
  children?: ReactNode;
}

/** A list's search field and sort order. */
export function ListToolbar<Sort extends string>(props: ListToolbarProps<Sort>) {
  const { searchLabel, searchHint, search, onSearch, sortLabel, sort, sorts, onSort, menu, children } = props;
  return (
    <Box role="search" sx={{ ...bar, ...LOW_FIELDS, ...(menu ? oneLine : {}) }}>
      <SearchField
        label={searchLabel}
        hint={searchHint}
        value={search}
        onSearch={onSearch}
        sx={{ flex: { xs: menu ? '1 1 0' : '1 1 140px', sm: '1 1 260px' } }}
      />
      {!menu && (
        <TextField
          select
          label={sortLabel}
          value={sort}
          onChange={(event) => onSort(event.target.value)}
          sx={{ flex: { xs: '1 1 140px', sm: '0 1 200px' }, minWidth: 140 }}
          slotProps={{ select: { native: true } }}
        >
          {sorts.map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </TextField>
      )}
      {children}
      {menu}
    </Box>
  );
}

const bar = { display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 0.5 } as const;
const oneLine = { flexWrap: 'nowrap', gap: 1 } as const;
/** Fields above a list have little height. */
export const LOW_FIELDS = {
  '& .MuiInputBase-root': { height: { xs: 48, md: 44 } },
  '& .MuiInputLabel-root:not(.MuiInputLabel-shrink)': { top: { xs: -4, md: -6 } },
};
