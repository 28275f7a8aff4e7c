import { RegisterInput } from '@festlig/contracts/identity';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { schemaErrors } from '../../../api/form-errors';
import { Form } from '../../../components/form/Form';
import { SubmitButton } from '../../../components/form/SubmitButton';
import { useErrorsT } from '../../../i18n/error-text';
import { TermsFields } from './TermsFields';

const Terms = RegisterInput.pick({ accept_terms: true });
interface TermsValues {
  accept_terms?: boolean;
  marketing_consent?: boolean;
}

/** All that a sign-up through a provider asks for (rules: social-sign-up, terms-accepted). */
export function SocialTerms(props: {
  provider: string;
  onAccept: (marketingConsent: boolean) => void;
  onCancel: () => void;
}) {
  const { t } = useTranslation('identity');
  const errorsT = useErrorsT();
  const { provider, onAccept, onCancel } = props;
  return (
    <Form<TermsValues>
      label={t('social.signUp', { provider })}
      initialValues={{}}
      validate={({ accept_terms = false }) => schemaErrors(Terms, { accept_terms }, errorsT)}
      onSubmit={({ marketing_consent = false }) => onAccept(marketing_consent)}
    >
      <TermsFields />
      <SubmitButton fullWidth>{t('social.signUp', { provider })}</SubmitButton>
      <Button fullWidth onClick={onCancel}>
        {t('social.another')}
      </Button>
    </Form>
  );
}
