import sanitizeHtml from 'sanitize-html';
import { actsOnOpening } from './acts-on-opening';
import { KEPT_TAGS } from './formats';
import { IMAGE_ATTRIBUTES, keptImage } from './kept-image';
import { tellRealSites } from './tell-real-sites';
import { siteOfLink } from './site-of';

/**
 * Links may lead to the web or to a mailbox. A relative link could make its reader do something unintended on our
 * site.
 */
const isAbsolute = (href: string): boolean =>
  /^mailto:/i.test(href) || (/^https?:/i.test(href) && siteOfLink(href) !== undefined);
/** Tags nested more deeply are dropped, because the cost grows with each level. */
const DEEPEST = 50;

export interface CleanHtmlOptions {
  /** Matches further addresses that are allowed in links. */
  alsoTo?: RegExp;
  /** The `rel` attribute of each link. */
  rel?: string;
  /** The party whose own pictures are kept; without one no picture is. */
  picturesOf?: string;
}

/**
 * Reduces a host's HTML to text formatting, lists, quotes, links and own pictures. Everything else (scripts, styles,
 * handlers, frames, pictures of others) is removed while its text stays. A link with a forbidden address keeps its text, and one
 * whose text names another site than its own is followed by its real host. The editor is never trusted
 * (rules: html-cleaned-twice, link-says-where).
 */
export function cleanHtml(html: string, { alsoTo, rel, picturesOf }: CleanHtmlOptions = {}): string {
  const isKept = (href: string) => (isAbsolute(href) && !actsOnOpening(href)) || alsoTo?.test(href) === true;
  const kept = sanitizeHtml(html, {
    allowedTags: [...KEPT_TAGS, ...(picturesOf === undefined ? [] : ['img'])],
    allowedAttributes: { a: ['href', 'rel'], img: IMAGE_ATTRIBUTES },
    allowedSchemes: ['http', 'https', 'mailto'],
    allowProtocolRelative: false,
    nestingLimit: DEEPEST,
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && attribs['src'] === undefined,
    transformTags: {
      img: (tagName, attribs) => ({ tagName, attribs: keptImage(attribs, picturesOf ?? '') ?? {} }),
      a: (tagName, { href = '' }) => ({
        tagName,
        attribs: { ...(isKept(href.trim()) ? { href: href.trim() } : {}), ...(rel === undefined ? {} : { rel }) },
      }),
    },
  });
  return tellRealSites(kept);
}
