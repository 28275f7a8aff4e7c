import type { Language } from './language';
import { useTextsHere } from './use-texts';

/** The language in which the page is shown. */
export function useLanguage(): Language {
  return useTextsHere().language;
}

/** Adds the language prefix to a path: `/login` becomes `/da/login` (rule: language-in-address). */
export function useLangPath(): (path: string) => string {
  const language = useLanguage();
  return (path) => `/${language}${path}`;
}
