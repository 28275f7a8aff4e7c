import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { SearchField } from './SearchField';

interface ListToolbarProps<Sort extends string> {
  /** Little height, above a long list. */
  dense?: boolean;
  searchLabel: string;
  search: string;
  onSearch: (search: string) => void;
  sortLabel: string;
  sort: Sort;
  /** Every sort order with its name. */
  sorts: readonly (readonly [Sort, string])[];
  onSort: (sort: string) => void;
  /** More filters, in the same line. */
  children?: ReactNode;
}

/** A list's search field and sort order. */
export function ListToolbar<Sort extends string>(props: ListToolbarProps<Sort>) {
  const { dense = false, searchLabel, search, onSearch, sortLabel, sort, sorts, onSort, children } = props;
  return (
    <Box role="search" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: dense ? 0.5 : 2, ...(dense && low) }}>
      <SearchField label={searchLabel} value={search} onSearch={onSearch} sx={{ flex: '1 1 260px' }} />
      <TextField
        select
        label={sortLabel}
        value={sort}
        onChange={(event) => onSort(event.target.value)}
        sx={{ flex: { xs: `1 1 ${dense ? 140 : 200}px`, sm: '0 1 200px' }, minWidth: dense ? 140 : 170 }}
        slotProps={{ select: { native: true } }}
      >
        {sorts.map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </TextField>
      {children}
    </Box>
  );
}

const low = {
  '& .MuiInputBase-root': { height: { md: 42 } },
  '& .MuiInputLabel-root:not(.MuiInputLabel-shrink)': { top: { md: -6 } },
};
