import { useTranslation } from 'react-i18next';
import { CallButton } from '../../../../components/form/CallButton';
import { firstError } from '../../../../api/api-error';
import { ErrorText } from '../../../../components/ErrorText';
import { useToast } from '../../../../components/Toaster';
import { useUndoImportMutation } from '../../api';
import { useUndoneToast } from '../use-undone-toast';

interface UndoImportProps {
  partyId: string;
  importId: string;
  /** The import is still running: it is stopped, and the guests added so far are removed. */
  underWay?: boolean;
  /** A small button, for use inside a message. */
  size?: 'small' | 'medium';
  onUndone?: () => void;
  /** Undoing a long import takes time: the guest list shows the progress. */
  onUndoing?: () => void;
}

/** Undoes an import. */
export function UndoImport({ partyId, importId, underWay = false, size = 'small', ...told }: UndoImportProps) {
  const { t } = useTranslation('contacts');
  const toast = useToast();
  const tellUndone = useUndoneToast();
  const [undo, { isLoading }] = useUndoImportMutation();
  const press = async () => {
    try {
      const now = await undo({ partyId, importId }).unwrap();
      if (!now.ended) return told.onUndoing?.();
      if (now.undo) tellUndone(now.undo);
      told.onUndone?.();
    } catch (thrown) {
      toast(<ErrorText of={firstError(thrown)} />, { severity: 'error' });
    }
  };
  return (
    <CallButton
      color={size === 'small' ? 'inherit' : 'primary'}
      size={size}
      variant={underWay ? 'outlined' : 'text'}
      sx={{ whiteSpace: 'nowrap' }}
      running={isLoading}
      onClick={() => void press()}
    >
      {t(underWay ? 'importer.undo.stop' : 'importer.undo.press')}
    </CallButton>
  );
}
