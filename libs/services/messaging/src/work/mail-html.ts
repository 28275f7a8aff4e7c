import { MAIL_TEXT_MAX, PLACEHOLDERS_MAX } from '@festlig/contracts/messaging';
import { countPlaceholders } from '@festlig/domain/messaging/placeholders';
import { CallError } from '@festlig/platform/errors';
import sanitizeHtml from 'sanitize-html';

const LINK = /^\(\(\s*link\s*\)\)$/i;

/**
 * What of a host's HTML goes into a mail: the editor is never trusted (rule: html-cleaned-twice). A link goes to the
 * web or a mailbox, or is the guest's own: ((link)). One that goes nowhere loses its address and keeps its words
 * (rule: mail-html-cleaned).
 */
const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'b', 'strong', 'i', 'em', 'u', 'a', 'ul', 'ol', 'li', 'h2', 'h3', 'blockquote'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  // Deeper tags are dropped: each costs as much again as those around it.
  nestingLimit: 50,
  transformTags: {
    a: (tagName, { href = '' }) => ({
      tagName,
      attribs: /^(https?:|mailto:)/i.test(href) || LINK.test(href) ? { href } : {},
    }),
  },
};

export const cleanMailHtml = (html: string): string => sanitizeHtml(html, ALLOWED);

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
