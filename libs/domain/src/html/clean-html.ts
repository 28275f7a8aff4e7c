import sanitizeHtml from 'sanitize-html';
import { KEPT_TAGS } from './formats';

/**
 * Links may lead to the web or to a mailbox. A relative link could make its reader do something unintended on our
 * site.
 */
const ABSOLUTE = /^(?:https?:|mailto:)/i;
/** Tags nested more deeply are dropped, because the cost grows with each level. */
const DEEPEST = 50;

export interface CleanHtmlOptions {
  /** Matches further addresses that are allowed in links. */
  alsoTo?: RegExp;
  /** The `rel` attribute of each link. */
  rel?: string;
}

/**
 * Reduces a host's HTML to text formatting, lists, quotes and links. Everything else (scripts, styles, handlers,
 * frames, pictures) is removed while its text stays. A link with a forbidden address keeps its text. The editor is
 * never trusted (rule: html-cleaned-twice).
 */
export function cleanHtml(html: string, { alsoTo, rel }: CleanHtmlOptions = {}): string {
  const isKept = (href: string) => ABSOLUTE.test(href) || alsoTo?.test(href) === true;
  return sanitizeHtml(html, {
    allowedTags: [...KEPT_TAGS],
    allowedAttributes: { a: ['href', 'rel'] },
    allowedSchemes: ['http', 'https', 'mailto'],
    allowProtocolRelative: false,
    nestingLimit: DEEPEST,
    transformTags: {
      a: (tagName, { href = '' }) => ({
        tagName,
        attribs: { ...(isKept(href.trim()) ? { href: href.trim() } : {}), ...(rel === undefined ? {} : { rel }) },
      }),
    },
  });
}
