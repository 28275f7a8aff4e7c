import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useEffect, useRef } from 'react';
import { bringIntoView } from '../../lib/bring-into-view';
import type { PurchaseState } from './use-purchase';

interface PurchaseNoticeProps {
  state: PurchaseState;
  textOf: (state: Exclude<PurchaseState, 'none'>) => string;
  onAskAgain: () => void;
}

const SEVERITY = {
  paying: 'info',
  waiting: 'info',
  closed: 'info',
  bought: 'success',
  late: 'warning',
  unseen: 'warning',
  cancelled: 'warning',
} as const;

/** On a phone the button is below the words. */
const notice = {
  mt: 2,
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  '& .MuiAlert-message': { flex: '1 1 60%' },
  '& .MuiAlert-action': { whiteSpace: 'nowrap', pl: { xs: 4, sm: 2 } },
} as const;

/**
 * Tells how the payment goes: read out as it changes, and in view when it begins and when it has ended, also for who has
 * scrolled to a button below.
 */
export function PurchaseNotice({ state, textOf, onAskAgain }: PurchaseNoticeProps) {
  const { t } = useTranslation('plan');
  const box = useRef<HTMLDivElement>(null);
  const mayAsk = state === 'late' || state === 'unseen';
  useEffect(() => {
    if (state !== 'none' && state !== 'waiting' && state !== 'closed') bringIntoView(box.current);
  }, [state]);
  return (
    <div role="status" ref={box}>
      {state !== 'none' && (
        <Alert
          role="presentation"
          severity={SEVERITY[state]}
          sx={notice}
          action={mayAsk && <Button onClick={onAskAgain}>{t('askAgain')}</Button>}
        >
          {textOf(state)}
        </Alert>
      )}
    </div>
  );
}
