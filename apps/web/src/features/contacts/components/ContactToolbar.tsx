import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import { SearchField } from '../../../components/SearchField';
import { SORTS, sortOf, type Sort } from '../model';

interface ContactToolbarProps {
  search: string;
  sort: Sort;
  onSearch: (search: string) => void;
  onSort: (sort: Sort) => void;
}

/** Find one among many. */
export function ContactToolbar({ search, sort, onSearch, onSort }: ContactToolbarProps) {
  const { t } = useTranslation('contacts');
  return (
    <Box role="search" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 2 }}>
      <SearchField label={t('search')} value={search} onSearch={onSearch} sx={{ flex: '1 1 260px' }} />
      <TextField
        select
        label={t('sort')}
        value={sort}
        onChange={(event) => onSort(sortOf(event.target.value))}
        sx={{ flex: '0 1 200px', minWidth: 170 }}
        slotProps={{ select: { native: true } }}
      >
        {SORTS.map((each) => (
          <option key={each} value={each}>
            {t(`sorts.${each}`)}
          </option>
        ))}
      </TextField>
    </Box>
  );
}
