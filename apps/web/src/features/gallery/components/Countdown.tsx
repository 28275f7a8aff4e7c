import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language';
import { SERIF } from '../../../lib/fonts';
import { formatClock, formatDay } from '../../../lib/format-date';
import { unitsOf } from '../model';
import { useCountdown } from '../use-countdown';
import { GalleryMessage } from './GalleryMessage';

interface CountdownProps {
  opensAt: string;
  /** The party's time zone. */
  zone: string;
  /** The moment has come. */
  onOpen: () => void;
}

/** When the gallery opens, and how long until then; it opens by itself (rule: photo-open-later). */
export function Countdown({ opensAt, zone, onOpen }: CountdownProps) {
  const { t } = useTranslation('gallery');
  const language = useLanguage();
  const left = useCountdown(opensAt, onOpen);
  const when = { day: formatDay(opensAt, zone, language), clock: formatClock(opensAt, zone, language) };
  if (left <= 0) return <GalleryMessage title={t('closed.now')} text={t('closed.laterText')} />;
  return (
    <GalleryMessage title={t('closed.later', when)} text={t('closed.laterText')}>
      <Box
        role="timer"
        aria-label={t('closed.left')}
        sx={{ display: 'flex', justifyContent: 'center', gap: { xs: 2, sm: 4 } }}
      >
        {unitsOf(left).map(({ unit, count }) => (
          <Box key={unit} sx={{ minWidth: 60 }}>
            <Box
              sx={{
                fontFamily: SERIF,
                fontSize: { xs: '2.25rem', sm: '3rem' },
                lineHeight: 1.1,
                fontFeatureSettings: '"tnum", "lnum"',
              }}
            >
              {count}
            </Box>
            <Typography variant="body2" color="textSecondary">
              {t(`closed.${unit}`, { count })}
            </Typography>
          </Box>
        ))}
      </Box>
    </GalleryMessage>
  );
}
