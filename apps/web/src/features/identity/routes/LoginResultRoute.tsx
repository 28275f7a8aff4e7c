import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { useTitle } from '../../../components/use-title';
import { errorText, useErrorsT } from '../../../i18n/error-text';
import { useLangPath } from '../../../i18n/use-language';
import { returnPath, returnQuery } from '../../../lib/return-path';
import { type SocialMessage, SOURCE, SUCCESS_FLAG } from '../../../lib/social-window';

/** The window closes this long after it has informed the page that opened it (rule: social-window). */
const CLOSE_MS = 1000;

/**
 * The last page of a log-in through a provider: informs the page that opened the window, and closes. Without such a page
 * it says what went wrong, and closes or leads back (rule: social-window).
 */
export default function LoginResultRoute() {
  const { t } = useTranslation('identity');
  const { t: appT } = useTranslation();
  const errorsT = useErrorsT();
  const langPath = useLangPath();
  const [params] = useSearchParams();
  const [opener] = useState(() => window.opener as Window | null);
  const [state, error] = [params.get('state') ?? '', params.get('error')];
  const success = error === null;
  const isWindow = state !== '' && (opener !== null || success);
  useTitle(t(success ? 'social.done' : 'social.failed'));
  useEffect(() => {
    if (!isWindow) return;
    const message: SocialMessage = { source: SOURCE, success, state, ...(error === null ? {} : { error }) };
    if (opener) opener.postMessage(message, window.location.origin);
    else localStorage.setItem(SUCCESS_FLAG, state);
    const timer = setTimeout(() => window.close(), CLOSE_MS);
    return () => clearTimeout(timer);
  }, [error, isWindow, opener, state, success]);
  const back = returnQuery(returnPath(params.get('destination'), langPath('/parties')));
  const reason = error === 'not_found' ? t('social.noAccount') : errorText({ code: error ?? 'unexpected' }, errorsT);
  return (
    <Container maxWidth="sm" sx={{ py: { xs: 8, sm: 14 }, textAlign: 'center' }}>
      <Typography variant="h1">{t(success ? 'social.done' : 'social.failed')}</Typography>
      <Typography color="textSecondary" role={success ? undefined : 'alert'} sx={{ mt: 2, mb: 4 }}>
        {success ? t('social.closing') : reason}
      </Typography>
      {!isWindow && state !== '' && (
        <Button variant="outlined" onClick={() => window.close()}>
          {appT('action.close')}
        </Button>
      )}
      {state === '' && (
        <Stack spacing={1.5} sx={{ alignItems: 'center' }}>
          {error === 'not_found' && (
            <Button component={Link} to={langPath('/register') + back} variant="contained">
              {t('register.submit')}
            </Button>
          )}
          <Button
            component={Link}
            to={langPath('/login') + back}
            variant={error === 'not_found' ? 'text' : 'contained'}
          >
            {t('login.submit')}
          </Button>
        </Stack>
      )}
    </Container>
  );
}
