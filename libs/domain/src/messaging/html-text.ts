const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** For text inside an element or a quoted attribute. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

const ZERO_WIDTH_SPACE = '\u200B';

/**
 * A name or title for a mail, which no mail program takes for an address and makes a link of: whoever signs up chooses a
 * name, and we would bring their link to any inbox they name. It looks as it was written.
 */
export const unlinked = (text: string): string =>
  text.replace(/:(?=\/\/)|\.(?=[\p{L}\p{N}])/gu, `$&${ZERO_WIDTH_SPACE}`);

const decode = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (whole, name: string) => ENTITIES[name] ?? whole);

/** A link in plain text: its words, and the address in brackets when the words do not say it. */
function linkText(_: string, href: string, inner: string): string {
  const words = inner.replace(/<[^<>]*>/g, '');
  return words === '' || words === href ? href : `${words} (${href})`;
}

/**
 * A tag with the space around it. The space in front is looked at from its beginning only: from each sign of it, a long
 * run of breaks would take time that grows by the square.
 */
const spaced = (tag: string): RegExp => new RegExp(`(?:(?<!\\s)\\s+)?<${tag}>\\s*`, 'gi');
const BREAK = spaced('br\\s*\\/?');
const ITEM = spaced('li\\b[^<>]*');
const BLOCK = spaced('\\/?(?:p|h[1-6]|ul|ol|div|blockquote)\\b[^<>]*');

/** The plain-text part of a mail, from sanitised HTML: paragraphs, breaks, lists and links are kept. */
export function htmlToText(html: string): string {
  const text = html
    .replace(/\s+/g, ' ')
    .replace(/<a\b[^<>]*\bhref="([^"]*)"[^<>]*>(.*?)<\/a>/gi, linkText)
    .replace(BREAK, '\n')
    .replace(ITEM, '\n- ')
    .replace(BLOCK, '\n\n')
    .replace(/<[^<>]*>/g, '');
  return decode(text)
    .replace(/(?<![^\S\n])[^\S\n]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
