import type { PartyType } from '@festlig/contracts/party';
import { wizardProblems } from '@festlig/domain/party/wizard';
import Typography from '@mui/material/Typography';
import { useFormState } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { errorText, useErrorsT } from '../../../i18n/error-text';
import { useLanguage } from '../../../i18n/use-language';
import { firstZone, type WizardValues } from '../model';

/** For the button that waits: what describes why. */
export const MISSING_ID = 'wizard-missing';

/** Why the button waits: what is not told yet, and what cannot be. */
export function Missing({ type }: { type: PartyType }) {
  const { t } = useTranslation('wizard');
  const errorsT = useErrorsT();
  const language = useLanguage();
  const { values } = useFormState<WizardValues>({ subscription: { values: true } });
  type Field = keyof ReturnType<typeof wizardProblems>;
  const problems = Object.entries(wizardProblems({ ...values, type }, new Date(), firstZone(language))) as [
    Field,
    string,
  ][];
  const isMissing = ([, code]: (typeof problems)[number]) => code === 'required';
  const fields = problems.filter(isMissing).map(([field]) => t(`field.${field}`));
  const wrong = problems.filter((problem) => !isMissing(problem)).map(([, code]) => errorText({ code }, errorsT));
  const list = new Intl.ListFormat(language).format(fields);
  return (
    <Typography id={MISSING_ID} variant="body2" color="textSecondary" aria-live="polite">
      {[...(fields.length > 0 ? [t('missing', { fields: list })] : []), ...new Set(wrong)].join(' ')}
    </Typography>
  );
}
