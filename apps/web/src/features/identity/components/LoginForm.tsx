import { useTranslation } from 'react-i18next';
import { asApiError } from '../../../api/api-error';
import { toFormErrors } from '../../../api/form-errors';
import { Checkbox } from '../../../components/form/Checkbox';
import { Form } from '../../../components/form/Form';
import { SubmitButton } from '../../../components/form/SubmitButton';
import { TextField } from '../../../components/form/TextField';
import { useErrorsT } from '../../../i18n/error-text';
import { useLoginMutation } from '../api';
import { loginErrors, type LoginValues } from '../model';
import { PasswordField } from './PasswordField';

/** E-mail, password, remember me (spec section 3, Login). */
export function LoginForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('identity');
  const errorsT = useErrorsT();
  const [login] = useLoginMutation();
  const submit = async (values: LoginValues) => {
    try {
      await login(values).unwrap();
    } catch (thrown) {
      return toFormErrors(asApiError(thrown), errorsT, ['email', 'password']);
    }
    onDone();
  };
  return (
    <Form<LoginValues>
      label={t('login.title')}
      initialValues={{ remember_me: true }}
      validate={(values) => loginErrors(values, errorsT)}
      onSubmit={submit}
    >
      <TextField name="email" label={t('field.email')} type="email" autoComplete="email" autoFocus />
      <PasswordField isNew={false} />
      <Checkbox name="remember_me" label={t('login.remember')} />
      <SubmitButton fullWidth>{t('login.submit')}</SubmitButton>
    </Form>
  );
}
