import type { Party } from '@festlig/contracts/party';
import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { useField } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { useLocalFormats } from '../../picture/use-local-formats';
import { chosenLayout, LAYOUTS, offeredLayouts } from '../layouts.model';
import { Miniature } from './Miniature';
import { RadioChoice } from './RadioChoice';

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
          <Box aria-hidden sx={name === chosen ? { ...frame, ...marked } : frame}>
            <Miniature heroImage={heroImage} local={local?.wide} layout={name} />
          </Box>
          <Box sx={{ mt: 0.75, textAlign: 'center', fontWeight: name === chosen ? 700 : 500 }}>
            {t(`layouts.${name}`)}
          </Box>
        </RadioChoice>
      ))}
    </Box>
  );
}

const frame = { border: 1, borderColor: 'divider', borderRadius: 3, overflow: 'hidden' } as const;
const marked = {
  borderColor: 'primary.main',
  boxShadow: (theme: Theme) => `0 0 0 1.5px ${theme.palette.primary.main}`,
} as const;
