import type { Party } from '@festlig/contracts/party';
import { heroTone, isBesideTitle } from '@festlig/domain/web/hero-image';
import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { HeroImage } from '../../../../components/HeroImage';
import { RadioChoice } from './RadioChoice';

const THEMES = ['default', 'legacyDefault'] as const satisfies readonly Party['themeName'][];

/** A choice of themes, each as the page in small with its picture. The page itself changes at once (rule: theme-picker). */
export function ThemePicker({ heroImage }: { heroImage: string | null }) {
  const { t } = useTranslation('page-editor');
  return (
    <Box
      role="radiogroup"
      aria-label={t('theme')}
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(2, minmax(0, 160px))' }}
    >
      {THEMES.map((name) => (
        <RadioChoice key={name} name="themeName" choice={name}>
          {(isChosen) => (
            <>
              <Box aria-hidden sx={isChosen ? { ...frame, ...marked } : frame}>
                <Miniature heroImage={heroImage} isClassic={name === 'legacyDefault'} />
              </Box>
              <Box sx={{ mt: 0.75, textAlign: 'center', fontWeight: isChosen ? 700 : 500 }}>
                {t(`themeName.${name}`)}
              </Box>
            </>
          )}
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

/** The page in small: the picture, the facts and the text, as blocks. */
function Miniature({ heroImage, isClassic }: { heroImage: string | null; isClassic: boolean }) {
  // As the band of facts below it (rule: page-themes).
  const isPale = heroTone(heroImage) === 'light';
  // One that is only in this browser has no thumbnail.
  const picture = (
    <HeroImage src={heroImage?.startsWith('/') ? heroImage : null} size="thumb" style={{ height: '100%' }} />
  );
  return isClassic ? (
    <Box sx={{ height: 132, px: 3, pt: 1.25, bgcolor: 'var(--deep)' }}>
      <Box
        sx={{
          height: '100%',
          p: 0.75,
          bgcolor: 'background.paper',
          outline: '1px solid var(--berry)',
          outlineOffset: -4,
        }}
      >
        <Box sx={{ height: 52 }}>{picture}</Box>
        <Line width="50%" />
        <Line width="64%" />
        <Line width="36%" />
        <Line width={24} isRule />
      </Box>
    </Box>
  ) : (
    <Box sx={{ height: 132, bgcolor: 'background.default' }}>
      <Box sx={{ height: 70, display: 'flex', '& > *': { flex: 1, minWidth: 0 } }}>
        <div>{picture}</div>
        {isBesideTitle({ heroImage, themeName: 'default' }) && <Box sx={{ bgcolor: 'var(--deep)' }} />}
      </Box>
      <Box sx={{ height: 32, pt: 0.5, bgcolor: isPale ? 'var(--glad)' : 'var(--deep)' }}>
        <Line width="30%" isPale={!isPale} />
        <Line width="44%" isPale={!isPale} />
      </Box>
      <Line width="60%" />
      <Line width="45%" />
    </Box>
  );
}

const Line = ({
  width,
  isRule = false,
  isPale = false,
}: {
  width: string | number;
  isRule?: boolean;
  isPale?: boolean;
}) => (
  <Box
    sx={{
      height: isRule ? 2 : 4,
      width,
      mx: 'auto',
      mt: 1,
      bgcolor: isPale ? '#fffaf0' : isRule ? 'var(--berry)' : 'divider',
    }}
  />
);
