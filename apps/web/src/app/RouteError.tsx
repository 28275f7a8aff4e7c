import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router-dom';
import { useBackAgain } from './use-back-again';

/** Each page is a file of its own, and every browser words its absence differently. */
const NOT_FETCHED = /dynamically imported module|importing a module|failed to fetch|load failed/i;

const reload = () => location.reload();

/**
 * Shown when a page failed, or its file could not be loaded (a new version is out, or no network): offers to reload.
 */
export function RouteError() {
  const { t } = useTranslation();
  const error = useRouteError();
  const kind = error instanceof Error && NOT_FETCHED.test(error.message) ? 'unfetched' : 'crash';
  useEffect(() => console.error(error), [error]);
  useBackAgain(kind === 'unfetched', reload);
  return (
    <Container maxWidth="sm" role="alert" sx={{ py: { xs: 8, sm: 14 }, textAlign: 'center' }}>
      <Typography variant="h1">{t(`error.${kind}`)}</Typography>
      <Typography color="textSecondary" sx={{ mt: 2, mb: 4 }}>
        {t(`error.${kind}Text`)}
      </Typography>
      <Button variant="contained" onClick={reload}>
        {t('action.reload')}
      </Button>
    </Container>
  );
}
