import type { Party } from '@festlig/contracts/party';
import Box from '@mui/material/Box';
import { useField } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { useLocalFormats } from '../../picture/use-local-formats';
import { chosenLayout, LAYOUTS, offeredLayouts } from '../layouts.model';
import { Miniature } from './Miniature';
import { edgeOf, RadioChoice, weightOf } from './RadioChoice';

/**
 * A choice of layouts, each as the page in small with its picture. The page itself changes at once (rules: theme-picker,
 * layout-chosen).
 */
export function LayoutPicker({ heroImage }: { heroImage: string | null }) {
  const { t } = useTranslation('page-editor');
  const { input: themeName } = useField<Party['themeName']>('themeName');
  const { input: layout } = useField<Party['layout']>('layout');
  const local = useLocalFormats(heroImage);
  const chosen = chosenLayout({ heroImage, themeName: themeName.value, layout: layout.value });
  return (
    <Box
      role="radiogroup"
      aria-label={t('theme')}
      // On a phone in one row, so that the title stays in view.
      sx={{
        display: 'grid',
        gap: { xs: 1, sm: 2 },
        gridTemplateColumns: { xs: 'repeat(4, minmax(0, 1fr))', sm: 'repeat(2, minmax(0, 160px))' },
      }}
    >
      {offeredLayouts(heroImage).map((name) => (
        <RadioChoice
          key={name}
          name="layout"
          choice={name}
          isChosen={name === chosen}
          onChoose={() => {
            themeName.onChange(LAYOUTS[name].themeName);
            layout.onChange(LAYOUTS[name].layout);
          }}
        >
          <Box aria-hidden sx={edgeOf(name === chosen)}>
            <Miniature heroImage={heroImage} local={local?.wide} layout={name} />
          </Box>
          <Box sx={{ mt: 0.75, textAlign: 'center', ...weightOf(name === chosen) }}>{t(`layouts.${name}`)}</Box>
        </RadioChoice>
      ))}
    </Box>
  );
}
