import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { type BlockerFunction, type Location, useBlocker } from 'react-router-dom';
import { ConfirmDialog } from './ConfirmDialog';
import { useUnloadWarning } from './use-unload-warning';

interface LeaveGuardProps {
  /** There is something to lose. */
  when: boolean;
  /** Where going loses nothing (for example to the log-in page with the draft kept). */
  except?: (path: string) => boolean;
  onLeave?: () => void;
  /** What of the query makes another page too. */
  query?: string;
}

/** The same page in another language is no other page: what is typed stays. */
const pageOf = ({ pathname, search }: Location, query: string) =>
  JSON.stringify([pathname.replace(/^\/(?:da|en)(?=\/)/, ''), new URLSearchParams(search).get(query)]);

/** Asks before unsaved changes are left behind, inside the app and when the tab closes (rule: edit-warns). */
export function LeaveGuard({ when, except, onLeave, query = '' }: LeaveGuardProps) {
  const { t } = useTranslation('controls');
  const shouldBlock: BlockerFunction = ({ currentLocation, nextLocation }) =>
    when &&
    pageOf(currentLocation, query) !== pageOf(nextLocation, query) &&
    !(except?.(nextLocation.pathname) ?? false);
  const blocker = useBlocker(shouldBlock);
  useUnloadWarning(when);
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      closesByBack={false}
      title={t('leave.title')}
      confirmLabel={t('leave.leave')}
      cancelLabel={t('leave.stay')}
      onCancel={() => blocker.reset?.()}
      onConfirm={() => {
        onLeave?.();
        blocker.proceed?.();
      }}
    >
      <Typography>{t('leave.text')}</Typography>
    </ConfirmDialog>
  );
}
