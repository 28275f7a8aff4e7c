import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { distinctTags, LONGEST_TAG, MOST_TAGS } from '@festlig/contracts/contacts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorsT } from '../../../i18n/error-text';
import { DENSE } from '../../../components/dense';
import { useTags } from '../use-tags';

interface TagsFieldProps {
  partyId: string;
  label: string;
  hint: string;
  tags: readonly string[];
  onTags: (tags: string[]) => void;
}

const written = (texts: readonly string[]): string[] =>
  distinctTags(texts.map((text) => text.trim()).filter((text) => text !== ''));

/**
 * Tags, chosen among those of the party or typed: Enter, a comma or leaving the field ends one. At most 20, as the service
 * has it (rule: contact-tags).
 */
export function TagsField({ partyId, label, hint, tags, onTags }: TagsFieldProps) {
  const { t } = useTranslation('controls');
  const errorsT = useErrorsT();
  const [typed, setTyped] = useState('');
  const [isOver, setIsOver] = useState(false);
  const known = useTags(partyId, typed);
  const give = (texts: readonly string[]) => {
    const next = written(texts);
    setIsOver(next.length > MOST_TAGS);
    if (next.length <= MOST_TAGS) onTags(next);
  };
  const onText = (text: string) => {
    const ended = text.split(',');
    setTyped(ended.pop()?.trimStart() ?? '');
    if (ended.length > 0) give([...tags, ...ended]);
  };
  return (
    <Autocomplete<string, true, false, true>
      multiple
      freeSolo
      filterSelectedOptions
      clearText={t('options.clear')}
      options={known.map(({ name }) => name)}
      value={[...tags]}
      inputValue={typed}
      onInputChange={(_event, text) => onText(text)}
      onChange={(_event, next) => give(next)}
      onBlur={() => {
        if (typed.trim() !== '') give([...tags, typed]);
        setTyped('');
      }}
      slotProps={{ listbox: { 'aria-label': label }, chip: { sx: chip } }}
      renderInput={({ slotProps, ...params }) => (
        <TextField
          {...params}
          label={label}
          error={isOver}
          helperText={isOver ? errorsT('too_many_guest_tags') : hint}
          slotProps={{ ...slotProps, htmlInput: { ...slotProps.htmlInput, maxLength: LONGEST_TAG } }}
        />
      )}
    />
  );
}

/** Its cross is as large as a finger needs. */
const chip = {
  height: 44,
  '& .MuiChip-deleteIcon': { boxSizing: 'content-box', p: '11px', m: 0 },
  [DENSE]: { height: 32, '& .MuiChip-deleteIcon': { p: '5px' } },
} as const;
