import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { useForm, useFormState } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../../components/form/Checkbox';
import { TextField } from '../../../components/form/TextField';
import { tickAfter, type ContactValues } from '../model';

/** The guest's fields. Phone and text messages come with their own feature. */
export function ContactFields() {
  const { t } = useTranslation('contacts');
  const { values } = useFormState<ContactValues>({ subscription: { values: true } });
  useTickFollowsEmail(values);
  return (
    <>
      <TextField
        name="name"
        label={t('form.name')}
        helperText={t('form.nameHint')}
        autoFocus
        autoComplete="off"
        slotProps={{ htmlInput: { maxLength: 120 } }}
      />
      <Box>
        <TextField
          name="email"
          type="email"
          label={t('form.email')}
          autoComplete="off"
          slotProps={{ htmlInput: { maxLength: 254 } }}
        />
        <Checkbox name="receiveEmail" label={t('form.receiveEmail')} />
      </Box>
      <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
        <Box component="legend" sx={{ p: 0, fontWeight: 600 }}>
          {t('form.people')}
        </Box>
        <Checkbox name="anyNumber" label={t('form.anyNumber')} />
        {!values.anyNumber && (
          <TextField
            name="maxPeople"
            label={t('form.maxPeople')}
            autoComplete="off"
            sx={{ mt: 1 }}
            slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 3 } }}
          />
        )}
      </Box>
    </>
  );
}

function useTickFollowsEmail({ email = '', receiveEmail }: ContactValues): void {
  const form = useForm<ContactValues>();
  const before = useRef(email);
  useEffect(() => {
    const ticked = tickAfter(before.current, email, receiveEmail);
    before.current = email;
    if (ticked !== receiveEmail) form.change('receiveEmail', ticked);
    // Only what is typed moves the tick; the host's own tick must not start it.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [email]);
}
