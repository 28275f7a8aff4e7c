import Add from '@mui/icons-material/Add';
import type { PartyType } from '@festlig/contracts/party';
import { dayIn } from '@festlig/domain/party/day-in';
import {
  coupleIn,
  namesOf,
  type OfferedField,
  offeredFields,
  type OwnField,
  ownFields,
} from '@festlig/domain/party/wizard';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type InputHTMLAttributes, useState } from 'react';
import { useForm, useFormState } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../../components/form/Checkbox';
import { Honeypot } from '../../../components/form/Honeypot';
import { TextField } from '../../../components/form/TextField';
import { PlaceField } from '../../../components/PlaceField';
import { inColumn } from '../../../components/in-column';
import { useLanguage } from '../../../i18n/use-language';
import { firstZone, titleFields, titleOf, type WizardValues } from '../model';

/** 12,5 years are celebrated too. */
const INPUTS: Partial<Record<OwnField | OfferedField, InputHTMLAttributes<HTMLInputElement>>> = {
  age: { inputMode: 'numeric', maxLength: 3 },
  year: { inputMode: 'decimal', maxLength: 4 },
};

/** The occasion by which the place of its ceremony is called. */
const churchOf = (type: PartyType) => (type === 'baptism' || type === 'confirmation' ? type : 'wedding');

/**
 * The questions of every occasion (who, when, where), and those of the chosen one
 * (rules: wizard-input, wizard-own-fields). The last name that the title needs says what it becomes (rule: wizard-shows-title).
 */
export function WizardFields({ type }: { type: PartyType }) {
  const { t } = useTranslation('wizard');
  const language = useLanguage();
  const zone = firstZone(language);
  const [asksEnd, setAsksEnd] = useState(false);
  const form = useForm();
  const { values } = useFormState<WizardValues>({ subscription: { values: true } });
  // A place for the ceremony makes a programme: the ceremony, then the party (rule: wizard-programme).
  const hasCeremony = namesOf({ ...values, type }).churchLocation !== '' || (type === 'wedding' && !values.partyOnly);
  /** Who writes both names of a couple in the first field has each in its own (rule: wizard-couple). */
  const apart = () => {
    const couple = type === 'wedding' && !values.nameOnSpouse ? coupleIn(values.name ?? '') : null;
    if (couple) form.batch(() => couple.forEach((name, at) => form.change(at === 0 ? 'name' : 'nameOnSpouse', name)));
  };
  const title = titleOf(type, values, language);
  const hintOf = (field: 'name' | OwnField | OfferedField, example: string) =>
    title !== null && field === titleFields(type).at(-1) ? t('becomesTitle', { title }) : example;
  const labelAbove = { inputLabel: { shrink: true } };
  return (
    <>
      <Box onBlur={apart}>
        <TextField
          name="name"
          label={t(`name.${type}`)}
          helperText={hintOf('name', t(`nameHint.${type}`))}
          autoComplete="off"
          slotProps={{ htmlInput: { maxLength: 120 } }}
        />
      </Box>
      {[...ownFields({ ...values, type }), ...offeredFields(type)].map((field) => (
        <TextField
          key={field}
          name={field}
          label={t(field === 'churchLocation' ? `church.${churchOf(type)}` : `own.${field}`)}
          helperText={hintOf(
            field,
            t(field === 'churchLocation' ? `churchHint.${churchOf(type)}` : `ownHint.${field}`),
          )}
          autoComplete="off"
          slotProps={{ htmlInput: INPUTS[field] ?? { maxLength: 120 } }}
        />
      ))}
      {type === 'wedding' && (
        <Box sx={{ mt: -1.5 }}>
          <Checkbox name="partyOnly" label={t('partyOnly')} />
        </Box>
      )}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: '1.3fr 1fr' }}>
        <TextField
          name="date"
          type="date"
          label={t('date')}
          slotProps={{ ...labelAbove, htmlInput: { min: dayIn(new Date(), zone) } }}
        />
        <TextField name="clock" type="time" label={t(hasCeremony ? 'clockCeremony' : 'clock')} slotProps={labelAbove} />
      </Box>
      {hasCeremony && (
        <TextField
          name="partyClock"
          type="time"
          label={t('partyClock')}
          helperText={t('optional')}
          slotProps={labelAbove}
        />
      )}
      <PlaceField name="location" label={t(hasCeremony ? 'locationParty' : 'location')} hint={t('locationHint')} />
      {asksEnd || values.endClock ? (
        <TextField
          name="endClock"
          type="time"
          label={t('endClock')}
          helperText={t('optional')}
          autoFocus={asksEnd}
          slotProps={labelAbove}
        />
      ) : (
        <Button size="small" startIcon={<Add />} onClick={() => setAsksEnd(true)} sx={{ ...inColumn, minHeight: 44 }}>
          {t('addEnd')}
        </Button>
      )}
      <Honeypot />
    </>
  );
}
