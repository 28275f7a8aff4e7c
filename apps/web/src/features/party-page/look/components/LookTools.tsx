import type { PageColour } from '@festlig/contracts/party';
import { lookOf, type Looks } from '@festlig/domain/web/look';
import { titleFontOf } from '@festlig/domain/web/typefaces';
import LayoutIcon from '@mui/icons-material/ViewAgendaOutlined';
import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { offeredColours } from '../colours.model';
import { visuallyHidden } from '../../../../lib/visually-hidden';
import { useColourName } from '../use-colour-name';
import { usePhotoHues } from '../use-photo-hues';
import { ChoiceTool } from './ChoiceTool';
import { HueSlider } from './HueSlider';
import { LayoutPicker } from './LayoutPicker';
import { LetteringPicker } from './LetteringPicker';
import { LookRow } from './LookRow';

/** Buttons at the picture for the lettering, the colour and the layout: the page behind changes at once (rules: look-chosen, theme-picker). */
export function LookTools({ party }: { party: Looks }) {
  const { t } = useTranslation('page-editor');
  const { mode } = useTheme().palette;
  const nameOf = useColourName();
  const automatic = lookOf({ ...party, colour: 'picture' }).accent.light;
  const offered = offeredColours(usePhotoHues(party.heroImage, automatic), party.colour, automatic);
  const groundOf = (colour: PageColour) => lookOf({ ...party, colour }).accent[mode];
  const nameOfOffered = (colour: PageColour) =>
    nameOf(offered.find((each) => each.colour === colour) ?? { colour, isSeen: false });
  return (
    <>
      <ChoiceTool
        label={t('lettering.title')}
        icon={
          <Box aria-hidden sx={{ ...letters, font: titleFontOf(lookOf(party).typeface, '1.25rem'), lineHeight: 1 }} />
        }
        hint={t('lookHint')}
      >
        <LetteringPicker party={party} />
      </ChoiceTool>
      <ChoiceTool
        label={t('colour.title')}
        icon={<Box aria-hidden sx={{ width: 18, height: 18, borderRadius: '50%', bgcolor: groundOf(party.colour) }} />}
        chosen={nameOfOffered(party.colour)}
        hint={t('lookHint')}
      >
        <LookRow
          name="colour"
          legend={t('colour.title')}
          choices={offered.map(({ colour }) => colour)}
          groundOf={groundOf}
          sampleOf={(colour) => (
            // A swatch has its name for screen readers alone.
            <Box component="span" sx={visuallyHidden}>
              {nameOfOffered(colour)}
            </Box>
          )}
        />
        <HueSlider party={party} />
      </ChoiceTool>
      <ChoiceTool label={t('theme')} icon={<LayoutIcon />}>
        <LayoutPicker heroImage={party.heroImage} />
      </ChoiceTool>
    </>
  );
}

/** They are a picture of the lettering, not words. */
const letters = { '&::before': { content: '"Aa"' } } as const;
