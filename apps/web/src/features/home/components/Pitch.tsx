import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLangPath } from '../../../i18n/use-language';

/** What the product promises, and the one button. */
export function Pitch() {
  const { t } = useTranslation();
  const langPath = useLangPath();
  return (
    <Box>
      <Typography
        variant="h1"
        sx={{ fontSize: 'clamp(2.6rem, 1.600rem + 4.2vw, 4.75rem)', lineHeight: 1.02, letterSpacing: '-0.03em' }}
      >
        {t('home.title')}
      </Typography>
      <Typography
        sx={{
          mt: 3,
          fontSize: { xs: '1.1875rem', sm: '1.3125rem' },
          lineHeight: 1.5,
          maxWidth: '34ch',
          textWrap: 'pretty',
        }}
      >
        {t('home.lead')}
      </Typography>
      <Button component={Link} to={langPath('/new/party')} variant="contained" size="large" sx={{ mt: 4 }}>
        {t('home.create')}
      </Button>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 2, maxWidth: '44ch' }}>
        {t('home.free')}
      </Typography>
    </Box>
  );
}
