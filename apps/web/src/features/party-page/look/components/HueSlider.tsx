import type { PageColour, Party, PhotoColour } from '@festlig/contracts/party';
import { channelsOf } from '@festlig/domain/web/hero-colours';
import { lookOf, type Looks } from '@festlig/domain/web/look';
import { hueAccent } from '@festlig/domain/web/photo-accent';
import { hueIn, hueOf } from '@festlig/domain/web/photo-hue';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import { useTheme } from '@mui/material/styles';
import { useId, useMemo } from 'react';
import { useField } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { hueName } from '../colours.model';

/** Degrees between two colours of the line. */
const STEP = 15;

/** Any hue as a colour of the page, in degrees on a line of all of them; it stands at that of the colour which the page has (rule: look-chosen). */
export function HueSlider({ party }: { party: Looks }) {
  const { t } = useTranslation('page-editor');
  const id = useId();
  const { mode } = useTheme().palette;
  const { input } = useField<Party['colour']>('colour');
  const accentOf = (colour: PageColour) => lookOf({ ...party, colour }).accent[mode];
  const hue = hueIn(input.value) ?? Math.round(hueOf(channelsOf(accentOf(input.value)))) % 360;
  const line = useMemo(() => lineIn(mode), [mode]);
  return (
    // The thumb stays within the sheet at both ends.
    <Box sx={{ px: 1.75 }}>
      <Box id={id} sx={{ mx: -1.75, fontSize: '0.9375rem' }}>
        {t('ownColour')}
      </Box>
      <Slider
        aria-labelledby={id}
        min={0}
        max={359}
        value={hue}
        getAriaValueText={(value) => t(`hue.${hueName(value)}`)}
        onChange={(_, value) => input.onChange(colourOf(Number(value)))}
        sx={{
          // MUI's own height for fingers, also where the pointer is a mouse.
          py: 2.5,
          color: accentOf(input.value),
          '& .MuiSlider-rail': { height: 12, opacity: 1, background: line },
          '& .MuiSlider-track': { display: 'none' },
          '& .MuiSlider-thumb': { width: 28, height: 28, border: '3px solid', borderColor: 'background.paper' },
        }}
      />
    </Box>
  );
}

const colourOf = (hue: number): PhotoColour => `hue-${hue}`;

/** All hues from left to right, as they are on a light page or on a dark one. */
function lineIn(mode: 'light' | 'dark'): string {
  const stops = Array.from({ length: 360 / STEP + 1 }, (_, n) => hueAccent(colourOf((n * STEP) % 360))?.[mode]);
  return `linear-gradient(90deg, ${stops.join(', ')})`;
}
