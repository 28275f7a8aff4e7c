import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { usePartyRef } from '../api/party';
import { useLangPath } from '../i18n/use-language';
import { LostFlag } from './LostFlag';
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
    <Container maxWidth="sm" sx={{ py: { xs: 5, sm: 9 }, textAlign: 'center' }}>
      <LostFlag />
      <Typography variant="h1" sx={{ mt: 2 }}>
        {t('title')}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 2, textWrap: 'pretty' }}>
        {t(ofParty ? 'ofParty' : 'text')}
      </Typography>
      {!ofParty && (
        <Typography color="textSecondary" sx={{ mt: 1.5, textWrap: 'pretty' }}>
          {t('invited')}
        </Typography>
      )}
      <Box sx={{ mt: 4, display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1.5 }}>
        <Button component={Link} to={ofParty ? `/${partyRef}` : langPath('')} variant="outlined">
          {ofParty ? t('invitation') : appT('action.home')}
        </Button>
        <Button component={Link} to={langPath('/parties')} variant="outlined">
          {appT('nav.parties')}
        </Button>
        <Button component={Link} to={langPath('/help')}>
          {t('help')}
        </Button>
      </Box>
    </Container>
  );
}
