import { FormSpy } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { toFormErrors } from '../../../api/form-errors';
import { usePartyOfPage } from '../../../api/party';
import { useUser } from '../../../api/session';
import { Form } from '../../../components/form/Form';
import { Honeypot } from '../../../components/form/Honeypot';
import { SubmitButton } from '../../../components/form/SubmitButton';
import { TextField } from '../../../components/form/TextField';
import { useErrorsT } from '../../../i18n/error-text';
import { useLanguage } from '../../../i18n/use-language';
import { atLeast } from '../../../lib/at-least';
import { useRequestHelpMutation } from '../api';
import { helpErrors, type HelpValues, SUCCESS_DELAY_MS } from '../model';
import { keyOf, useKeptRequest } from '../use-kept-request';

const FIELDS = ['userEmail', 'entry'];

/** An e-mail and a text. The request names the party that is open (rules: help-form, help-rows). */
export function HelpForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('help');
  const errorsT = useErrorsT();
  const language = useLanguage();
  const user = useUser();
  const { data: party } = usePartyOfPage();
  const kept = useKeptRequest();
  const [request] = useRequestHelpMutation();
  const submit = async (values: HelpValues) => {
    const asked = { ...values, partyId: party?.id ?? null, language };
    try {
      await atLeast(SUCCESS_DELAY_MS, request({ ...asked, formKey: keyOf(asked) }).unwrap());
    } catch (thrown) {
      return toFormErrors(thrown, FIELDS);
    }
    kept.drop();
    onDone();
  };
  return (
    <Form<HelpValues>
      label={t('write')}
      initialValues={{ userEmail: user?.email ?? '', ...kept.values }}
      keepDirty
      validate={(values) => helpErrors(values, errorsT)}
      onSubmit={submit}
    >
      <FormSpy<HelpValues>
        subscription={{ values: true, dirty: true }}
        onChange={({ values, dirty }) => dirty && kept.keep(values)}
      />
      <TextField name="userEmail" label={t('email')} type="email" autoComplete="email" helperText={t('emailHint')} />
      <TextField name="entry" label={t('entry')} multiline minRows={5} />
      <Honeypot />
      <SubmitButton fullWidth>{t('submit')}</SubmitButton>
    </Form>
  );
}
