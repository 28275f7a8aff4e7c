import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from './language';

const files = {
  da: { guest: () => import('./da/guest'), around: () => import('./da/around'), host: () => import('./da/host') },
  en: { guest: () => import('./en/guest'), around: () => import('./en/around'), host: () => import('./en/host') },
};

/** For tests: loads all texts of a language at once. */
export async function testLanguage(language: Language): Promise<typeof i18next> {
  const all = Object.values(files[language]).map((load) => load());
  const texts: object[] = (await Promise.all(all)).map((module) => module.default);
  const errors = Object.assign({}, ...texts.map((each) => ('errors' in each ? each.errors : {})));
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    defaultNS: 'app',
    resources: {
      [language]: Object.assign({}, ...texts, { errors }),
    },
    interpolation: { escapeValue: false },
  });
  return i18next;
}
