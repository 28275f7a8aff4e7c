import Stack from '@mui/material/Stack';
import { checkTagging } from '@festlig/domain/contacts/check-tagging';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { firstError } from '../../../../api/api-error';
import { ConfirmDialog } from '../../../../components/ConfirmDialog';
import { ErrorText } from '../../../../components/ErrorText';
import { useToast } from '../../../../components/Toaster';
import type { CodedError } from '../../../../lib/coded-error';
import type { GuestSelection } from '../../../../lib/guest-selection';
import { useChange } from '../use-change';
import { TagsField } from '../../components/TagsField';
import { ChangeProgress } from './ChangeProgress';

interface TagDialogProps {
  partyId: string;
  selection: GuestSelection;
  count: number;
  atLeast: boolean;
  onClose: () => void;
}

/** Gives the selected guests a tag, or takes one from them (rule: contact-tags). */
export function TagDialog({ partyId, selection, count, atLeast, onClose }: TagDialogProps) {
  const { t } = useTranslation('contacts');
  const toast = useToast();
  const [add, setAdd] = useState<string[]>([]);
  const [remove, setRemove] = useState<string[]>([]);
  const [error, setError] = useState<CodedError>();
  const { begin, running, broken, pending } = useChange(partyId, ({ changed, left }) => {
    const full = left > 0 ? ` ${t('selection.tagsFull', { count: left })}` : '';
    toast(`${t('selection.tagged', { count: changed })}${full}`);
    onClose();
  });
  const missing = checkTagging({ add, remove }).tags;
  const failed = (thrown: unknown) => setError(firstError(thrown));
  return (
    <ConfirmDialog
      open
      title={atLeast ? t('selection.tagTitleMore', { count }) : t('selection.tagTitle', { count })}
      confirmLabel={t('form.save')}
      pending={pending}
      problem={error && <ErrorText of={error} />}
      onConfirm={() => (missing ? setError(missing) : void begin(selection, { do: 'tag', add, remove }).catch(failed))}
      onCancel={onClose}
    >
      <Stack spacing={2} sx={{ pt: 1 }}>
        <TagsField partyId={partyId} label={t('selection.add')} hint={t('form.tagsHint')} tags={add} onTags={setAdd} />
        <TagsField
          partyId={partyId}
          label={t('selection.remove')}
          hint={t('selection.removeHint')}
          tags={remove}
          onTags={setRemove}
        />
      </Stack>
      {running && <ChangeProgress change={running} broken={broken} />}
    </ConfirmDialog>
  );
}
