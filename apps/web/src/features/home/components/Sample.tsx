import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useHeroImages } from '../../../api/hero-images';
import { FittedTitle } from '../../../components/FittedTitle';
import { InvitationHero } from '../../../components/InvitationHero';

const label = {
  borderRadius: 999,
  py: 1.25,
  px: 2,
  fontWeight: 600,
  fontSize: '0.9375rem',
  textAlign: 'center',
  flex: 1,
} as const;

/** An invitation as a guest gets it: one of our own pictures, and an answer. It has no controls. */
export function Sample() {
  const { t } = useTranslation();
  const { data } = useHeroImages();
  const heroImage = data?.['birthday']?.[0] ?? null;
  const behind = data?.['wedding']?.[1] ?? null;
  return (
    <Box
      component="figure"
      role="img"
      aria-label={t('home.sampleLabel')}
      sx={{ m: 0, position: 'relative', justifySelf: 'center', width: '100%', maxWidth: 420, px: { xs: 1.5, sm: 0 } }}
    >
      <Card turn={5} shift={{ x: 34, y: 14 }}>
        <InvitationHero heroImage={behind} title={null} size="thumb" />
      </Card>
      <Card>
        <InvitationHero
          heroImage={heroImage}
          size="upright"
          priority
          title={<FittedTitle component="p" eyebrow={t('home.sampleDate')} text={t('home.sampleTitle')} />}
        />
        <Box sx={{ p: 3, textAlign: 'center' }}>
          <Typography sx={{ textWrap: 'pretty' }}>{t('home.sampleBody')}</Typography>
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
            {t('home.samplePlace')}
          </Typography>
          <Box sx={{ display: 'flex', gap: 1.25, mt: 2.5 }}>
            <Box sx={{ ...label, bgcolor: 'primary.main', color: 'primary.contrastText' }}>{t('home.sampleReply')}</Box>
            <Box sx={{ ...label, border: 1, borderColor: 'divider' }}>{t('home.sampleDecline')}</Box>
          </Box>
        </Box>
      </Card>
    </Box>
  );
}

interface CardProps {
  turn?: number;
  shift?: { x: number; y: number };
  children: React.ReactNode;
}

function Card({ turn = -1.5, shift, children }: CardProps) {
  return (
    <Box
      aria-hidden
      sx={{
        position: shift ? 'absolute' : 'relative',
        inset: shift ? 0 : undefined,
        transform: `translate(${shift?.x ?? 0}px, ${shift?.y ?? 0}px) rotate(${turn}deg)`,
        borderRadius: '22px',
        overflow: 'hidden',
        bgcolor: 'background.paper',
        boxShadow: '0 30px 60px -30px rgba(42, 35, 32, 0.5), 0 0 0 1px rgba(42, 35, 32, 0.05)',
      }}
    >
      {children}
    </Box>
  );
}
