import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { useTranslation } from 'react-i18next';
import { useTitle } from '../../../components/Page';
import { Pitch } from '../components/Pitch';
import { Sample } from '../components/Sample';
import { Steps } from '../components/Steps';

/** The front page: what it is, what it looks like, and the way in. */
export default function HomeRoute() {
  const { t } = useTranslation();
  useTitle(t('home.title'));
  return (
    <>
      <Box sx={{ overflow: 'hidden' }}>
        <Container
          maxWidth="lg"
          sx={{
            py: { xs: 5, md: 8 },
            display: 'grid',
            gap: { xs: 5, md: 7 },
            alignItems: 'center',
            gridTemplateColumns: { md: '6fr 5fr' },
            minHeight: { md: 'calc(100dvh - 72px)' },
            maxHeight: { md: 900 },
          }}
        >
          <Pitch />
          <Sample />
        </Container>
      </Box>
      <Steps />
    </>
  );
}
