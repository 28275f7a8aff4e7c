import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { visuallyHidden } from '../../../lib/visually-hidden';

/** From page to replies in three steps. */
export function Steps() {
  const { t } = useTranslation();
  return (
    <Box component="section" sx={{ borderTop: 1, borderColor: 'divider', bgcolor: 'background.paper' }}>
      <Container maxWidth="lg" sx={{ py: { xs: 5, md: 7 } }}>
        <Typography variant="h2" sx={visuallyHidden}>
          {t('home.steps')}
        </Typography>
        <Box
          component="ol"
          sx={{
            listStyle: 'none',
            p: 0,
            m: 0,
            display: 'grid',
            gap: { xs: 4, md: 6 },
            gridTemplateColumns: { sm: 'repeat(3, 1fr)' },
          }}
        >
          {([1, 2, 3] as const).map((step) => (
            <Box component="li" key={step}>
              <Typography variant="h3" sx={{ color: 'primary.main', mb: 1 }}>
                {t(`home.step${step}`)}
              </Typography>
              <Typography color="textSecondary">{t(`home.step${step}Text`)}</Typography>
            </Box>
          ))}
        </Box>
        <Typography variant="body2" color="textSecondary" sx={{ mt: { xs: 4, md: 6 } }}>
          {t('home.for')}
        </Typography>
      </Container>
    </Box>
  );
}
