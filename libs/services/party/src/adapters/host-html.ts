import sanitizeHtml from 'sanitize-html';

/**
 * What of a host's HTML is kept: text formatting, lists, quotes and links to the web or a mailbox. Everything else
 * (scripts, styles, handlers, frames, pictures from elsewhere) goes, its text stays. The editor is never trusted.
 */
const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'b', 'strong', 'i', 'em', 'u', 'a', 'ul', 'ol', 'li', 'h2', 'h3', 'blockquote'],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, { href }) => ({ tagName, attribs: { ...(href ? { href } : {}), rel: 'noopener' } }),
  },
};

export const sanitiseHostHtml = (html: string): string => sanitizeHtml(html, ALLOWED);
