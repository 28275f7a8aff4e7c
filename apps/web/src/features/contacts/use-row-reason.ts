import { useTranslation } from 'react-i18next';
import { errorText, useErrorsT } from '../../i18n/error-text';

/** What is wrong with a row of a list. A row has no fields to stand beside, so what is missing is named. */
export function useRowReason(): (reason: string) => string {
  const { t } = useTranslation('contacts');
  const errorsT = useErrorsT();
  return (reason) =>
    reason === 'required' ? t('importer.nameMissing') : errorText({ code: reason }, errorsT, 'invalid');
}
