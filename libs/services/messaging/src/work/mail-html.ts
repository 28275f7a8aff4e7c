import { cleanHtml } from '@festlig/domain/html/clean-html';
import { checkMailText } from '@festlig/domain/messaging/check-template';
import { throwProblems } from '@festlig/platform/errors';

const LINK = /^\(\(\s*link\s*\)\)$/i;

/** A link in a mail can be the guest's own: ((link)) (rule: mail-html-cleaned). */
export const cleanMailHtml = (html: string): string => cleanHtml(html, { alsoTo: LINK });

/**
 * What is kept of a template's text, and what is mailed of it. Cleaning can add to its length (`&amp;`), and can bring
 * forth a placeholder that was cut in two by what is taken out. @throws InvalidInput as checkMailText says
 */
export function keptMailHtml(html: string): string {
  const kept = cleanMailHtml(html);
  throwProblems(checkMailText(kept));
  return kept;
}
