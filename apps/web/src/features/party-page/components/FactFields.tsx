import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../components/form/TextField';
import type { Block } from '../model';

const labelAbove = { inputLabel: { shrink: true } };

/** When, where and by when to reply, as fields. The date rests once the event has begun. */
export function FactFields({ focus, started }: { focus: Block | undefined; started: boolean }) {
  const { t } = useTranslation('party-page');
  const hint = started ? t('edit.started') : undefined;
  return (
    <Card sx={{ p: { xs: 2.25, sm: 3 }, borderRadius: '20px', boxShadow: '0 16px 40px -28px rgba(42, 35, 32, 0.5)' }}>
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr 1fr', sm: '1.2fr 0.9fr 1.2fr' } }}>
        <TextField
          name="date"
          type="date"
          label={t('edit.date')}
          disabled={started}
          helperText={hint}
          autoFocus={focus === 'date'}
          slotProps={labelAbove}
        />
        <TextField name="clock" type="time" label={t('edit.clock')} disabled={started} slotProps={labelAbove} />
        <Box sx={{ gridColumn: '1 / -1', order: { sm: 1 } }}>
          <TextField
            name="place"
            label={t('edit.place')}
            autoComplete="off"
            autoFocus={focus === 'place'}
            slotProps={labelAbove}
          />
        </Box>
        <TextField
          name="suDate"
          type="date"
          label={t('edit.replyBy')}
          helperText={t('edit.replyByHint')}
          autoFocus={focus === 'replyBy'}
          slotProps={labelAbove}
        />
      </Box>
    </Card>
  );
}
