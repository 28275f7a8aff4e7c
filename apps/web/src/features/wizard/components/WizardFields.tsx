import type { PartyType } from '@festlig/contracts/party';
import { dayIn } from '@festlig/domain/party/moment';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Honeypot } from '../../../components/form/Honeypot';
import { TextField } from '../../../components/form/TextField';
import { ZONE } from '../model';

/** What every occasion is asked: who, when, where. */
export function WizardFields({ type }: { type: PartyType }) {
  const { t } = useTranslation('wizard');
  const labelAbove = { inputLabel: { shrink: true } };
  return (
    <>
      <TextField
        name="name"
        label={t(`name.${type}`)}
        helperText={t(`nameHint.${type}`)}
        autoComplete="off"
        slotProps={{ htmlInput: { maxLength: 120 } }}
      />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: '1.3fr 1fr' }}>
        <TextField
          name="date"
          type="date"
          label={t('date')}
          slotProps={{ ...labelAbove, htmlInput: { min: dayIn(new Date(), ZONE) } }}
        />
        <TextField name="clock" type="time" label={t('clock')} slotProps={labelAbove} />
      </Box>
      <TextField
        name="location"
        label={t('location')}
        helperText={t('locationHint')}
        autoComplete="off"
        slotProps={{ htmlInput: { maxLength: 300 } }}
      />
      <Honeypot />
    </>
  );
}
