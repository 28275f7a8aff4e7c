import { useTexts } from '../i18n/use-texts';
import { asApiError, UNEXPECTED } from '../api/api-error';
import { askToLogIn } from '../api/login-prompt';
import { errorText, useErrorsT } from '../i18n/error-text';
import { Button } from './plain/Button';
import css from './plain/plain.module.css';

interface ErrorStateProps {
  /** The `error` of a query. */
  error: unknown;
  onRetry?: () => void;
}

/** Errors that only a reload fixes: the page's token or version is too old. */
const NEEDS_RELOAD = new Set(['csrf_invalid', 'bad_answer', 'conflict']);

/** Shown when a part of the page could not be fetched: why, and what to do (rule: error-read-again). */
export function ErrorState({ error, onRetry }: ErrorStateProps) {
  const t = useTexts('app');
  const errorsT = useErrorsT();
  const { errors, requestId } = asApiError(error);
  const first = errors['root'] ?? Object.values(errors)[0] ?? UNEXPECTED;
  const logIn = () => void askToLogIn({ byHand: true }).then((loggedIn) => loggedIn && onRetry?.());
  return (
    <div role="alert" className={css['failure']}>
      <h2 className={css['heading']}>{t('error.title')}</h2>
      <p className={css['soft']}>{errorText(first, errorsT)}</p>
      {first.code === 'needs_login' ? (
        <Button variant="outlined" onClick={logIn}>
          {t('nav.login')}
        </Button>
      ) : onRetry && !NEEDS_RELOAD.has(first.code) ? (
        <Button variant="outlined" onClick={onRetry}>
          {t('action.retry')}
        </Button>
      ) : (
        <Button variant="outlined" onClick={() => location.reload()}>
          {t('action.reload')}
        </Button>
      )}
      {requestId && <p className={css['small']}>{t('error.reference', { id: requestId })}</p>}
    </div>
  );
}
