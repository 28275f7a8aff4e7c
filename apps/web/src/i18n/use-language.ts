import { useTranslation } from 'react-i18next';
import type { Language } from './language';

/** The language in which the page is shown. */
export function useLanguage(): Language {
  return useTranslation().i18n.language === 'en' ? 'en' : 'da';
}

/** Adds the language prefix to a path: `/login` becomes `/da/login` (rule: language-in-address). */
export function useLangPath(): (path: string) => string {
  const language = useLanguage();
  return (path) => `/${language}${path}`;
}
