import { Lettering } from '@festlig/contracts/party';
import { lookOf, type Looks } from '@festlig/domain/web/look';
import { titleFontOf, wordSpaceOf } from '@festlig/domain/web/typefaces';
import Box from '@mui/material/Box';
import { useField } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { edgeOf, RadioChoice, weightOf } from './RadioChoice';

/** Every lettering with the party's own title, as large as it can be judged, and all of them seen at once (rule: look-chosen). */
export function LetteringPicker({ party }: { party: Looks }) {
  const { t } = useTranslation('page-editor');
  const { input } = useField<Lettering>('lettering');
  const title = party.title?.trim();
  return (
    <Box role="radiogroup" aria-label={t('lettering.title')} sx={overview}>
      {Lettering.options.map((lettering) => {
        const isChosen = input.value === lettering;
        const { typeface } = lookOf({ ...party, lettering });
        const font = titleFontOf(typeface, sizeOf(title ?? ''));
        return (
          <RadioChoice
            key={lettering}
            name="lettering"
            choice={lettering}
            isChosen={isChosen}
            onChoose={() => input.onChange(lettering)}
          >
            <Box sx={{ ...tile, ...edgeOf(isChosen) }}>
              {/* Its name says what it is; a script goes beyond its line. */}
              <Box aria-hidden sx={{ ...sample, font, lineHeight: 1.4, wordSpacing: wordSpaceOf(typeface) }}>
                {title || t(`lettering.${lettering}`)}
              </Box>
              <Box sx={{ fontSize: '0.8125rem', lineHeight: 1.3, ...weightOf(isChosen) }}>
                {t(`lettering.${lettering}`)}
              </Box>
            </Box>
          </RadioChoice>
        );
      })}
    </Box>
  );
}

/** As large as leaves the whole title in one line or two of a tile on the narrowest phone, and no word broken. */
function sizeOf(title: string): string {
  const longest = Math.max(1, ...title.split(/[\s-]+/).map((word) => word.length));
  const most = title.length > 15 ? Math.min(1.0625, 37 / (title.length + 6)) : 1.25;
  return `${Math.max(0.8125, Math.min(most, 18 / longest))}rem`;
}

const overview = {
  display: 'grid',
  gap: 0.75,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'minmax(0, 1fr)' },
} as const;
/** All tiles of a row are as high as the highest, with the names level. */
const tile = {
  boxSizing: 'border-box',
  height: '100%',
  display: 'flex',
  flexDirection: 'column',
  px: 0.5,
  pt: 0.25,
  pb: 0.5,
  bgcolor: 'background.paper',
  color: 'text.primary',
  textAlign: 'center',
} as const;
/** A long title has two lines. */
const sample = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '2',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  my: 'auto',
  // A script goes beyond its line.
  py: '2px',
  fontVariant: 'lining-nums',
} as const;
