import type { Language } from '@festlig/contracts/define';
import { escapeHtml } from './html-text';
import { readyTemplate, type TemplateText } from './ready-template';

/** What guests may do in the gallery: see its photos, add their own, or both. */
export interface ForGuests {
  sees: boolean;
  uploads: boolean;
}

interface PhotosTexts {
  subject(title: string): string;
  dear: string;
  sees: string;
  uploads: string;
  both: string;
  /** Before the link in a text message. */
  here: string;
  warmly: string;
}

/** Couples send it too, so it does not say "I". */
const TEXTS: Record<Language, PhotosTexts> = {
  da: {
    subject: (title) => `Billeder: ${title}`,
    dear: 'Kære ((name))',
    sees: 'Nu kan du se billederne.',
    uploads: 'Har du taget billeder? Læg dem op, så de er samlet ét sted.',
    both: 'Nu kan du se billederne. Læg også gerne dine egne op, så de er samlet ét sted.',
    here: 'Her:',
    warmly: 'Kærlig hilsen',
  },
  en: {
    subject: (title) => `Photos: ${title}`,
    dear: 'Dear ((name))',
    sees: 'You can see the photos now.',
    uploads: 'Did you take any photos? Add them, so that they are all in one place.',
    both: 'You can see the photos now. Please add your own too, so that they are all in one place.',
    here: 'Here:',
    warmly: 'Warm wishes',
  },
};

/** A message that tells guests of the photos, in the party's language (rule: photo-opening-told). */
export function photosTemplate(
  language: Language,
  title: string,
  hostName: string,
  { sees, uploads }: ForGuests,
): TemplateText {
  const texts = TEXTS[language];
  const news = sees === uploads ? texts.both : sees ? texts.sees : texts.uploads;
  return readyTemplate(
    texts.subject(title),
    [texts.dear, news, '((link))', `${texts.warmly}<br>${escapeHtml(hostName)}`],
    `${texts.dear}\n${news} ${texts.here} ((link))\n${texts.warmly} ${hostName}`,
  );
}
