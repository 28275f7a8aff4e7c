import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { type RefObject, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Earlier } from '../presend.model';
import { SentBefore } from './SentBefore';

interface SendAgainProps {
  earlier: Earlier;
  again: 'asked' | 'refused' | 'wanted';
  tick: RefObject<HTMLInputElement | null>;
  onChange: (again: 'asked' | 'wanted') => void;
}

/** Asks whether to send a mail again that was sent before (rule: presend-sent-before). */
export function SendAgain({ earlier, again, tick, onChange }: SendAgainProps) {
  const { t } = useTranslation('invitations');
  const hintId = useId();
  const refused = again === 'refused';
  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
        <SentBefore earlier={earlier} /> {earlier.guests === null && t('send.beforeSome')}
      </Typography>
      <FormControlLabel
        label={t('send.again')}
        control={
          <Checkbox
            checked={again === 'wanted'}
            onChange={(_, wanted) => onChange(wanted ? 'wanted' : 'asked')}
            slotProps={{
              input: { ref: tick, 'aria-invalid': refused, ...(refused ? { 'aria-describedby': hintId } : {}) },
            }}
          />
        }
      />
      {refused && (
        <FormHelperText error id={hintId} sx={{ mt: 0 }}>
          {t('send.againHint')}
        </FormHelperText>
      )}
    </>
  );
}
