import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { languageOfDocument, languageOfPath, rememberedLanguage, rememberLanguage, type Language } from './language';
import { textsOfI18next } from './i18next-texts';
import { GUEST_NAMESPACES, loader } from './load';
import { registerTexts } from './use-texts';

/** The language of the address, else the visitor's choice, else the language the page was served in. */
export async function startI18n(): Promise<void> {
  const language = languageOfPath(location.pathname) ?? rememberedLanguage() ?? languageOfDocument();
  document.documentElement.lang = language;
  await i18next
    .use(loader)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: false,
      // The namespaces of a file are loaded together: a guest's page with all texts is painted at once, without a
      // skeleton.
      ns: [...GUEST_NAMESPACES],
      defaultNS: 'app',
      interpolation: { escapeValue: false },
    });
  registerTexts(textsOfI18next(i18next));
  i18next.on('languageChanged', (changed) => {
    document.documentElement.lang = changed;
  });
}

/** Switches to the visitor's choice and remembers it. */
export async function chooseLanguage(language: Language): Promise<void> {
  rememberLanguage(language);
  await i18next.changeLanguage(language);
}

/** Switches to the language of the page shown (an address or an invitation has its own) without remembering it. */
export async function showLanguage(language: Language): Promise<void> {
  if (i18next.language !== language) await i18next.changeLanguage(language);
}
