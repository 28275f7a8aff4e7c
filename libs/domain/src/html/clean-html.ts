import sanitizeHtml from 'sanitize-html';
import { KEPT_TAGS } from './formats';

/** Links go to the web or to a mailbox. One to a place of ours would do there what its reader did not mean to. */
const ABSOLUTE = /^(?:https?:|mailto:)/i;
/** Deeper tags are dropped: each costs as much again as those around it. */
const DEEPEST = 50;

export interface CleanHtmlOptions {
  /** An address that may stand in a link beside those of the web and of mailboxes. */
  alsoTo?: RegExp;
  /** What each link says of the page it leads to. */
  rel?: string;
}

/**
 * What of a host's HTML is kept: text formatting, lists, quotes and links. Everything else (scripts, styles, handlers,
 * frames, pictures from elsewhere) goes, its text stays; a link that goes nowhere loses its address and keeps its words.
 * The editor is never trusted (rule: html-cleaned-twice).
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
