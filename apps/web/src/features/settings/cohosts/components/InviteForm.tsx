import { Email } from '@festlig/contracts/define';
import type { Party } from '@festlig/contracts/party';
import Box from '@mui/material/Box';
import type { FormApi } from 'final-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { schemaErrors, toFormErrors } from '../../../../api/form-errors';
import { Form } from '../../../../components/form/Form';
import { MeantDomainOf } from '../../../../components/form/MeantDomain';
import { SubmitButton } from '../../../../components/form/SubmitButton';
import { TextField } from '../../../../components/form/TextField';
import { useToast } from '../../../../components/Toaster';
import { useErrorsT } from '../../../../i18n/error-text';
import { useInviteCohostMutation } from '../../api';

const Invitation = z.object({ email: Email });
interface Values {
  email: string;
}

/** Invites a co-host by e-mail. */
export function InviteForm({ party }: { party: Party }) {
  const { t } = useTranslation('cohosts');
  const errorsT = useErrorsT();
  const toast = useToast();
  const [invite] = useInviteCohostMutation();
  const submit = async ({ email }: Values, form: FormApi<Values>) => {
    try {
      const invited = await invite({ partyId: party.id, email }).unwrap();
      form.restart({ email: '' });
      toast(t('invited', { email: invited.email }));
    } catch (thrown) {
      return toFormErrors(thrown, ['email']);
    }
  };
  return (
    <Form<Values>
      label={t('invite')}
      initialValues={{ email: '' }}
      validate={(values) => schemaErrors(Invitation, { ...values, email: values.email ?? '' }, errorsT)}
      onSubmit={submit}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'start' }}>
        <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
          <TextField name="email" id="cohost-email" type="email" label={t('email')} autoComplete="off" />
          <MeantDomainOf name="email" id="cohost-email" />
        </Box>
        <SubmitButton variant="outlined" style={{ minHeight: 56 }}>
          {t('invite')}
        </SubmitButton>
      </Box>
    </Form>
  );
}
