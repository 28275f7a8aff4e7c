import Alert from '@mui/material/Alert';
import type { TemplateText } from '@festlig/domain/messaging/ready-template';
import { useTranslation } from 'react-i18next';
import { firstError } from '../api/api-error';
import { usePartyOfPage } from '../api/party';
import { ErrorText } from '../components/ErrorText';
import { CallButton } from '../components/form/CallButton';
import { useUpdateTemplateMutation } from '../features/templates/api';

interface OtherLanguageProps {
  templateId: string;
  /** The same words in the party's language. */
  words: TemplateText;
  onDone: () => void;
}

/** Offers ready words in the party's language, after it was changed, for those that nobody has written (rule: ready-words-follow-language). */
export function OtherLanguage({ templateId, words, onDone }: OtherLanguageProps) {
  const { t } = useTranslation('invitations');
  const { id: partyId = '', language = 'da' } = usePartyOfPage().data ?? {};
  const [update, { isLoading, error }] = useUpdateTemplateMutation();
  const use = () =>
    update({ partyId, templateId, ...words })
      .unwrap()
      // The list of templates has the words in the same turn, after this.
      .then(
        () => void setTimeout(onDone),
        () => undefined,
      );
  return (
    <Alert severity={error ? 'error' : 'info'}>
      {error ? <ErrorText of={firstError(error)} /> : t(`templates.language.${language}`)}
      <br />
      <CallButton color="inherit" variant="outlined" running={isLoading} onClick={() => void use()} sx={{ mt: 1.5 }}>
        {t(`templates.language.use.${language}`)}
      </CallButton>
    </Alert>
  );
}
