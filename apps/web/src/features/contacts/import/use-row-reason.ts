import { useTranslation } from 'react-i18next';
import { errorText, useErrorsT } from '../../../i18n/error-text';

/** What is wrong with a row of a list. A row has no fields to stand beside, so what is missing is named. */
export function useRowReason(): (reason: string) => string {
  const { t } = useTranslation('contacts');
  const errorsT = useErrorsT();
  return (reason) => {
    if (reason === 'required') return t('importer.nameMissing');
    // The number of people is all that can be "invalid" in a row.
    return reason === 'invalid' ? t('importer.peopleInvalid') : errorText({ code: reason }, errorsT, 'invalid');
  };
}
