import { MOST_DAYS } from '@festlig/domain/party/check-programme';
import { addDays } from '@festlig/domain/party/moment';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import MuiTextField from '@mui/material/TextField';
import { useField, useFormState } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../../components/form/TextField';
import { useLanguage } from '../../../../i18n/use-language';
import { formatCalendarDay } from '../../../../lib/format-date';
import type { EditValues } from '../../editing/edit-form.model';
import { endDay } from '../../editing/occasion-form.model';

/** When the party ends, if the host wants to say so; the day is asked once there is a time (rule: event-end). */
export function EndFields() {
  const { t } = useTranslation('page-editor');
  const language = useLanguage();
  const { input } = useField<string>('endDays');
  const { values } = useFormState<EditValues>({ subscription: { values: true } });
  const { date = '', clock = '', endClock = '', endDays = '' } = values;
  const hasDay = endClock !== '' && /^\d{4}-\d\d-\d\d$/.test(date);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: hasDay ? '8.5rem minmax(0, 1fr)' : '1fr',
        // The name of a day is longer than what a phone has beside the time.
        '@container (max-width: 339.98px)': { gridTemplateColumns: '1fr' },
      }}
    >
      <TextField
        name="endClock"
        type="time"
        label={t('endClock')}
        helperText={t('optional')}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      {hasDay && (
        <MuiTextField
          select
          id="field-endDays"
          label={t('endDay')}
          value={String(endDay({ endClock, endDays, clock }))}
          onChange={(event) => input.onChange(event.target.value)}
        >
          {Array.from({ length: MOST_DAYS + 1 }, (_, days) => (
            <MenuItem key={days} value={String(days)}>
              {formatCalendarDay(addDays(date, days), language)}
            </MenuItem>
          ))}
        </MuiTextField>
      )}
    </Box>
  );
}
