import type { identity } from '@festlig/contracts/identity';
import type { OutputOf } from '@festlig/contracts/define';
import { checkOwnPassword } from '@festlig/domain/identity/check-own-password';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { toFormErrors } from '../../../api/form-errors';
import { useUser } from '../../../api/session';
import ForgottenLink from '../../../components/ForgottenLink';
import { Form } from '../../../components/form/Form';
import { PasswordField } from '../../../components/form/PasswordField';
import { SubmitButton } from '../../../components/form/SubmitButton';
import { useErrorsT } from '../../../i18n/error-text';
import { inWords } from '../../../i18n/in-words';

interface VerifyValues {
  currentPassword: string;
}
interface VerifyPressProps {
  account: OutputOf<typeof identity.calls.describeVerification>;
  /** Rejects when it was refused. */
  onConfirm: (values: Partial<VerifyValues>) => Promise<unknown>;
}

/** Names the account and has the button that confirms; a visitor who is not logged in to it also gives its password. */
export function VerifyPress({ account: { email, own }, onConfirm }: VerifyPressProps) {
  const { t } = useTranslation('identity');
  const errorsT = useErrorsT();
  const user = useUser();
  const submit = async (values: VerifyValues) => {
    try {
      await onConfirm(own ? {} : values);
    } catch (thrown) {
      return toFormErrors(thrown, ['currentPassword']);
    }
  };
  return (
    <>
      <Typography variant="h1">{t('verify.title')}</Typography>
      <Typography color="textSecondary" sx={{ mt: 2, mb: 4, overflowWrap: 'anywhere' }}>
        {own && t('verify.own', { email, name: user?.name ?? '' })}
        {!own && (user ? t('verify.another', { email, mine: user.email }) : t('verify.stranger', { email }))}
      </Typography>
      <Form<VerifyValues>
        label={t('verify.title')}
        initialValues={{}}
        validate={({ currentPassword }) => (own ? {} : inWords(checkOwnPassword(currentPassword), errorsT))}
        onSubmit={submit}
      >
        {!own && <PasswordField name="currentPassword" isNew={false} autoFocus label={t('verify.password')} />}
        <SubmitButton fullWidth>{t(own ? 'verify.confirm' : 'verify.confirmAndLogIn')}</SubmitButton>
        {!own && <ForgottenLink />}
      </Form>
    </>
  );
}
