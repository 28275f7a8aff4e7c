import Box from '@mui/material/Box';
import { ChangePasswordInput } from '@festlig/contracts/identity';
import Stack from '@mui/material/Stack';
import { checkNewPassword } from '@festlig/domain/identity/check-new-password';
import type { FormApi } from 'final-form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { asApiError } from '../../../api/api-error';
import { schemaErrors, toFormErrors } from '../../../api/form-errors';
import { useUser } from '../../../api/session';
import { Block } from '../../../components/Block';
import { Form } from '../../../components/form/Form';
import { NewPasswordField } from '../../../components/form/NewPasswordField';
import { PasswordField } from '../../../components/form/PasswordField';
import { SubmitButton } from '../../../components/form/SubmitButton';
import { useToast } from '../../../components/Toaster';
import { useErrorsT } from '../../../i18n/error-text';
import { inWords } from '../../../i18n/in-words';
import { useChangePasswordMutation, useGetLoginsQuery } from '../api';
import { ownPasswordErrors } from '../model';

type PasswordValues = z.input<typeof ChangePasswordInput>;
const FIELDS = ['currentPassword', 'password', 'password2'];

/**
 * Changes the password. An account from a provider has none; any other gives the current one, also when only the server
 * knows that it has one. Logs out every other browser (rules: change-password, password-repeated, password-not-guessable).
 */
export function PasswordForm() {
  const { t } = useTranslation('account');
  const errorsT = useErrorsT();
  const toast = useToast();
  const { name = '', email = '' } = useUser() ?? {};
  const owner = { name, email };
  const [change] = useChangePasswordMutation();
  const hasPassword = useGetLoginsQuery({}).data?.hasPassword ?? false;
  const [isRequired, setRequired] = useState(false);
  const asksCurrent = hasPassword || isRequired;
  const submit = async (values: PasswordValues, form: FormApi<PasswordValues>) => {
    try {
      await change(values).unwrap();
    } catch (thrown) {
      if (asApiError(thrown).errors['currentPassword']?.code === 'current_password_required') setRequired(true);
      return toFormErrors(thrown, FIELDS);
    }
    setRequired(false);
    form.restart({});
    toast(t('password.done'));
  };
  return (
    <Block title={t('password.title')} lead={t('password.lead')}>
      <Form<PasswordValues>
        label={t('password.title')}
        initialValues={{}}
        validate={(values) => ({
          ...inWords(checkNewPassword(values.password ?? '', owner), errorsT),
          ...(asksCurrent ? ownPasswordErrors : schemaErrors)(ChangePasswordInput, values, errorsT),
        })}
        onSubmit={submit}
      >
        <Stack spacing={2.5}>
          {asksCurrent && <PasswordField name="currentPassword" isNew={false} label={t('password.current')} />}
          <NewPasswordField label={t('password.new')} />
          <PasswordField name="password2" isNew label={t('password.repeat')} />
        </Stack>
        <Box sx={{ alignSelf: { xs: 'stretch', sm: 'flex-start' }, display: 'grid' }}>
          <SubmitButton variant="outlined">{t('password.submit')}</SubmitButton>
        </Box>
      </Form>
    </Block>
  );
}
