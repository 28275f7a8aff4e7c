import type { InputHTMLAttributes } from 'react';
import type { PartyType } from '@festlig/contracts/party';
import { dayIn } from '@festlig/domain/party/day-in';
import { type OfferedField, offeredFields, type OwnField, ownFields } from '@festlig/domain/party/wizard';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Honeypot } from '../../../components/form/Honeypot';
import { TextField } from '../../../components/form/TextField';
import { PlaceField } from '../../../components/PlaceField';
import { useLanguage } from '../../../i18n/use-language';
import { firstZone } from '../model';

/** 12,5 years are celebrated too. */
const INPUTS: Partial<Record<OwnField | OfferedField, InputHTMLAttributes<HTMLInputElement>>> = {
  age: { inputMode: 'numeric', maxLength: 3 },
  year: { inputMode: 'decimal', maxLength: 4 },
};

/**
 * The questions of every occasion (who, when, where), and those of the chosen one
 * (rules: wizard-input, wizard-own-fields).
 */
export function WizardFields({ type }: { type: PartyType }) {
  const { t } = useTranslation('wizard');
  const zone = firstZone(useLanguage());
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
      {[...ownFields(type), ...offeredFields(type)].map((field) => (
        <TextField
          key={field}
          name={field}
          label={t(`own.${field}`)}
          helperText={t(`ownHint.${field}`)}
          autoComplete="off"
          slotProps={{ htmlInput: INPUTS[field] ?? { maxLength: 120 } }}
        />
      ))}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: '1.3fr 1fr' }}>
        <TextField
          name="date"
          type="date"
          label={t('date')}
          slotProps={{ ...labelAbove, htmlInput: { min: dayIn(new Date(), zone) } }}
        />
        <TextField name="clock" type="time" label={t('clock')} slotProps={labelAbove} />
      </Box>
      <PlaceField
        name="location"
        label={t(type === 'wedding' ? 'locationWedding' : 'location')}
        hint={t('locationHint')}
      />
      <Honeypot />
    </>
  );
}
