const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** Escapes text for the inside of an element or a quoted attribute. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

const ZERO_WIDTH_SPACE = '\u200B';

/**
 * Prevents mail programs from turning a name or title into a link: anyone who signs up chooses a name, and we would
 * deliver their link to any inbox. The text looks unchanged.
 */
export const unlinked = (text: string): string =>
  text.replace(/:(?=\/\/)|\.(?=[\p{L}\p{N}])/gu, `$&${ZERO_WIDTH_SPACE}`);

const decode = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (whole, name: string) => ENTITIES[name] ?? whole);

/** A link in plain text: its words, followed by the address in brackets unless the words are the address. */
function linkText(_: string, href: string, inner: string): string {
  const words = inner.replace(/<[^<>]*>/g, '');
  return words === '' || words === href ? href : `${words} (${href})`;
}

/**
 * A tag with the white space around it. The lookbehind starts a match only at the beginning of white space;
 * otherwise a long run of breaks would take quadratic time.
 */
const spaced = (tag: string): RegExp => new RegExp(`(?:(?<!\\s)\\s+)?<${tag}>\\s*`, 'gi');
const BREAK = spaced('br\\s*\\/?');
const ITEM = spaced('li\\b[^<>]*');
const BLOCK = spaced('\\/?(?:p|h[1-6]|ul|ol|div|blockquote)\\b[^<>]*');

/** Converts sanitised HTML to the plain-text part of a mail. Paragraphs, breaks, lists and links are kept. */
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
