import type { Language } from '@festlig/contracts/define';
import { PARTY_TYPES, type PartyType } from '@festlig/contracts/party';
import { escapeHtml } from './html-text';
import { mailTexts } from './mail-texts';
import { readyTemplate, type TemplateText } from './ready-template';

interface Invited {
  title: string;
  type: PartyType;
}

/** The invitation template of a new party, in the party's language and with a wish for its occasion (rule: first-template). */
export function firstTemplate(language: Language, { title, type }: Invited, hostName: string): TemplateText {
  const { subject, paragraphs, wishes, text } = mailTexts[language];
  const words = paragraphs(escapeHtml(hostName), wishes[type] ?? wishes.other);
  return readyTemplate(subject(title), words, text(hostName, title));
}

/** That of each occasion: the party may have had another one when its template was made. */
export const firstTemplates = (language: Language, title: string, hostName: string): TemplateText[] =>
  PARTY_TYPES.map((type) => firstTemplate(language, { title, type }, hostName));
