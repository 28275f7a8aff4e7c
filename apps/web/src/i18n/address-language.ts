import type { Language } from './language';

const KEY = 'festlig_address_language';

/**
 * Keeps the language of a user's page, which has it in its address, or of the page of a sign-up, as long as this tab is open; for
 * the server, which begins a host's page in it, as long as the browser is.
 */
export function keepAddressLanguage(language: Language): void {
  document.cookie = `${KEY}=${language}; path=/; samesite=lax`;
  try {
    sessionStorage.setItem(KEY, language);
  } catch {
    // Storage may be forbidden: then the host's own language is shown.
  }
}

/** The next account that is entered in this tab has its own language. */
export function forgetAddressLanguage(): void {
  document.cookie = `${KEY}=; path=/; samesite=lax; max-age=0`;
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept where storage is forbidden.
  }
}

/**
 * The language of a host's tool where no other was chosen in this browser: that of the page the host came from, else the host's
 * own (rules: party-language, language-carried-over).
 */
export function hostLanguage(own: Language | undefined): Language | undefined {
  try {
    const kept = sessionStorage.getItem(KEY);
    return kept === 'da' || kept === 'en' ? kept : own;
  } catch {
    return own;
  }
}
