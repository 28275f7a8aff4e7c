import { PASSWORD_MIN_LENGTH, type User } from '@festlig/contracts/identity';
import Link from '@mui/material/Link';
import { Trans, useTranslation } from 'react-i18next';
import { toFormErrors } from '../../../api/form-errors';
import { Checkbox } from '../../../components/form/Checkbox';
import { Form } from '../../../components/form/Form';
import { PasswordField } from '../../../components/form/PasswordField';
import { SubmitButton } from '../../../components/form/SubmitButton';
import { TextField } from '../../../components/form/TextField';
import { useErrorsT } from '../../../i18n/error-text';
import { useLangPath, useLanguage } from '../../../i18n/use-language';
import { useRegisterMutation } from '../api';
import { registerErrors, type RegisterValues } from '../model';

const FIELDS = ['name', 'email', 'password', 'accept_terms'];

/** Name, e-mail, password and terms (rule: sign-up-form). */
export function RegisterForm({ onDone }: { onDone: (user: User) => void }) {
  const { t } = useTranslation('identity');
  const errorsT = useErrorsT();
  const language = useLanguage();
  const langPath = useLangPath();
  // Opens in a tab of its own, so that what is typed here stays.
  const links = {
    terms: <Link href={langPath('/terms')} target="_blank" rel="noopener" />,
    privacy: <Link href={langPath('/privacy')} target="_blank" rel="noopener" />,
  };
  const [register] = useRegisterMutation();
  const submit = async (values: RegisterValues) => {
    try {
      const { user } = await register({ ...values, language }).unwrap();
      onDone(user);
    } catch (thrown) {
      return toFormErrors(thrown, FIELDS);
    }
  };
  return (
    <Form<RegisterValues>
      label={t('register.title')}
      initialValues={{}}
      validate={(values) => registerErrors(values, errorsT)}
      onSubmit={submit}
    >
      <TextField name="name" label={t('field.name')} autoComplete="name" autoFocus />
      <TextField name="email" label={t('field.email')} type="email" autoComplete="email" />
      <PasswordField
        isNew
        label={t('field.password')}
        helperText={t('field.passwordHint', { count: PASSWORD_MIN_LENGTH })}
      />
      <div>
        <Checkbox name="accept_terms" label={<Trans t={t} i18nKey="register.terms" components={links} />} />
        <Checkbox name="marketing_consent" label={t('register.marketing')} />
      </div>
      <SubmitButton fullWidth>{t('register.submit')}</SubmitButton>
    </Form>
  );
}
