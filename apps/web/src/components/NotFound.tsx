import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLangPath } from '../i18n/use-language';
import { useTitle } from './Page';

/** An address that leads nowhere, or to a party that is not (or no longer) there. */
export function NotFound() {
  const { t } = useTranslation();
  const langPath = useLangPath();
  useTitle(t('notFound.title'));
  return (
    <Container maxWidth="sm" sx={{ py: { xs: 8, sm: 14 }, textAlign: 'center' }}>
      <Typography variant="h1">{t('notFound.title')}</Typography>
      <Typography color="textSecondary" sx={{ mt: 2, mb: 4 }}>
        {t('notFound.text')}
      </Typography>
      <Button component={Link} to={langPath('')} variant="outlined">
        {t('action.home')}
      </Button>
    </Container>
  );
}
