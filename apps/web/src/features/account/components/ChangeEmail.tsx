import { ChangeEmailInput, type User } from '@festlig/contracts/identity';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { schemaErrors, toFormErrors } from '../../../api/form-errors';
import { Block } from '../../../components/Block';
import { Form } from '../../../components/form/Form';
import { MeantDomainOf } from '../../../components/form/MeantDomain';
import { FormDialog } from '../../../components/FormDialog';
import { PasswordField } from '../../../components/form/PasswordField';
import { SubmitButton } from '../../../components/form/SubmitButton';
import { TextField } from '../../../components/form/TextField';
import { useToast } from '../../../components/Toaster';
import { useUnverified } from '../../../components/use-unverified';
import { VerifyEmailLinks } from '../../../components/VerifyEmailLinks';
import { useErrorsT } from '../../../i18n/error-text';
import { useChangeEmailMutation, useGetLoginsQuery } from '../api';
import { ownPasswordErrors } from '../model';
import { WaitingEmail } from './WaitingEmail';

type EmailValues = z.input<typeof ChangeEmailInput>;

/**
 * Changes the address, for a user who misspelt it or has a new one. The new address must be confirmed, which is said here
 * until it is; a confirmed address counts until then (rule: change-email).
 */
export function ChangeEmail({ user }: { user: User }) {
  const { t } = useTranslation('account');
  const app = useTranslation().t;
  const errorsT = useErrorsT();
  const toast = useToast();
  const [open, setOpen] = useState(false);
  const [change] = useChangeEmailMutation();
  const { hasPassword = true, waitingEmail = null } = useGetLoginsQuery({}).data ?? {};
  const isUnverified = useUnverified(null) !== null;
  const close = () => setOpen(false);
  const submit = async (values: EmailValues) => {
    try {
      await change(values).unwrap();
      close();
      toast(t('email.done', { email: values.email.trim() }));
    } catch (thrown) {
      return toFormErrors(thrown, ['email', 'currentPassword']);
    }
  };
  return (
    <Block title={t('email.title')}>
      <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {t('email.lead', { email: user.email })}
      </Typography>
      {isUnverified && (
        <Alert severity="info" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
          {t('email.unverified', { email: user.email })}
          <VerifyEmailLinks changesElsewhere={false} />
        </Alert>
      )}
      {waitingEmail !== null && <WaitingEmail user={user} email={waitingEmail} />}
      <Button
        variant="outlined"
        onClick={() => setOpen(true)}
        sx={{ mt: 1, alignSelf: { xs: 'stretch', sm: 'flex-start' } }}
      >
        {t('email.open')}
      </Button>
      <FormDialog open={open} title={t('email.question')} onClose={close}>
        <Typography sx={{ mb: 2.5, overflowWrap: 'anywhere' }}>
          {t(user.email_verified ? 'email.text' : 'email.textAtOnce', { email: user.email })}
        </Typography>
        <Form<EmailValues>
          label={t('email.question')}
          initialValues={{}}
          validate={(values) => (hasPassword ? ownPasswordErrors : schemaErrors)(ChangeEmailInput, values, errorsT)}
          onSubmit={submit}
        >
          <div>
            <TextField name="email" type="email" label={t('email.new')} autoComplete="email" autoFocus />
            <MeantDomainOf name="email" />
          </div>
          {hasPassword && (
            <PasswordField
              name="currentPassword"
              id="email-currentPassword"
              isNew={false}
              label={t('email.password')}
            />
          )}
          <Stack spacing={1}>
            <SubmitButton fullWidth>{t('email.submit')}</SubmitButton>
            <Button fullWidth onClick={close}>
              {app('action.cancel')}
            </Button>
          </Stack>
        </Form>
      </FormDialog>
    </Block>
  );
}
