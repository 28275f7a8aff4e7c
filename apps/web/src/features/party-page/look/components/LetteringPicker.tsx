import { Lettering } from '@festlig/contracts/party';
import { lookOf, type Looks } from '@festlig/domain/web/look';
import { titleFontOf, wordSpaceOf } from '@festlig/domain/web/typefaces';
import Box from '@mui/material/Box';
import { useField } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { RadioChoice } from './RadioChoice';

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
        return (
          <RadioChoice
            key={lettering}
            name="lettering"
            choice={lettering}
            isChosen={isChosen}
            onChoose={() => input.onChange(lettering)}
          >
            <Box sx={isChosen ? { ...tile, ...filled } : tile}>
              {/* Its name says what it is; a script goes beyond its line. */}
              <Box
                aria-hidden
                sx={{
                  ...sample,
                  font: titleFontOf(typeface, '1.25rem'),
                  lineHeight: 1.6,
                  wordSpacing: wordSpaceOf(typeface),
                }}
              >
                {title || t(`lettering.${lettering}`)}
              </Box>
              <Box sx={{ fontSize: '0.8125rem', lineHeight: 1.3 }}>{t(`lettering.${lettering}`)}</Box>
            </Box>
          </RadioChoice>
        );
      })}
    </Box>
  );
}

const overview = {
  display: 'grid',
  gap: 0.75,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'minmax(0, 1fr)' },
} as const;
const tile = {
  px: 0.5,
  pb: 0.5,
  border: 1,
  borderColor: 'var(--edge)',
  borderRadius: '14px',
  bgcolor: 'background.paper',
  color: 'text.primary',
  textAlign: 'center',
} as const;
const sample = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontVariant: 'lining-nums',
} as const;
/** As a button of the page, so that its colour is seen here too. */
const filled = { bgcolor: 'var(--berry)', borderColor: 'var(--berry)', color: 'var(--paper)' } as const;
