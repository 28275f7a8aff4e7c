import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { languageOfDocument, languageOfPath, rememberedLanguage, rememberLanguage, type Language } from './language';
import { GUEST_NAMESPACES, loader } from './load';

/** Language of the address, else the visitor's choice, else the one the page came in. */
export async function startI18n(): Promise<void> {
  const language = languageOfPath(location.pathname) ?? rememberedLanguage() ?? languageOfDocument();
  document.documentElement.lang = language;
  await i18next
    .use(loader)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: false,
      // They come in one file: an invitation whose texts are all there is painted at once, without a skeleton before.
      ns: [...GUEST_NAMESPACES],
      defaultNS: 'app',
      interpolation: { escapeValue: false },
    });
  i18next.on('languageChanged', (changed) => {
    document.documentElement.lang = changed;
  });
}

/** The visitor's own choice: remembered. */
export async function chooseLanguage(language: Language): Promise<void> {
  rememberLanguage(language);
  await i18next.changeLanguage(language);
}

/** The language of the page shown (an address or an invitation has its own): not remembered. */
export async function showLanguage(language: Language): Promise<void> {
  if (i18next.language !== language) await i18next.changeLanguage(language);
}
