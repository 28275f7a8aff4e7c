import type { Language } from '@festlig/contracts/define';
import { escapeHtml } from './html-text';
import { mailTexts } from './mail-texts';
import { readyTemplate, type TemplateText } from './ready-template';

/** The invitation template of a new party, in the party's language (rule: first-template). */
export function firstTemplate(language: Language, title: string, hostName: string): TemplateText {
  const texts = mailTexts[language];
  return readyTemplate(texts.subject(title), texts.paragraphs(escapeHtml(hostName)), texts.text(hostName, title));
}
