import { cleanHtml } from '@festlig/domain/html/clean-html';
import { checkMailText } from '@festlig/domain/messaging/check-template';
import { throwProblems } from '@festlig/platform/errors';

const LINK = /^\(\(\s*link\s*\)\)$/i;

/** Sanitises HTML; a link may also lead to the guest's own page by ((link)) (rule: mail-html-cleaned). */
export const cleanMailHtml = (html: string): string => cleanHtml(html, { alsoTo: LINK });

/**
 * Returns a template's text as it is stored and mailed. It is checked after sanitising, which can lengthen it
 * (`&amp;`) and can form a placeholder by removing a tag inside it.
 * @throws InvalidInput with the problems that checkMailText finds
 */
export function keptMailHtml(html: string): string {
  const kept = cleanMailHtml(html);
  throwProblems(checkMailText(kept));
  return kept;
}
