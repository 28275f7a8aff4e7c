import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import type { Visibility } from '@festlig/contracts/party';
import { useField } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { Block } from '../../../components/Block';

/** Whether search engines may show the page (rule: party-visibility). */
export function VisibilityBlock() {
  const { t } = useTranslation('settings');
  const { input } = useField<Visibility>('visibility');
  return (
    <Block title={t('visibility.title')} state={t(`visibility.${input.value}Brief`)} anchor="visibility">
      <RadioGroup
        aria-label={t('visibility.title')}
        name="visibility"
        value={input.value}
        onChange={(_, value) => input.onChange(value)}
      >
        {(['link', 'public'] as const).map((value) => (
          <FormControlLabel
            key={value}
            value={value}
            control={<Radio />}
            sx={{ alignItems: 'start', py: 0.5 }}
            label={
              <Box sx={{ pt: 1.125 }}>
                {t(`visibility.${value}`)}
                <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{t(`visibility.${value}Hint`)}</Box>
              </Box>
            }
          />
        ))}
      </RadioGroup>
    </Block>
  );
}
