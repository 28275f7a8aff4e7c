import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useBlocker, type BlockerFunction } from 'react-router-dom';
import { ConfirmDialog } from './ConfirmDialog';
import { useUnloadWarning } from './use-unload-warning';

interface LeaveGuardProps {
  /** There is something to lose. */
  when: boolean;
  /** Where going loses nothing (for example to the log-in page with the draft kept). */
  except?: (path: string) => boolean;
  onLeave?: () => void;
}

/** The same page in another language is no other page: what is typed stays. */
const pageOf = (path: string) => path.replace(/^\/(?:da|en)(?=\/)/, '');

/** Asks before unsaved changes are left behind, inside the app and when the tab closes. */
export function LeaveGuard({ when, except, onLeave }: LeaveGuardProps) {
  const { t } = useTranslation('controls');
  const shouldBlock: BlockerFunction = ({ currentLocation, nextLocation }) =>
    when &&
    pageOf(currentLocation.pathname) !== pageOf(nextLocation.pathname) &&
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
