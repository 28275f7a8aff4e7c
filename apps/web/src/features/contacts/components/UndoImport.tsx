import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { asApiError } from '../../../api/api-error';
import { useToast } from '../../../components/Toaster';
import { errorText, useErrorsT } from '../../../i18n/error-text';
import { useUndoImportMutation } from '../api';

interface UndoImportProps {
  partyId: string;
  importId: string;
  /** The import is under way: it is stopped, and what has come is taken back. */
  underWay?: boolean;
  /** Small on the message that it stands on. */
  size?: 'small' | 'medium';
  onUndone?: () => void;
}

/** Takes an import back, and says who stays because they have been invited. */
export function UndoImport({ partyId, importId, underWay = false, size = 'small', onUndone }: UndoImportProps) {
  const { t } = useTranslation('contacts');
  const errorsT = useErrorsT();
  const toast = useToast();
  const [undo, { isLoading }] = useUndoImportMutation();
  const press = async () => {
    try {
      const { removed, kept } = await undo({ partyId, importId }).unwrap();
      const stay = kept > 0 ? ` ${t('importer.undo.kept', { count: kept })}` : '';
      toast(t('importer.undo.done', { count: removed }) + stay, { severity: kept > 0 ? 'info' : 'success' });
      onUndone?.();
    } catch (thrown) {
      const { errors } = asApiError(thrown);
      toast(errorText(Object.values(errors)[0] ?? { code: 'unexpected' }, errorsT), { severity: 'error' });
    }
  };
  return (
    <Button
      color={size === 'small' ? 'inherit' : 'primary'}
      size={size}
      variant={underWay ? 'outlined' : 'text'}
      sx={{ whiteSpace: 'nowrap' }}
      loading={isLoading}
      onClick={() => void press()}
    >
      {t(underWay ? 'importer.undo.stop' : 'importer.undo.press')}
    </Button>
  );
}
