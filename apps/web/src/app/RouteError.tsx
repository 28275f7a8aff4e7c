import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router-dom';

/** A page broke, or its file could not be fetched (a new version is out, or no network): reload is the way on. */
export function RouteError() {
  const { t } = useTranslation();
  const error = useRouteError();
  useEffect(() => console.error(error), [error]);
  return (
    <Container maxWidth="sm" role="alert" sx={{ py: { xs: 8, sm: 14 }, textAlign: 'center' }}>
      <Typography variant="h1">{t('error.crash')}</Typography>
      <Typography color="textSecondary" sx={{ mt: 2, mb: 4 }}>
        {t('error.crashText')}
      </Typography>
      <Button variant="contained" onClick={() => location.reload()}>
        {t('action.reload')}
      </Button>
    </Container>
  );
}
