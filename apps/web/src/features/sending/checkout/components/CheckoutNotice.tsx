import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorText } from '../../../../components/ErrorText';
import type { CodedError } from '../../../../lib/coded-error';
import type { Order } from '../order.model';
import { useBoth } from '../use-both';
import type { Step } from '../use-checkout';

interface CheckoutNoticeProps {
  step: Step;
  problem: CodedError | undefined;
  /** The order as it is by now, and as the host was shown it first. */
  now: Order;
  before: Order;
  onLookAgain: () => void;
}

/** Tells how the payment goes, and what has changed since the host was asked; read out as it changes. */
export function CheckoutNotice({ step, problem, now, before, onLookAgain }: CheckoutNoticeProps) {
  const { t } = useTranslation('checkout');
  const both = useBoth();
  const whatOf = ({ mails, quote }: Order) => both(mails, quote?.texts ?? 0);
  const changed = problem?.code === 'quote_changed';
  const short = problem?.code === 'insufficient_tokens';
  const notice = useRef<HTMLDivElement>(null);
  // On a phone the dialog is longer than the screen, and the notice at its end would not be seen.
  useEffect(() => {
    if (step !== 'asked' || problem) notice.current?.scrollIntoView?.({ block: 'nearest' });
  }, [step, problem]);
  return (
    <div ref={notice}>
      <div role="status">
        {step !== 'asked' && (
          <Alert
            role="presentation"
            severity={step === 'paying' || step === 'paid' ? 'info' : 'warning'}
            sx={{ mt: 2 }}
            action={step === 'late' && <Button onClick={onLookAgain}>{t('lookAgain')}</Button>}
          >
            {t(`steps.${step}`)}
          </Alert>
        )}
      </div>
      {problem && (
        <Alert severity={changed || short ? 'warning' : 'error'} sx={{ mt: 2 }}>
          {changed ? (
            t('changed', { now: whatOf(now), before: whatOf(before) })
          ) : short ? (
            t('short')
          ) : (
            <ErrorText of={problem} />
          )}
        </Alert>
      )}
    </div>
  );
}
