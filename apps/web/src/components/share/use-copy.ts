import { useTranslation } from 'react-i18next';
import { useToast } from '../Toaster';

/** Copies a link and says so, or that the browser refused. */
export function useCopy(): (link: string) => Promise<void> {
  const { t } = useTranslation('share');
  const toast = useToast();
  return async (link) => {
    try {
      await navigator.clipboard.writeText(link);
      toast(t('copied'));
    } catch {
      toast(t('notCopied'), { severity: 'error' });
    }
  };
}
