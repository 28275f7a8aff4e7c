import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { Feature, Party } from '@festlig/contracts/party';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { usePartyRef } from '../../../api/party';
import { HeroImage } from '../../../components/HeroImage';
import { FEATURE_PLACE } from '../../../components/plan/feature-place';
import { FeatureList } from '../../../components/plan/FeatureList';
import { bringIntoView } from '../../../lib/bring-into-view';
import { newWith, waysOn } from '../model';

interface BoughtProps {
  party: Party;
  /** What the host wanted the plan for. */
  asked: Feature | undefined;
}

/**
 * Thanks for a plan, above all plans: what the event can do now, what was asked for first, and the ways there (rules: plan-thanks,
 * plan-way-back). It takes the focus, so that it is seen and read out.
 */
export function Bought({ party, asked }: BoughtProps) {
  const { t } = useTranslation('plan');
  const partyRef = usePartyRef();
  const id = useId();
  const box = useRef<HTMLElement>(null);
  useEffect(() => bringIntoView(box.current), []);
  const { below, features } = newWith(party.plan, asked);
  const { photos } = party.limits;
  const ofPhotos = photos === null ? t('photos.unlimited') : t('photos.most', { count: photos });
  return (
    <Card component="section" ref={box} tabIndex={-1} aria-labelledby={id} sx={card}>
      {party.heroImage && <HeroImage src={party.heroImage} size="thumb" priority />}
      <Box sx={{ p: { xs: 2.5, sm: 4 } }}>
        <Typography id={id} variant="h2">
          {t('purchase.bought', { plan: t(`names.${party.plan}`) })}
        </Typography>
        <Typography sx={{ mt: 1.5, mb: 1 }}>{t('purchase.open')}</Typography>
        <FeatureList
          lines={[
            ...features.map((feature) => (feature === 'photos' ? ofPhotos : t(`features.${feature}`))),
            ...(below === null ? [] : [t('allOf', { plan: t(`names.${below}`) })]),
          ]}
        />
        <Box sx={{ display: 'flex', flexDirection: { xs: 'column', sm: 'row' }, flexWrap: 'wrap', gap: 1.5, mt: 3 }}>
          {waysOn(party, asked).map((feature, nth) => (
            <Button
              key={feature}
              component={Link}
              to={`/${partyRef}/${FEATURE_PLACE[feature]}`}
              variant={nth === 0 ? 'contained' : 'outlined'}
            >
              {t(`purchase.goOn.${feature}`)}
            </Button>
          ))}
        </Box>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 2.5 }}>
          {t('purchase.receipt')}
        </Typography>
      </Box>
    </Card>
  );
}

/** The picture of the invitation is beside the words, on a phone above them. */
const card = {
  mb: 4,
  borderRadius: '20px',
  display: 'grid',
  '&:has(picture)': { gridTemplateColumns: { sm: '2fr 5fr' } },
  '& > :has(> picture)': { height: { xs: 120, sm: 'auto' }, position: 'relative' },
  '& picture > img': { position: 'absolute', inset: 0 },
  '&:focus': { outline: 'none' },
} as const;
