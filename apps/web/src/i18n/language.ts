export const LANGUAGES = ['da', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

const KEY = 'festlig_language';
const isLanguage = (text: string | undefined | null): text is Language => text === 'da' || text === 'en';

/** The language in a path: its first segment. */
export function languageOfPath(path: string): Language | undefined {
  const first = path.split('/')[1];
  return isLanguage(first) ? first : undefined;
}

/** The language the gateway served the page in: the party's own, or Danish. */
export function languageOfDocument(): Language {
  const { lang } = document.documentElement;
  return isLanguage(lang) ? lang : 'da';
}

/** The visitor's earlier choice, in a cookie (which the server reads too) or in this browser's storage. */
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
