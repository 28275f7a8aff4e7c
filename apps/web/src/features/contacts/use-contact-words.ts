import { checkContact, type ContactEntry } from '@festlig/domain/contacts/check-contact';
import { useTranslation } from 'react-i18next';
import { useErrorsT } from '../../i18n/error-text';
import { inWords } from '../../i18n/in-words';

/** What is wrong with a guest as entered, in words by field. */
export function useContactWords(): (entry: ContactEntry) => Record<string, string> {
  const { t } = useTranslation('contacts');
  const errorsT = useErrorsT();
  const texts = {
    'email.required': t('form.emailNeeded'),
    'phone.required': t('form.phoneNeeded'),
    'maxPeople.invalid': t('form.maxInvalid'),
  };
  return (entry) => inWords(checkContact(entry), errorsT, texts);
}
