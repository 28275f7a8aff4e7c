import type { Language } from '@festlig/contracts/define';
import i18next, { type FlatNamespace, type i18n } from 'i18next';
import { type ReactNode, Suspense } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { textsOfI18next } from '../i18n/i18next-texts';
import { GUEST_NAMESPACES } from '../i18n/load';
import { type TextSource, TextSourceOfPart } from '../i18n/use-texts';

interface Own {
  instance: i18n;
  texts: TextSource;
}

/** One for each language: what waits for its texts is rendered anew, and must find the same. */
const instances = new Map<Language, Own>();

function ownOf(language: Language): Own {
  const instance = instances.get(language)?.instance ?? i18next.cloneInstance({ lng: language });
  const own = instances.get(language) ?? { instance, texts: textsOfI18next(instance) };
  instances.set(language, own);
  return own;
}

interface InLanguageProps {
  language: Language;
  /** Shown until the texts are loaded. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** Shows its content in a language of its own, such as the invitation within its host's tool (rule: party-language). */
export default function InLanguage({ language, fallback, children }: InLanguageProps) {
  const { instance, texts } = ownOf(language);
  return (
    <I18nextProvider i18n={instance}>
      <TextSourceOfPart value={texts}>
        <div lang={language} style={{ display: 'contents' }}>
          <Suspense fallback={fallback}>
            <Loaded>{children}</Loaded>
          </Suspense>
        </div>
      </TextSourceOfPart>
    </I18nextProvider>
  );
}

/** Waits for the texts that a guest's page has. */
function Loaded({ children }: { children: ReactNode }) {
  useTranslation([...GUEST_NAMESPACES] as FlatNamespace[]);
  return children;
}

/** Shows its content in the language of the page, within what has a language of its own. */
export const InOwnLanguage = ({ children }: { children: ReactNode }) => (
  <I18nextProvider i18n={i18next}>
    <TextSourceOfPart value={null}>
      <div lang={i18next.language} style={{ display: 'contents' }}>
        {children}
      </div>
    </TextSourceOfPart>
  </I18nextProvider>
);
