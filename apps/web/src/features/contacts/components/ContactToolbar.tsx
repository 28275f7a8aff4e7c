import Clear from '@mui/icons-material/Clear';
import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SORTS, sortOf, type Sort } from '../model';

/** A pause this long means that the host has typed the word. */
const PAUSE_MS = 300;

interface ContactToolbarProps {
  search: string;
  sort: Sort;
  onSearch: (search: string) => void;
  onSort: (sort: Sort) => void;
}

/** Find one among many. */
export function ContactToolbar({ search, sort, onSearch, onSort }: ContactToolbarProps) {
  const { t } = useTranslation('contacts');
  const [text, setText] = useState(search);
  useEffect(() => {
    if (text.trim() === search) return;
    const timer = setTimeout(() => onSearch(text.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, search, onSearch]);
  return (
    <Box role="search" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 2 }}>
      <TextField
        label={t('search')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        sx={{ flex: '1 1 260px' }}
        slotProps={{
          htmlInput: { maxLength: 100, enterKeyHint: 'search' },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <Search />
              </InputAdornment>
            ),
            endAdornment: text && (
              <InputAdornment position="end">
                <IconButton edge="end" aria-label={t('clearSearch')} onClick={() => setText('')}>
                  <Clear fontSize="small" />
                </IconButton>
              </InputAdornment>
            ),
          },
        }}
      />
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
