import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { LONGEST_TAG } from '@festlig/contracts/contacts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../i18n/use-language';
import { useTags } from '../../use-tags';

interface TagFilterProps {
  partyId: string;
  tag: string | undefined;
  /** Whether the numbers are shown. */
  isCounted: boolean;
  onTag: (tag: string) => void;
}

/** One of the party's tags, each with the number of guests who have it; absent while there are none (rule: contact-filters). */
export function TagFilter({ partyId, tag, isCounted, onTag }: TagFilterProps) {
  const { t } = useTranslation(['contacts', 'controls']);
  const language = useLanguage();
  const [typed, setTyped] = useState('');
  const known = useTags(partyId, typed);
  const counts = new Map(known.map(({ name, count }) => [name, count]));
  if (known.length === 0 && tag === undefined && typed === '') return null;
  return (
    <Autocomplete
      openText={t('controls:options.open')}
      closeText={t('controls:options.close')}
      clearText={t('controls:options.clear')}
      noOptionsText={t('controls:options.none')}
      // A tag in the address may be none of those listed.
      options={[...new Set([...(tag === undefined ? [] : [tag]), ...counts.keys()])]}
      value={tag ?? null}
      onChange={(_event, chosen) => onTag(chosen ?? '')}
      onInputChange={(_event, text, reason) => setTyped(reason === 'input' ? text : '')}
      sx={{ flex: { xs: '0 0 118px', sm: '0 1 200px' } }}
      slotProps={{ listbox: { 'aria-label': t('form.tags') } }}
      renderOption={({ key, ...props }, name) => (
        <li key={key} {...props}>
          <Box component="span" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
            {name}
          </Box>
          <Box component="span" sx={{ ml: 'auto', pl: 1, color: 'text.secondary' }}>
            {isCounted && counts.get(name)?.toLocaleString(language)}
          </Box>
        </li>
      )}
      renderInput={({ slotProps, ...params }) => (
        <TextField
          {...params}
          label={t('form.tags')}
          slotProps={{ ...slotProps, htmlInput: { ...slotProps.htmlInput, maxLength: LONGEST_TAG } }}
        />
      )}
    />
  );
}
