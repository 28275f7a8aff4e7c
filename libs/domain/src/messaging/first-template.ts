import type { Language } from '@festlig/contracts/define';
import { escapeHtml } from './html-text';
import { mailTexts } from './mail-texts';

/** The invitation every party starts with, in its language. `email` is HTML with ((name)) and ((link)). */
export function firstTemplate(language: Language, title: string, hostName: string): { name: string; email: string } {
  const texts = mailTexts[language];
  return {
    name: texts.subject(title),
    email: texts
      .paragraphs(escapeHtml(hostName))
      .map((paragraph) => `<p>${paragraph}</p>`)
      .join(''),
  };
}
