import type { PartyType } from '@festlig/contracts/party';
import { checkWizard, type WizardProblems } from '@festlig/domain/party/check-wizard';
import Typography from '@mui/material/Typography';
import { useFormState } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language';
import { firstZone, type WizardValues } from '../model';

/** The id by which the button refers to this text. */
export const MISSING_ID = 'wizard-missing';

/** British English has no comma before “and”. */
const LOCALES = { da: 'da-DK', en: 'en-GB' } as const;

type Named = keyof WizardProblems | 'bothNames';

/** The two names of a couple are named together. */
const joined = (missing: readonly (keyof WizardProblems)[]): Named[] => [
  'bothNames',
  ...missing.filter((field) => field !== 'name' && field !== 'nameOnSpouse'),
];

/** What the button waits for: what is missing, and which fields say themselves that they are invalid (rule: wizard-waits). */
export function Missing({ type }: { type: PartyType }) {
  const { t } = useTranslation('wizard');
  const language = useLanguage();
  const { values } = useFormState<WizardValues>({ subscription: { values: true } });
  const problems = checkWizard({ ...values, type }, new Date(), firstZone(language));
  const names = Object.keys(problems) as (keyof WizardProblems)[];
  const isMissing = (field: keyof WizardProblems) => problems[field]?.code === 'required';
  const missing = names.filter(isMissing);
  const fields = missing.includes('name') && missing.includes('nameOnSpouse') ? joined(missing) : missing;
  const wrong = names.filter((field) => !isMissing(field));
  const listed = (fields: readonly Named[]) =>
    new Intl.ListFormat(LOCALES[language]).format(fields.map((field) => t(`field.${field}`)));
  return (
    <Typography id={MISSING_ID} variant="body2" color="textSecondary" aria-live="polite">
      {fields.length > 0 && t('missing', { fields: listed(fields) })}
      {fields.length > 0 && wrong.length > 0 && ' '}
      {wrong.length > 0 && t('wrong', { fields: listed(wrong) })}
    </Typography>
  );
}
