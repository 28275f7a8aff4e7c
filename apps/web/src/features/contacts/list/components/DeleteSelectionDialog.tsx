import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { firstError } from '../../../../api/api-error';
import { ConfirmDialog } from '../../../../components/ConfirmDialog';
import { ErrorText } from '../../../../components/ErrorText';
import type { CodedError } from '../../../../lib/coded-error';
import type { GuestSelection } from '../../../../lib/guest-selection';
import type { Deleted } from '../../use-deleted';
import { useChange } from '../use-change';
import { ChangeProgress } from './ChangeProgress';

interface DeleteSelectionDialogProps {
  partyId: string;
  selection: GuestSelection;
  count: number;
  /** There are more guests than `count`. */
  atLeast: boolean;
  /** So many of them are on other pages of the list, or found by another filter. */
  elsewhere: number;
  onClose: () => void;
  onDeleted: (deleted: Deleted) => void;
}

/** Asks before the selected guests are deleted; those invited stay (rule: contact-invited-stays). */
export function DeleteSelectionDialog(props: DeleteSelectionDialogProps) {
  const { partyId, selection, count, atLeast, elsewhere, onClose, onDeleted } = props;
  const { t } = useTranslation('contacts');
  const [error, setError] = useState<CodedError>();
  const { begin, running, broken, pending } = useChange(partyId, ({ id, changed, left }) => {
    const stay = left > 0 ? ` ${t('selection.stay', { count: left })}` : '';
    onClose();
    onDeleted({ changeId: id, text: `${t('selection.deleted', { count: changed })}${stay}` });
  });
  const failed = (thrown: unknown) => setError(firstError(thrown));
  return (
    <ConfirmDialog
      open
      title={atLeast ? t('selection.deleteTitleMore', { count }) : t('selection.deleteTitle', { count })}
      loses
      confirmLabel={t('selection.deleteConfirm')}
      pending={pending}
      problem={error && <ErrorText of={error} />}
      onConfirm={() => void begin(selection, { do: 'delete' }).catch(failed)}
      onCancel={onClose}
    >
      {elsewhere > 0 && (
        <Typography sx={{ fontWeight: 600, mb: 1 }}>{t('selection.elsewhere', { count: elsewhere })}.</Typography>
      )}
      <Typography>{t('selection.deleteText')}</Typography>
      {running && <ChangeProgress change={running} broken={broken} />}
    </ConfirmDialog>
  );
}
