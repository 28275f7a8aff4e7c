import { RecoverPasswordInput } from '@festlig/contracts/identity';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { schemaErrors, toFormErrors } from '../../../api/form-errors';
import { Form } from '../../../components/form/Form';
import { SubmitButton } from '../../../components/form/SubmitButton';
import { TextField } from '../../../components/form/TextField';
import { useErrorsT } from '../../../i18n/error-text';
import { useRecoverPasswordMutation } from '../api';

type RecoverValues = z.input<typeof RecoverPasswordInput>;

/** `onDone` gets the address as it was typed. */
export function RecoverForm({ onDone }: { onDone: (email: string) => void }) {
  const { t } = useTranslation('identity');
  const errorsT = useErrorsT();
  const [recover] = useRecoverPasswordMutation();
  const submit = async (values: RecoverValues) => {
    try {
      await recover(values).unwrap();
    } catch (thrown) {
      return toFormErrors(thrown, ['email']);
    }
    onDone(values.email);
  };
  return (
    <Form<RecoverValues>
      label={t('recover.title')}
      initialValues={{}}
      validate={(values) => schemaErrors(RecoverPasswordInput, values, errorsT)}
      onSubmit={submit}
    >
      <TextField name="email" label={t('field.email')} type="email" autoComplete="email" autoFocus />
      <SubmitButton fullWidth>{t('recover.submit')}</SubmitButton>
    </Form>
  );
}
