import { PHONE_CODE_LENGTH, PhoneCode } from '@festlig/contracts/identity';
import { showPhone } from '@festlig/domain/contacts/phone';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { CallButton } from '../form/CallButton';
import { useBeginPhoneMutation, useVerifyPhoneMutation } from '../../api/account';
import { firstError } from '../../api/api-error';
import { schemaErrors } from '../../api/form-errors';
import { useErrorsT } from '../../i18n/error-text';
import type { CodedError } from '../../lib/coded-error';
import { ErrorText } from '../ErrorText';
import { Form } from '../form/Form';
import { SubmitButton } from '../form/SubmitButton';
import { TextField } from '../form/TextField';
import { useToast } from '../Toaster';

interface PhoneCodeFormProps {
  /** The number to which the code was sent. */
  phone: string;
  onVerified: () => void;
  /** Leads back to the number. */
  onChange: () => void;
}

interface CodeValues {
  code?: string;
}

const Typed = z.object({ code: PhoneCode });

/** Takes the code. A failure is shown as a warning, because another try or another code helps (rule: verify-phone). */
export function PhoneCodeForm({ phone, onVerified, onChange }: PhoneCodeFormProps) {
  const { t } = useTranslation('controls');
  const errorsT = useErrorsT();
  const toast = useToast();
  const field = useRef<HTMLInputElement>(null);
  const [verify] = useVerifyPhoneMutation();
  const [begin, { isLoading }] = useBeginPhoneMutation();
  const [warning, setWarning] = useState<CodedError | null>(null);
  const submit = async ({ code = '' }: CodeValues) => {
    setWarning(null);
    try {
      await verify({ code }).unwrap();
    } catch (thrown) {
      setWarning(firstError(thrown));
      field.current?.select();
      return;
    }
    onVerified();
  };
  const again = async () => {
    setWarning(null);
    try {
      await begin({}).unwrap();
      toast(t('phone.sentAgain'));
      field.current?.focus();
    } catch (thrown) {
      setWarning(firstError(thrown));
    }
  };
  return (
    <Form<CodeValues>
      label={t('phone.title')}
      initialValues={{}}
      validate={({ code = '' }) => schemaErrors(Typed, { code }, errorsT)}
      onSubmit={submit}
    >
      <Typography>{t('phone.sent', { phone: showPhone(phone).replaceAll(' ', '\u00a0') })}</Typography>
      {warning && (
        <Alert severity="warning">
          <ErrorText of={warning} />
        </Alert>
      )}
      <TextField
        name="code"
        label={t('phone.code')}
        helperText={t('phone.codeHint', { count: PHONE_CODE_LENGTH })}
        autoComplete="one-time-code"
        autoFocus
        inputRef={field}
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 2 * PHONE_CODE_LENGTH } }}
      />
      <Stack spacing={1}>
        <SubmitButton fullWidth>{t('phone.verify')}</SubmitButton>
        <CallButton fullWidth running={isLoading} onClick={() => void again()}>
          {t('phone.again')}
        </CallButton>
        <Button fullWidth onClick={onChange}>
          {t('phone.change')}
        </Button>
      </Stack>
    </Form>
  );
}
