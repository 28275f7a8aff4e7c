import type { PartySummary } from '@festlig/contracts/party';
import { titlePlace } from '@festlig/domain/web/hero-image';
import { BY_PICTURE, lookOf } from '@festlig/domain/web/look';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Headline } from '../../../components/Headline';
import { HeroImage } from '../../../components/HeroImage';
import { OtherZone } from '../../../components/OtherZone';
import { HeroSample } from '../../../components/picture/HeroSample';
import { useLanguage } from '../../../i18n/use-language';
import { formatWhen } from '../../../lib/format-when';

interface PartyCardProps {
  party: PartySummary;
  isPast: boolean;
  /** How it stands; absent until it is known. */
  headline?: { persons: number; replies: number; noResponse: number | null; waiting: number } | undefined;
}

/**
 * One party of the list: its invitation in small, title, date and plan, and whether it is cancelled or the user is a co-host
 * (rules: party-card, cohost-badge, party-headline).
 */
export function PartyCard({ party, isPast, headline }: PartyCardProps) {
  const { t } = useTranslation('parties');
  const language = useLanguage();
  const { heroImage, title } = party;
  // Who is invited has replied or not.
  const isUnsent = headline?.replies === 0 && headline.noResponse === 0;
  return (
    <Card component="li" sx={{ listStyle: 'none' }}>
      <CardActionArea
        component={Link}
        to={`/${party.slug ?? party.sid}`}
        sx={{
          height: '100%',
          display: 'flex',
          flexDirection: 'column',
          alignItems: 'stretch',
          justifyContent: 'start',
        }}
      >
        <Box sx={{ position: 'relative' }}>
          <Box sx={{ filter: isPast ? 'saturate(0.6)' : 'none' }}>
            {heroImage !== null && titlePlace(heroImage) !== 'under' ? (
              <HeroSample
                image={heroImage}
                title={title}
                typeface={lookOf({ ...BY_PICTURE, ...party }).typeface}
                isUpright={false}
              />
            ) : (
              <HeroImage src={heroImage} size="thumb" style={{ aspectRatio: '16 / 9' }} />
            )}
          </Box>
          <Box sx={{ position: 'absolute', top: 12, right: 12, display: 'flex', gap: 1 }}>
            {party.cancelled && <Badge label={t('cancelled')} />}
            {isPast && <Badge label={t('past')} />}
            {party.isCohost && <Badge label={t('cohost')} />}
            {party.plan !== 'free' && <Badge label={t(`plan.${party.plan}`)} />}
          </Box>
        </Box>
        <Box sx={{ p: 2.5 }}>
          <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          <Typography
            variant="body2"
            color="textSecondary"
            sx={{ mt: 0.75, '&::first-letter': { textTransform: 'uppercase' } }}
          >
            {formatWhen(party.date, party.zone, language)}
          </Typography>
          <OtherZone party={party} />
          {headline && (
            <Typography variant="body2" sx={{ mt: 1, fontWeight: 600 }}>
              {isUnsent ? t('notSent') : <Headline stands={headline} />}
            </Typography>
          )}
        </Box>
      </CardActionArea>
    </Card>
  );
}

function Badge({ label }: { label: string }) {
  return <Chip size="small" label={label} sx={{ bgcolor: 'background.paper', fontWeight: 600 }} />;
}
