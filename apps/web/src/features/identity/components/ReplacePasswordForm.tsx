import { ReplacePasswordInput } from '@festlig/contracts/identity';
import { checkNewPassword } from '@festlig/domain/identity/check-new-password';
import { useTranslation } from 'react-i18next';
import { schemaErrors, toFormErrors } from '../../../api/form-errors';
import { Form } from '../../../components/form/Form';
import { NewPasswordField } from '../../../components/form/NewPasswordField';
import { SubmitButton } from '../../../components/form/SubmitButton';
import { useErrorsT } from '../../../i18n/error-text';
import { inWords } from '../../../i18n/in-words';
import { useReplacePasswordMutation } from '../api';

const Values = ReplacePasswordInput.pick({ password: true });

/** Of the owner only the service knows the name and address. */
const SOMEBODY = { name: '', email: '' };

/** Sends the token by POST, because a GET from a mail must change nothing. */
export function ReplacePasswordForm({ token, onDone }: { token: string; onDone: () => void }) {
  const { t } = useTranslation('identity');
  const errorsT = useErrorsT();
  const [replace] = useReplacePasswordMutation();
  const submit = async ({ password }: { password: string }) => {
    try {
      await replace({ token, password }).unwrap();
    } catch (thrown) {
      return toFormErrors(thrown, ['password']);
    }
    onDone();
  };
  return (
    <Form<{ password: string }>
      label={t('replace.title')}
      initialValues={{}}
      validate={(values) => ({
        ...inWords(checkNewPassword(values.password ?? '', SOMEBODY), errorsT),
        ...schemaErrors(Values, values, errorsT),
      })}
      onSubmit={submit}
    >
      <NewPasswordField autoFocus label={t('replace.password')} />
      <SubmitButton fullWidth>{t('replace.submit')}</SubmitButton>
    </Form>
  );
}
