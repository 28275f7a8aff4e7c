import Clear from '@mui/icons-material/Clear';
import Search from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import type { SxProps, Theme } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** How long typing must pause before the search starts. */
const PAUSE_MS = 300;

interface SearchFieldProps {
  label: string;
  /** Said by screen readers beside a short label. */
  hint?: string | undefined;
  /** The current search. */
  value: string;
  onSearch: (search: string) => void;
  sx?: SxProps<Theme>;
}

/** A search field that searches by itself when typing pauses. */
export function SearchField({ label, hint, value, onSearch, sx = {} }: SearchFieldProps) {
  const { t } = useTranslation('controls');
  const [text, setText] = useState(value);
  const asked = useRef(value);
  useEffect(() => {
    if (value === asked.current) return;
    // The search was changed from outside, for example by Back: the typed text must not replace it.
    asked.current = value;
    setText(value);
  }, [value]);
  useEffect(() => {
    if (text.trim() === value) return;
    const timer = setTimeout(() => {
      asked.current = text.trim();
      onSearch(asked.current);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, value, onSearch]);
  return (
    <TextField
      fullWidth
      label={label}
      value={text}
      onChange={(event) => setText(event.target.value)}
      sx={sx}
      slotProps={{
        htmlInput: { 'aria-description': hint, maxLength: 100, enterKeyHint: 'search' },
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
  );
}
