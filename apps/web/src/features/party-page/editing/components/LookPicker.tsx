import { Lettering, PageColour } from '@festlig/contracts/party';
import { lookOf, type Looks } from '@festlig/domain/web/look';
import { titleFontOf } from '@festlig/domain/web/typefaces';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { useTheme } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { SampleChoices } from './SampleChoices';

/** Choices of the lettering and of the colour. The page itself changes at once (rule: look-chosen). */
export function LookPicker({ party }: { party: Looks }) {
  const { t } = useTranslation('page-editor');
  const { mode } = useTheme().palette;
  return (
    <Container maxWidth="sm" sx={{ display: 'grid', gap: 4, pb: { xs: 4, sm: 7 } }}>
      <SampleChoices
        name="lettering"
        legend={t('lettering.title')}
        choices={Lettering.options}
        nameOf={(lettering) => t(`lettering.${lettering}`)}
        sampleOf={(lettering) => (
          <Box sx={{ ...letters, font: titleFontOf(lookOf({ ...party, lettering }).typeface, '1.3rem') }}>
            {t('lettering.sample')}
          </Box>
        )}
        columns={{ xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(3, minmax(0, 1fr))' }}
      />
      <SampleChoices
        name="colour"
        legend={t('colour.title')}
        hint={t('lookHint')}
        choices={PageColour.options}
        nameOf={(colour) => t(`colour.${colour}`)}
        sampleOf={(colour) => <Box sx={{ height: 44, bgcolor: lookOf({ ...party, colour }).accent[mode] }} />}
        columns={{ xs: 'repeat(4, minmax(0, 1fr))' }}
      />
    </Container>
  );
}

const letters = {
  display: 'grid',
  placeItems: 'center',
  minHeight: 64,
  px: 0.5,
  bgcolor: 'background.paper',
  color: 'text.primary',
  whiteSpace: 'nowrap',
} as const;
