import { MAIL_TEXT_MAX, PLACEHOLDERS_MAX } from '@festlig/contracts/messaging';
import { cleanHtml } from '@festlig/domain/html/clean-html';
import { countPlaceholders } from '@festlig/domain/messaging/placeholders';
import { CallError } from '@festlig/platform/errors';

const LINK = /^\(\(\s*link\s*\)\)$/i;

/** A link in a mail can be the guest's own: ((link)) (rule: mail-html-cleaned). */
export const cleanMailHtml = (html: string): string => cleanHtml(html, { alsoTo: LINK });

/**
 * What is kept of a template's text, and what is mailed of it. Cleaning can add to its length (`&amp;`), and can bring
 * forth a placeholder that was cut in two by what is taken out. @throws CallError too_long, too_many_placeholders
 */
export function keptMailHtml(html: string): string {
  const kept = cleanMailHtml(html);
  if (kept.length > MAIL_TEXT_MAX) throw new CallError('too_long', { maximum: MAIL_TEXT_MAX }, 'email');
  if (countPlaceholders(kept) > PLACEHOLDERS_MAX) {
    throw new CallError('too_many_placeholders', { maximum: PLACEHOLDERS_MAX });
  }
  return kept;
}
