import Alert from '@mui/material/Alert';
import type { TemplateText } from '@festlig/domain/messaging/ready-template';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { firstError } from '../api/api-error';
import { usePartyOfPage } from '../api/party';
import { ErrorText } from '../components/ErrorText';
import { CallButton } from '../components/form/CallButton';
import { useUpdateTemplateMutation } from '../features/templates/api';
import { readsSame } from '../features/templates/model';

interface OtherLanguageProps {
  templateId: string;
  /** The same words in the party's language. */
  words: TemplateText;
  onDone: (words: TemplateText) => void;
}

/** How often the words of the open template were replaced: its editor begins again once the list of templates has the new ones. */
export function useRenewed(draft: TemplateText): { renewed: number; renew: (words: TemplateText) => void } {
  const [renewed, setRenewed] = useState(0);
  const [awaited, renew] = useState<TemplateText>();
  if (awaited && readsSame(draft, awaited)) {
    renew(undefined);
    setRenewed(renewed + 1);
  }
  return { renewed, renew };
}

/** Offers ready words in the party's language, after it was changed, for those that nobody has written (rule: ready-words-follow-language). */
export function OtherLanguage({ templateId, words, onDone }: OtherLanguageProps) {
  const { t } = useTranslation('invitations');
  const { id: partyId = '', language = 'da' } = usePartyOfPage().data ?? {};
  const [update, { isLoading, error }] = useUpdateTemplateMutation();
  const use = () =>
    update({ partyId, templateId, ...words })
      .unwrap()
      .then(
        () => onDone(words),
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
