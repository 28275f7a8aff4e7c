import type { User } from '@festlig/contracts/identity';
import { showPhone } from '@festlig/domain/contacts/phone';
import { checkOwnPhone, checkPhoneGiven, keptPhone, withCountryCode } from '@festlig/domain/identity/check-own-phone';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useBeginPhoneMutation, useUpdateUserMutation } from '../../api/account';
import { toFormErrors } from '../../api/form-errors';
import { useErrorsT } from '../../i18n/error-text';
import { useLanguage } from '../../i18n/use-language';
import { inWords } from '../../i18n/in-words';
import { Form } from '../form/Form';
import { SubmitButton } from '../form/SubmitButton';
import { TextField } from '../form/TextField';

interface PhoneNumberFormProps {
  user: User;
  /** Called with the number to which a code was sent. */
  onSent: (phone: string) => void;
  onClose: () => void;
}

interface NumberValues {
  phone?: string;
}

/** Asks for the number and sends a code to it. Another number is saved in the account first. */
export function PhoneNumberForm({ user, onSent, onClose }: PhoneNumberFormProps) {
  const { t } = useTranslation('controls');
  const app = useTranslation().t;
  const errorsT = useErrorsT();
  const language = useLanguage();
  const [update] = useUpdateUserMutation();
  const [begin] = useBeginPhoneMutation();
  const submit = async ({ phone = '' }: NumberValues) => {
    const wanted = keptPhone(withCountryCode(phone, language)) ?? '';
    try {
      if (wanted !== user.phone) await update({ phone: wanted }).unwrap();
      await begin({}).unwrap();
    } catch (thrown) {
      return toFormErrors(thrown, ['phone']);
    }
    onSent(wanted);
  };
  const validate = ({ phone = '' }: NumberValues) =>
    inWords({ ...checkPhoneGiven(phone), ...checkOwnPhone(withCountryCode(phone, language)) }, errorsT);
  return (
    <Form<NumberValues>
      label={t('phone.title')}
      initialValues={{ phone: user.phone === null ? '' : showPhone(user.phone) }}
      validate={validate}
      onSubmit={submit}
    >
      <Typography>{t('phone.text')}</Typography>
      <TextField
        name="phone"
        id="dialog-phone"
        type="tel"
        label={t('phone.number')}
        helperText={t('phone.hint')}
        autoComplete="tel"
        autoFocus
        slotProps={{ htmlInput: { maxLength: 40 } }}
      />
      <Stack spacing={1}>
        <SubmitButton fullWidth>{t('phone.send')}</SubmitButton>
        <Button fullWidth onClick={onClose}>
          {app('action.cancel')}
        </Button>
      </Stack>
    </Form>
  );
}
