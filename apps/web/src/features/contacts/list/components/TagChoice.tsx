import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { distinctTags, tagKey } from '@festlig/contracts/contacts';
import { useId } from 'react';
import { ChoiceChip } from '../../../../components/ChoiceChip';
import { useCountGuestsQuery } from '../../../../api/guest-counts';
import { TagsField } from '../../components/TagsField';
import { areChips, MOST_CHIPS } from './TagChips';

interface TagChoiceProps {
  partyId: string;
  label: string;
  hint: string;
  /** The label of the field beside chips: when they are all of the party's tags, and when there are others. Without one there is no field. */
  field: { all: string | null; some: string };
  tags: readonly string[];
  onTags: (tags: string[]) => void;
}

/**
 * Tags of the party to be tapped, and a field for others; the field alone while the party has no tags, and nothing where
 * only the party's tags can be chosen (rule: contact-tags).
 */
export function TagChoice({ partyId, label, hint, field, tags, onTags }: TagChoiceProps) {
  const id = useId();
  const { data: counts } = useCountGuestsQuery({ partyId });
  const names = (counts?.tags ?? []).slice(0, MOST_CHIPS).map(({ name }) => name);
  const chipOf = (tag: string) => names.find((name) => tagKey(name) === tagKey(tag));
  const tapped = tags.filter((tag) => chipOf(tag) !== undefined);
  const write = (written: readonly string[]) =>
    onTags(distinctTags([...tapped, ...written.map((tag) => chipOf(tag) ?? tag)]));
  const besideChips = areChips(counts) ? field.all : field.some;
  const fieldLabel = names.length > 0 ? besideChips : field.all && label;
  if (names.length === 0 && fieldLabel === null) return null;
  return (
    <div>
      {names.length > 0 && (
        <Typography id={id} sx={{ fontWeight: 600, mb: 1 }}>
          {label}
        </Typography>
      )}
      {names.length > 0 && (
        <Box role="group" aria-labelledby={id} sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
          {names.map((name) => {
            const on = tapped.includes(name);
            const toggle = () => onTags(on ? tags.filter((tag) => tag !== name) : [...tags, name]);
            return <ChoiceChip key={name} label={name} on={on} onClick={toggle} />;
          })}
        </Box>
      )}
      {fieldLabel === null ? (
        <FormHelperText>{hint}</FormHelperText>
      ) : (
        <Box sx={names.length > 0 ? { mt: 2 } : undefined}>
          <TagsField
            partyId={partyId}
            label={fieldLabel}
            hint={hint}
            tags={tags.filter((tag) => !tapped.includes(tag))}
            onTags={write}
          />
        </Box>
      )}
    </div>
  );
}
