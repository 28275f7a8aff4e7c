import type { Party } from '@festlig/contracts/party';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { useField } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { visuallyHidden } from '../../../../lib/visually-hidden';

const THEMES = ['default', 'legacyDefault'] as const satisfies readonly Party['themeName'][];

/**
 * A choice of themes as radio buttons, each with a small drawing of the page. The page itself changes at once
 * (rule: theme-picker).
 */
export function ThemePicker() {
  const { t } = useTranslation('page-editor');
  const { input } = useField<Party['themeName']>('themeName');
  return (
    <Container maxWidth="sm" sx={{ pb: { xs: 4, sm: 7 } }}>
      <Box component="fieldset" sx={{ border: 0, p: 0, m: 0 }}>
        <Box component="legend" sx={{ fontWeight: 600, mb: 1.5, p: 0 }}>
          {t('theme')}
        </Box>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(2, minmax(0, 160px))' }}>
          {THEMES.map((name) => (
            <Box key={name} component="label" sx={{ cursor: 'pointer' }}>
              <Box
                component="input"
                type="radio"
                name={input.name}
                value={name}
                checked={input.value === name}
                onChange={() => input.onChange(name)}
                sx={{ ...visuallyHidden, ...marks }}
              />
              <Miniature isClassic={name === 'legacyDefault'} />
              <Box sx={{ mt: 0.75, textAlign: 'center', fontWeight: input.value === name ? 700 : 500 }}>
                {t(`themeName.${name}`)}
              </Box>
            </Box>
          ))}
        </Box>
      </Box>
    </Container>
  );
}

const marks = {
  '&:focus-visible + div': {
    outline: '3px solid',
    outlineColor: 'text.primary',
    outlineOffset: '3px',
  },
  '&:checked + div': { borderColor: 'primary.main', boxShadow: '0 0 0 1.5px currentColor' },
} as const;

/** The picture, the facts and the text, as blocks. */
function Miniature({ isClassic }: { isClassic: boolean }) {
  const line = (width: string) => <Box sx={{ height: 5, width, mx: 'auto', mt: 0.75, bgcolor: 'divider' }} />;
  return (
    <Box
      sx={{
        height: 104,
        border: 1,
        borderColor: 'divider',
        color: 'primary.main',
        borderRadius: 3,
        overflow: 'hidden',
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
