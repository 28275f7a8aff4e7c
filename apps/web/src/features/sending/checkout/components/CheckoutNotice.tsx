import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { ErrorText } from '../../../../components/ErrorText';
import type { CodedError } from '../../../../lib/coded-error';
import type { Quote } from '../order.model';
import type { Step } from '../use-checkout';

interface CheckoutNoticeProps {
  step: Step;
  problem: CodedError | undefined;
  /** What the texts need by now, and what the host was shown first. */
  quote: Quote | null;
  shown: Quote | null;
  onLookAgain: () => void;
}

/** Tells how the payment goes, and what has changed since the host was asked; read out as it changes. */
export function CheckoutNotice({ step, problem, quote, shown, onLookAgain }: CheckoutNoticeProps) {
  const { t } = useTranslation('checkout');
  const changed = problem?.code === 'quote_changed' && quote && shown;
  const short = problem?.code === 'insufficient_tokens';
  return (
    <>
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
            t('changed', { count: quote.texts, shown: shown.texts })
          ) : short ? (
            t('short')
          ) : (
            <ErrorText of={problem} />
          )}
        </Alert>
      )}
    </>
  );
}
