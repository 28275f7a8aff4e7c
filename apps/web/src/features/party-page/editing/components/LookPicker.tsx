import { Lettering, type PageColour } from '@festlig/contracts/party';
import { lookOf, type Looks } from '@festlig/domain/web/look';
import { titleFontOf, type Typeface } from '@festlig/domain/web/typefaces';
import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { offeredColours } from '../colours.model';
import { visuallyHidden } from '../../../../lib/visually-hidden';
import { useColourName } from '../use-colour-name';
import { usePhotoHues } from '../use-photo-hues';
import { LEGEND_WIDTH, LookRow } from './LookRow';

/**
 * Choices of the lettering and of the colour, directly below the picture with the title: the page changes at once, where
 * it is seen (rule: look-chosen).
 */
export function LookPicker({ party }: { party: Looks }) {
  const { t } = useTranslation('page-editor');
  const { mode } = useTheme().palette;
  const hintId = useId();
  const nameOf = useColourName();
  const automatic = lookOf({ ...party, colour: 'picture' }).accent.light;
  const offered = offeredColours(usePhotoHues(party.heroImage, automatic), party.colour);
  const groundOf = (colour: PageColour) => lookOf({ ...party, colour }).accent[mode];
  const nameOfOffered = (colour: PageColour) => nameOf(colour, offered.find((each) => each.colour === colour)?.number);
  return (
    <Box sx={place}>
      <LookRow
        name="lettering"
        legend={t('lettering.title')}
        hintId={hintId}
        choices={Lettering.options}
        sampleOf={(lettering) => (
          <Box component="span" sx={{ font: fontsOf(lookOf({ ...party, lettering }).typeface) }}>
            {t(`lettering.${lettering}`)}
          </Box>
        )}
      />
      <LookRow
        name="colour"
        legend={t('colour.title')}
        hintId={hintId}
        choices={offered.map(({ colour }) => colour)}
        swatchOf={(colour) => ({ ground: groundOf(colour), name: nameOfOffered(colour) })}
        sampleOf={(colour) => (
          // A swatch has its name for screen readers alone.
          <Box component="span" sx={visuallyHidden}>
            {nameOfOffered(colour)}
          </Box>
        )}
      />
      <Box id={hintId} sx={{ pl: { sm: LEGEND_WIDTH }, color: 'text.secondary', fontSize: '0.9375rem' }}>
        {t('lookHint')}
      </Box>
    </Box>
  );
}

/** In the one column of the editor. */
const place = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: { xs: 0.5, sm: 1.5 },
  maxWidth: 600,
  mx: 'auto',
  px: { xs: 2, sm: 3 },
  pt: { xs: 1.5, sm: 2.5 },
  pb: 3,
} as const;
const fontsOf = (typeface: Typeface) => ({ xs: titleFontOf(typeface, '1rem'), sm: titleFontOf(typeface, '1.125rem') });
