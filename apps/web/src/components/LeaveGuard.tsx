import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { type BlockerFunction, type Location, useBlocker } from 'react-router-dom';
import { ConfirmDialog } from './ConfirmDialog';
import { useUnloadWarning } from './use-unload-warning';

interface LeaveGuardProps {
  /** Whether there is something to lose. */
  when: boolean;
  /** Addresses to which leaving loses nothing, for example the log-in page when the draft is kept. */
  except?: (path: string) => boolean;
  /** Called with the path to which the reader goes. */
  onLeave?: (path: string) => void;
  /** Query parameters whose change makes it another page. */
  query?: string;
}

/** The same page in another language is not another page: what is typed stays. */
const pageOf = ({ pathname, search }: Location, query: string) =>
  JSON.stringify([pathname.replace(/^\/(?:da|en)(?=\/)/, ''), new URLSearchParams(search).get(query)]);

/** Asks before unsaved changes are left behind, inside the app and when the tab closes (rule: edit-warns). */
export function LeaveGuard({ when, except, onLeave, query = '' }: LeaveGuardProps) {
  const { t } = useTranslation('controls');
  const shouldBlock: BlockerFunction = ({ currentLocation, nextLocation }) =>
    when &&
    // A host who is no longer one could not save any more.
    !(nextLocation.state as { hasEnded?: boolean } | null)?.hasEnded &&
    pageOf(currentLocation, query) !== pageOf(nextLocation, query) &&
    !(except?.(nextLocation.pathname) ?? false);
  const blocker = useBlocker(shouldBlock);
  useUnloadWarning(when);
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      closesByBack={false}
      loses
      title={t('leave.title')}
      confirmLabel={t('leave.leave')}
      cancelLabel={t('leave.stay')}
      onCancel={() => blocker.reset?.()}
      onConfirm={() => {
        if (blocker.location) onLeave?.(blocker.location.pathname);
        blocker.proceed?.();
      }}
    >
      <Typography>{t('leave.text')}</Typography>
    </ConfirmDialog>
  );
}
