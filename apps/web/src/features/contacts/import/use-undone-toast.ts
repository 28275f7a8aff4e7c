import type { Import } from '@festlig/contracts/contacts';
import { useTranslation } from 'react-i18next';
import { useToast } from '../../../components/Toaster';

/** Says that an import has been undone, and how many guests stay because they have been invited. */
export function useUndoneToast(): (undo: NonNullable<Import['undo']>) => void {
  const { t } = useTranslation('contacts');
  const toast = useToast();
  return ({ removed, kept }) => {
    const stay = kept > 0 ? ` ${t('importer.undo.kept', { count: kept })}` : '';
    toast(t('importer.undo.done', { count: removed }) + stay, { severity: kept > 0 ? 'info' : 'success' });
  };
}
