import type { User } from '@festlig/contracts/identity';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toFormErrors } from '../../../api/form-errors';
import { Form } from '../../../components/form/Form';
import { MeantDomainOf } from '../../../components/form/MeantDomain';
import { NewPasswordField } from '../../../components/form/NewPasswordField';
import { SubmitButton } from '../../../components/form/SubmitButton';
import { TextField } from '../../../components/form/TextField';
import { keepAddressLanguage } from '../../../i18n/address-language';
import { useErrorsT } from '../../../i18n/error-text';
import { useLanguage } from '../../../i18n/use-language';
import { useRegisterMutation } from '../api';
import { registerErrors, type RegisterValues } from '../model';
import { TermsFields } from './TermsFields';

const FIELDS = ['name', 'email', 'password', 'accept_terms'];

interface RegisterFormProps {
  /** A name that is known already (rule: sign-up-knows-name). */
  name?: string | undefined;
  onDone: (user: User) => void;
}

/** Name, e-mail, password and terms; this page's language is the new user's (rules: sign-up-form, language-carried-over). */
export function RegisterForm({ name, onDone }: RegisterFormProps) {
  const { t } = useTranslation('identity');
  const errorsT = useErrorsT();
  const language = useLanguage();
  const [register] = useRegisterMutation();
  const [initial] = useState(() => (name ? { name } : {}));
  const submit = async (values: RegisterValues) => {
    try {
      const { user } = await register({ ...values, language }).unwrap();
      keepAddressLanguage(language);
      onDone(user);
    } catch (thrown) {
      return toFormErrors(thrown, FIELDS);
    }
  };
  return (
    <Form<RegisterValues>
      label={t('register.title')}
      initialValues={initial}
      validate={(values) => registerErrors(values, errorsT)}
      onSubmit={submit}
    >
      <TextField name="name" label={t('field.name')} autoComplete="name" autoFocus={!name} />
      <div>
        <TextField name="email" label={t('field.email')} type="email" autoComplete="email" autoFocus={Boolean(name)} />
        <MeantDomainOf name="email" />
      </div>
      <NewPasswordField label={t('field.password')} />
      <TermsFields />
      <SubmitButton fullWidth>{t('register.submit')}</SubmitButton>
    </Form>
  );
}
