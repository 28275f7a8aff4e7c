export const LANGUAGES = ['da', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

const KEY = 'festlig_language';
const isLanguage = (text: string | undefined | null): text is Language => text === 'da' || text === 'en';

/** The language a path asks for: its first segment. */
export function languageOfPath(path: string): Language | undefined {
  const first = path.split('/')[1];
  return isLanguage(first) ? first : undefined;
}

/** What the gateway took the page's language to be: a party's own, or Danish. */
export function languageOfDocument(): Language {
  const { lang } = document.documentElement;
  return isLanguage(lang) ? lang : 'da';
}

/** What the visitor chose before, in a cookie (which the server reads too) or in this browser. */
export function rememberedLanguage(): Language | undefined {
  const cookie = new RegExp(`(?:^|; )${KEY}=(\\w+)`).exec(document.cookie)?.[1];
  if (isLanguage(cookie)) return cookie;
  try {
    const stored = localStorage.getItem(KEY);
    return isLanguage(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

export function rememberLanguage(language: Language): void {
  document.cookie = `${KEY}=${language}; path=/; max-age=31536000; samesite=lax`;
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // Storage may be forbidden; the cookie is enough.
  }
}
