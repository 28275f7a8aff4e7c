import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { usePartyRef } from '../api/party';
import { useLangPath } from '../i18n/use-language';
import { useTitle } from './use-title';

/**
 * Shown for an address without a page or a party. `ofParty`: the party exists, the page below it does not
 * (rules: not-found-page, error-page).
 */
export function NotFound({ ofParty = false }: { ofParty?: boolean }) {
  const { t } = useTranslation('not-found');
  const { t: appT } = useTranslation();
  const langPath = useLangPath();
  const partyRef = usePartyRef();
  useTitle(t('title'));
  return (
    <Container maxWidth="sm" sx={{ py: { xs: 8, sm: 14 }, textAlign: 'center' }}>
      <Typography variant="h1">{t('title')}</Typography>
      <Typography color="textSecondary" sx={{ mt: 2, mb: 4 }}>
        {t(ofParty ? 'ofParty' : 'text')}
      </Typography>
      <Button component={Link} to={ofParty ? `/${partyRef}` : langPath('')} variant="outlined">
        {ofParty ? t('invitation') : appT('action.home')}
      </Button>
    </Container>
  );
}
