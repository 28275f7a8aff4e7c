import { useSyncExternalStore } from 'react';
import { useTexts } from '../i18n/use-texts';
import { Notice } from './Notice';

function subscribe(changed: () => void) {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/** Shown for as long as there is no network. `text` says more than that there is none, where nothing is written. */
export function OfflineNotice({ text }: { text?: string | undefined }) {
  const t = useTexts('app');
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  if (online) return null;
  return (
    <Notice role="status" tone="warning" style={{ borderRadius: 0, justifyContent: 'center' }}>
      {text ?? t('offline')}
    </Notice>
  );
}
