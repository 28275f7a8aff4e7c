import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { LONGEST_TAG } from '@festlig/contracts/contacts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { firstError } from '../../../../api/api-error';
import { ConfirmDialog } from '../../../../components/ConfirmDialog';
import { ErrorText } from '../../../../components/ErrorText';
import { useToast } from '../../../../components/Toaster';
import type { CodedError } from '../../../../lib/coded-error';
import type { GuestSelection } from '../../../../lib/guest-selection';
import { useChange } from '../use-change';
import { ChangeProgress } from './ChangeProgress';

interface TagDialogProps {
  partyId: string;
  selection: GuestSelection;
  count: number;
  atLeast: boolean;
  /** The tags that the party has. */
  tags: readonly string[];
  onClose: () => void;
}

const listed = (text: string): string[] =>
  text
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');

/** Gives the selected guests a tag, or takes one from them (rule: contact-tags). */
export function TagDialog({ partyId, selection, count, atLeast, tags, onClose }: TagDialogProps) {
  const { t } = useTranslation('contacts');
  const toast = useToast();
  const [add, setAdd] = useState('');
  const [remove, setRemove] = useState('');
  const [error, setError] = useState<CodedError>();
  const { begin, running, broken, pending } = useChange(partyId, ({ changed, left }) => {
    const full = left > 0 ? ` ${t('selection.tagsFull', { count: left })}` : '';
    toast(`${t('selection.tagged', { count: changed })}${full}`);
    onClose();
  });
  const wanted = { add: listed(add), remove: listed(remove) };
  const isEmpty = wanted.add.length + wanted.remove.length === 0;
  const field = (label: string, hint: string, onText: (text: string) => void) => (
    <Autocomplete
      freeSolo
      options={[...tags]}
      onInputChange={(_, text) => onText(text)}
      slotProps={{ listbox: { 'aria-label': label } }}
      renderInput={({ slotProps, ...params }) => (
        <TextField
          {...params}
          label={label}
          helperText={hint}
          slotProps={{ ...slotProps, htmlInput: { ...slotProps.htmlInput, maxLength: 5 * LONGEST_TAG } }}
        />
      )}
    />
  );
  const failed = (thrown: unknown) => setError(firstError(thrown));
  return (
    <ConfirmDialog
      open
      title={atLeast ? t('selection.tagTitleMore', { count }) : t('selection.tagTitle', { count })}
      confirmLabel={t('form.save')}
      pending={pending}
      problem={error && <ErrorText of={error} />}
      onConfirm={() =>
        isEmpty ? setError({ code: 'required' }) : void begin(selection, { do: 'tag', ...wanted }).catch(failed)
      }
      onCancel={onClose}
    >
      <Stack spacing={2} sx={{ pt: 1 }}>
        {field(t('selection.add'), t('selection.addHint'), setAdd)}
        {field(t('selection.remove'), t('selection.removeHint'), setRemove)}
      </Stack>
      {running && <ChangeProgress change={running} broken={broken} />}
    </ConfirmDialog>
  );
}
