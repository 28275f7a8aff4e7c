import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { toFormErrors } from '../../../api/form-errors';
import { Checkbox } from '../../../components/form/Checkbox';
import { Form } from '../../../components/form/Form';
import { PasswordField } from '../../../components/form/PasswordField';
import { SubmitButton } from '../../../components/form/SubmitButton';
import { TextField } from '../../../components/form/TextField';
import { useErrorsT } from '../../../i18n/error-text';
import { useLangPath } from '../../../i18n/use-language';
import { useLoginMutation } from '../api';
import { loginErrors, type LoginValues } from '../model';

/** E-mail, password, remember me (rule: log-in-form). */
export function LoginForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('identity');
  const errorsT = useErrorsT();
  const langPath = useLangPath();
  const [login] = useLoginMutation();
  const submit = async (values: LoginValues) => {
    try {
      await login(values).unwrap();
    } catch (thrown) {
      return toFormErrors(thrown, ['email', 'password']);
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
      <PasswordField isNew={false} label={t('field.password')} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Checkbox name="remember_me" label={t('login.remember')} />
        <Link component={RouterLink} to={langPath('/password')}>
          {t('login.forgotten')}
        </Link>
      </Box>
      <SubmitButton fullWidth>{t('login.submit')}</SubmitButton>
    </Form>
  );
}
