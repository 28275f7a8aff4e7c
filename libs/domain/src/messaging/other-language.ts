import type { Language } from '@festlig/contracts/define';
import { firstTemplates } from './first-template';
import { photosTemplate } from './photos-template';
import type { TemplateText } from './ready-template';
import { TELLINGS, tellingTemplate, type ToldParty } from './telling-template';

const PHOTOS = [
  { sees: true, uploads: true },
  { sees: true, uploads: false },
  { sees: false, uploads: true },
];

/** All words that are ready for a party, in the same order in each language. */
const readyTexts = (language: Language, party: ToldParty, hostName: string): TemplateText[] => [
  ...firstTemplates(language, party, hostName),
  ...TELLINGS.map((telling) => tellingTemplate(telling, language, party, hostName)),
  ...PHOTOS.map((guests) => photosTemplate(language, party.title, hostName, guests)),
];

/**
 * The words of a template that nobody has written, in the party's language when they are in another one; null otherwise
 * (rule: ready-words-follow-language). `isSame` compares two templates.
 */
export function inPartyLanguage(
  words: TemplateText,
  language: Language,
  [party, hostName]: [ToldParty, string],
  isSame: (one: TemplateText, other: TemplateText) => boolean,
): TemplateText | null {
  const other = language === 'da' ? 'en' : 'da';
  const at = readyTexts(other, party, hostName).findIndex((ready) => isSame(ready, words));
  return at === -1 ? null : (readyTexts(language, party, hostName)[at] ?? null);
}
