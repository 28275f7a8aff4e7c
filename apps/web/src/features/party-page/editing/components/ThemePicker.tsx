import type { Party } from '@festlig/contracts/party';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import type { Theme } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { RadioChoice } from './RadioChoice';

const THEMES = ['default', 'legacyDefault'] as const satisfies readonly Party['themeName'][];

/** A choice of themes, each with a small drawing of the page. The page itself changes at once (rule: theme-picker). */
export function ThemePicker() {
  const { t } = useTranslation('page-editor');
  return (
    <Container maxWidth="sm" sx={{ pb: 4 }}>
      <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
        <Box component="legend" sx={{ fontWeight: 600, mb: 1.5, p: 0 }}>
          {t('theme')}
        </Box>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(2, minmax(0, 160px))' }}>
          {THEMES.map((name) => (
            <RadioChoice key={name} name="themeName" choice={name}>
              {(isChosen) => (
                <>
                  <Box aria-hidden sx={isChosen ? { ...frame, ...marked } : frame}>
                    <Miniature isClassic={name === 'legacyDefault'} />
                  </Box>
                  <Box sx={{ mt: 0.75, textAlign: 'center', fontWeight: isChosen ? 700 : 500 }}>
                    {t(`themeName.${name}`)}
                  </Box>
                </>
              )}
            </RadioChoice>
          ))}
        </Box>
      </Box>
    </Container>
  );
}

const frame = { border: 1, borderColor: 'divider', borderRadius: 3, overflow: 'hidden' } as const;
const marked = {
  borderColor: 'primary.main',
  boxShadow: (theme: Theme) => `0 0 0 1.5px ${theme.palette.primary.main}`,
} as const;

/** The picture, the facts and the text, as blocks. */
function Miniature({ isClassic }: { isClassic: boolean }) {
  const line = (width: string) => <Box sx={{ height: 5, width, mx: 'auto', mt: 0.75, bgcolor: 'divider' }} />;
  return (
    <Box
      sx={{
        height: 102,
        px: isClassic ? 3 : 1.5,
        pt: isClassic ? 0 : 1.5,
        bgcolor: isClassic ? 'divider' : 'background.default',
      }}
    >
      <Box sx={{ bgcolor: 'background.paper', height: '100%' }}>
        <Box sx={{ height: 44, bgcolor: 'var(--berry-light)', borderRadius: isClassic ? 0 : 2 }} />
        <Box
          sx={
            isClassic
              ? { height: 14, mx: 1.5, borderBottom: 1, borderColor: 'divider' }
              : { height: 18, mt: -1, mx: 1.5, borderRadius: 1.5, bgcolor: 'background.paper', boxShadow: 2 }
          }
        />
        {line('60%')}
        {line('45%')}
      </Box>
    </Box>
  );
}
