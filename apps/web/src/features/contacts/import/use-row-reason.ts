import { useTranslation } from 'react-i18next';
import { errorText, useErrorsT } from '../../../i18n/error-text';

/** What is wrong with a row of a list. The text names what is missing, because a row has no fields to show it at. */
export function useRowReason(): (reason: string) => string {
  const { t } = useTranslation('contacts');
  const errorsT = useErrorsT();
  return (reason) => {
    if (reason === 'required') return t('importer.nameMissing');
    // Only the number of people can be "invalid" in a row.
    return reason === 'invalid' ? t('importer.peopleInvalid') : errorText({ code: reason }, errorsT, 'invalid');
  };
}
