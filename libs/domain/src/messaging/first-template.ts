import type { Language } from '@festlig/contracts/define';
import { SUBJECT_MAX, tidyText } from '@festlig/contracts/messaging';
import { escapeHtml } from './html-text';
import { mailTexts } from './mail-texts';

/**
 * Shortens a subject to the greatest length, so that the template can be saved again. Never cuts a character in
 * half.
 */
const fitting = (subject: string): string =>
  subject.length > SUBJECT_MAX ? `${subject.slice(0, SUBJECT_MAX - 1).replace(/\p{Cs}$|(?<!\s)\s+$/u, '')}…` : subject;

/**
 * The invitation template of a new party, in the party's language. `email` is HTML and `text` is plain, both with ((name))
 * and ((link)) (rule: first-template).
 */
export function firstTemplate(
  language: Language,
  title: string,
  hostName: string,
): { name: string; email: string; text: string } {
  const texts = mailTexts[language];
  return {
    name: fitting(texts.subject(title)),
    email: texts
      .paragraphs(escapeHtml(hostName))
      .map((paragraph) => `<p>${paragraph}</p>`)
      .join(''),
    text: tidyText(texts.text(hostName)),
  };
}
