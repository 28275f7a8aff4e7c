import { useTranslation } from 'react-i18next';
import type { Language } from './language';

/** The language the page is shown in. */
export function useLanguage(): Language {
  return useTranslation().i18n.language === 'en' ? 'en' : 'da';
}

/** Makes a path under the language prefix: `/login` becomes `/da/login` (rule: language-in-address). */
export function useLangPath(): (path: string) => string {
  const language = useLanguage();
  return (path) => `/${language}${path}`;
}
