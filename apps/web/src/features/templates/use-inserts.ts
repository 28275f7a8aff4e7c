import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Insert } from '../../components/editor/rich-text-props';

/** What can be inserted into a mail and a text message: the guest's name and link. */
export function useInserts(): readonly Insert[] {
  const { t } = useTranslation('invitations');
  return useMemo(
    () => [
      { label: t('editor.insertName'), text: '((name))' },
      { label: t('editor.insertLink'), text: '((link))' },
    ],
    [t],
  );
}
