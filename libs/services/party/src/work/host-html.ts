import { PAGE_TEXT_MAX } from '@festlig/contracts/party';
import { CallError } from '@festlig/platform/errors';
import sanitizeHtml from 'sanitize-html';

/**
 * What of a host's HTML is kept: text formatting, lists, quotes and links to the web or a mailbox. Everything else
 * (scripts, styles, handlers, frames, pictures from elsewhere) goes, its text stays. The editor is never trusted
 * (rules: html-cleaned-twice, page-text).
 */
const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'b', 'strong', 'i', 'em', 'u', 'a', 'ul', 'ol', 'li', 'h2', 'h3', 'blockquote'],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  // Deeper tags are dropped: each costs as much again as those around it.
  nestingLimit: 50,
  transformTags: {
    a: (tagName, { href }) => ({ tagName, attribs: { ...(href ? { href } : {}), rel: 'noopener' } }),
  },
};

export const sanitiseHostHtml = (html: string): string => sanitizeHtml(html, ALLOWED);

/**
 * What is kept of a field. Its length is looked at here once more, for sanitising can add to it (`rel`, `&amp;`).
 * @throws CallError too_long
 */
export function keptHtml(field: 'body' | 'description', html: string): string {
  const kept = sanitiseHostHtml(html);
  if (kept.length > PAGE_TEXT_MAX) throw new CallError('too_long', { maximum: PAGE_TEXT_MAX }, field);
  return kept;
}
