import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallButton } from '../../../../components/form/CallButton';
import { firstError } from '../../../../api/api-error';
import { ErrorText } from '../../../../components/ErrorText';
import { RemoveDialog } from '../../../../components/RemoveDialog';
import { useToast } from '../../../../components/Toaster';
import { useUndoImportMutation } from '../../api';
import { useUndoneToast } from '../use-undone-toast';

interface UndoImportProps {
  partyId: string;
  importId: string;
  /** The question that comes first, with the number of guests; without it a press undoes at once. */
  asks?: string;
  /** The import is still running: it is stopped, and the guests added so far are removed. */
  underWay?: boolean;
  /** A small button, for use inside a message. */
  size?: 'small' | 'medium';
  onUndone?: () => void;
  /** Undoing a long import takes time: the guest list shows the progress. */
  onUndoing?: () => void;
}

/**
 * Undoes an import; asks first, except where it stops one that is running or stands in the message of the one just made
 * (rule: import-undo).
 */
export function UndoImport({ partyId, importId, asks, underWay = false, size = 'small', ...told }: UndoImportProps) {
  const { t } = useTranslation('contacts');
  const toast = useToast();
  const tellUndone = useUndoneToast();
  const [undo, { isLoading }] = useUndoImportMutation();
  const [asked, setAsked] = useState(false);
  const run = async () => {
    const now = await undo({ partyId, importId }).unwrap();
    setAsked(false);
    if (!now.ended) return told.onUndoing?.();
    if (now.undo) tellUndone(now.undo);
    told.onUndone?.();
  };
  const runAtOnce = () =>
    run().catch((thrown: unknown) => toast(<ErrorText of={firstError(thrown)} />, { severity: 'error' }));
  return (
    <>
      <CallButton
        color={size === 'small' ? 'inherit' : 'primary'}
        size={size}
        variant={underWay ? 'outlined' : 'text'}
        sx={{ whiteSpace: 'nowrap' }}
        running={isLoading}
        onClick={() => (asks ? setAsked(true) : void runAtOnce())}
      >
        {t(underWay ? 'importer.undo.stop' : 'importer.undo.press')}
      </CallButton>
      {asks && asked && (
        <RemoveDialog
          title={asks}
          text={t('importer.undo.stay')}
          confirmLabel={t('importer.undo.confirm')}
          onRemove={run}
          onCancel={() => setAsked(false)}
        />
      )}
    </>
  );
}
