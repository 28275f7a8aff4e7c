import type { Language } from '@festlig/contracts/define';
import i18next, { type i18n } from 'i18next';
import { type ReactNode, Suspense } from 'react';
import { I18nextProvider } from 'react-i18next';

/** One for each language: what waits for its texts is rendered anew, and must find the same. */
const instances = new Map<Language, i18n>();

function instanceOf(language: Language): i18n {
  const known = instances.get(language) ?? i18next.cloneInstance({ lng: language });
  instances.set(language, known);
  return known;
}

interface InLanguageProps {
  language: Language;
  /** Shown until the texts are loaded. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** Shows its content in a language of its own, such as the invitation within its host's tool (rule: party-language). */
export default function InLanguage({ language, fallback, children }: InLanguageProps) {
  return (
    <I18nextProvider i18n={instanceOf(language)}>
      <div lang={language} style={{ display: 'contents' }}>
        <Suspense fallback={fallback}>{children}</Suspense>
      </div>
    </I18nextProvider>
  );
}

/** Shows its content in the language of the page, within what has a language of its own. */
export const InOwnLanguage = ({ children }: { children: ReactNode }) => (
  <I18nextProvider i18n={i18next}>
    <div lang={i18next.language} style={{ display: 'contents' }}>
      {children}
    </div>
  </I18nextProvider>
);
