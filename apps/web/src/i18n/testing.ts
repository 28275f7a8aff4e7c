import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { textsOfI18next } from './i18next-texts';
import type { Language } from './language';
import { registerTexts } from './use-texts';

const files = {
  da: { guest: () => import('./da/guest'), around: () => import('./da/around'), host: () => import('./da/host') },
  en: { guest: () => import('./en/guest'), around: () => import('./en/around'), host: () => import('./en/host') },
};

async function textsIn(language: Language): Promise<Record<string, object>> {
  const all = Object.values(files[language]).map((load) => load());
  const texts: object[] = (await Promise.all(all)).map((module) => module.default);
  const errors = Object.assign({}, ...texts.map((each) => ('errors' in each ? each.errors : {})));
  return Object.assign({}, ...texts, { errors });
}

/** For tests: adds the texts of a second language. */
export async function addTestLanguage(language: Language): Promise<void> {
  const texts = await textsIn(language);
  for (const [namespace, words] of Object.entries(texts)) i18next.addResourceBundle(language, namespace, words);
}

/** One for all calls: what is rendered stays subscribed to it. */
const SOURCE = textsOfI18next(i18next);

/** For tests: loads all texts of a language at once. */
export async function testLanguage(language: Language): Promise<typeof i18next> {
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    defaultNS: 'app',
    resources: { [language]: await textsIn(language) },
    interpolation: { escapeValue: false },
  });
  registerTexts(SOURCE);
  return i18next;
}
