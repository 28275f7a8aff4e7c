import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import type { Audience } from '@festlig/contracts/contacts';
import { useTranslation } from 'react-i18next';

/** The likely one first: those who have not been invited yet. */
const ORDER = ['missing', 'all'] as const satisfies readonly Audience[];

export function AudienceChoice({ value, onChange }: { value: Audience; onChange: (audience: Audience) => void }) {
  const { t } = useTranslation('invitations');
  return (
    <FormControl>
      <FormLabel id="audience" sx={{ fontWeight: 600, color: 'text.primary' }}>
        {t('send.audience')}
      </FormLabel>
      <RadioGroup aria-labelledby="audience" value={value} onChange={(_, next) => onChange(next as Audience)}>
        {ORDER.map((audience) => (
          <FormControlLabel
            key={audience}
            value={audience}
            control={<Radio />}
            sx={{ alignItems: 'flex-start', mt: 0.5, '& .MuiFormControlLabel-label': { pt: 1 } }}
            label={
              <>
                {t(`send.${audience}`)}
                <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block' }}>
                  {t(`send.${audience}Hint`)}
                </Typography>
              </>
            }
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
