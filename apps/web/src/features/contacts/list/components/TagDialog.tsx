import Stack from '@mui/material/Stack';
import { tagKey } from '@festlig/contracts/contacts';
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
import { ChangeProgress } from './ChangeProgress';
import { TagChoice } from './TagChoice';

interface TagDialogProps {
  partyId: string;
  selection: GuestSelection;
  count: number;
  atLeast: boolean;
  onClose: () => void;
}

/** A tag is given or taken, not both. */
const without = (tags: readonly string[], others: readonly string[]): string[] => {
  const keys = new Set(others.map(tagKey));
  return tags.filter((tag) => !keys.has(tagKey(tag)));
};

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
      <Stack spacing={3} sx={{ pt: 1 }}>
        <TagChoice
          partyId={partyId}
          label={t('selection.add')}
          hint={t('form.tagsHint')}
          field={{ all: t('selection.newTag'), some: t('selection.otherOrNewTag') }}
          tags={add}
          onTags={(tags) => {
            setAdd(tags);
            setRemove(without(remove, tags));
          }}
        />
        <TagChoice
          partyId={partyId}
          label={t('selection.remove')}
          hint={t('selection.removeHint')}
          field={{ all: null, some: t('selection.otherTag') }}
          tags={remove}
          onTags={(tags) => {
            setRemove(tags);
            setAdd(without(add, tags));
          }}
        />
      </Stack>
      {running && <ChangeProgress change={running} broken={broken} />}
    </ConfirmDialog>
  );
}
