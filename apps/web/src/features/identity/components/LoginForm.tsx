import type { User } from '@festlig/contracts/identity';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { toFormErrors } from '../../../api/form-errors';
import ForgottenLink from '../../../components/ForgottenLink';
import { Checkbox } from '../../../components/form/Checkbox';
import { Form } from '../../../components/form/Form';
import { PasswordField } from '../../../components/form/PasswordField';
import { SubmitButton } from '../../../components/form/SubmitButton';
import { TextField } from '../../../components/form/TextField';
import { useErrorsT } from '../../../i18n/error-text';
import { useLoginMutation } from '../api';
import { loginErrors, type LoginValues } from '../model';

/** E-mail, password, remember me (rule: log-in-form). */
export function LoginForm({ onDone }: { onDone: (user: User) => void }) {
  const { t } = useTranslation('identity');
  const errorsT = useErrorsT();
  const [login] = useLoginMutation();
  const submit = async (values: LoginValues) => {
    try {
      const { user } = await login(values).unwrap();
      onDone(user);
    } catch (thrown) {
      return toFormErrors(thrown, ['email', 'password']);
    }
  };
  return (
    <Form<LoginValues>
      label={t('login.title')}
      initialValues={{ remember_me: true }}
      validate={(values) => loginErrors(values, errorsT)}
      onSubmit={submit}
    >
      <TextField name="email" label={t('field.email')} type="email" autoComplete="email" autoFocus />
      <PasswordField isNew={false} label={t('field.password')} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Checkbox name="remember_me" label={t('login.remember')} />
        <ForgottenLink />
      </Box>
      <SubmitButton fullWidth>{t('login.submit')}</SubmitButton>
    </Form>
  );
}
