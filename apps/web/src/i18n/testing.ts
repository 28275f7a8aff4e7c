import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from './language';

const files = {
  da: { guest: () => import('./da/guest'), host: () => import('./da/host') },
  en: { guest: () => import('./en/guest'), host: () => import('./en/host') },
};

/** For tests: loads all texts of a language at once. */
export async function testLanguage(language: Language): Promise<typeof i18next> {
  const [guest, host] = await Promise.all([files[language].guest(), files[language].host()]);
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    defaultNS: 'app',
    resources: {
      [language]: { ...guest.default, ...host.default, errors: { ...guest.default.errors, ...host.default.errors } },
    },
    interpolation: { escapeValue: false },
  });
  return i18next;
}
