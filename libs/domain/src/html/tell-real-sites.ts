import { firstWord, isSameSite, lastWord, siteOfLink, sitesInText } from './site-of';

const TAG = /(<[^<>]*>)/;
const HREF = /^<a\b[^<>]*\bhref="([^"<>]*)"/i;
/** Tags that divide words; the others stand within one. */
const DIVIDES = /^<\/?(?:p|br|h2|h3|ul|ol|li|blockquote)\b/i;

const SIGNS: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&nbsp;': ' ' };
const decode = (html: string): string => html.replace(/&(?:amp|lt|gt|quot|nbsp);/g, (sign) => SIGNS[sign] ?? sign);

interface OpenLink {
  /** The host it leads to, if it has one. */
  site: string | undefined;
  /** What stands before it in the same word. */
  before: string;
  words: string[];
}

/** The pieces that are looked at behind a link for the rest of its last word. */
const PIECES_AFTER = 20;

/** The rest of a word that a link ends in: only a part of what reads as an address may be the link. */
function restOfWord(pieces: readonly string[], from: number): string {
  let rest = '';
  for (const piece of pieces.slice(from, from + PIECES_AFTER)) {
    if (DIVIDES.test(piece)) break;
    if (piece.startsWith('<')) continue;
    const text = decode(piece);
    const first = firstWord(text);
    rest += first;
    if (first.length < text.length) break;
  }
  return rest;
}

/** The real host of a link whose words name another one. */
function hiddenSite({ site, before, words }: OpenLink, rest: string): string | undefined {
  if (site === undefined) return undefined;
  const own = words.join('');
  const named = sitesInText(before === '' && rest === '' ? own : `${own} ${before}${own}${rest}`);
  return named.some((each) => !isSameSite(each, site)) ? site : undefined;
}

/**
 * Says in brackets behind a link where it leads, if its words name another site (rule: link-says-where). The HTML is
 * cleaned already. What is said already is not said again, because HTML is cleaned more than once.
 */
export function tellRealSites(html: string): string {
  if (!html.includes('<a ')) return html;
  const pieces = html.split(TAG);
  const open: OpenLink[] = [];
  let before = '';
  const read = (text: string): void => {
    open.at(-1)?.words.push(text);
    before = lastWord(before + text);
  };
  return pieces
    .map((piece, at) => {
      if (at % 2 === 0) read(decode(piece));
      else if (DIVIDES.test(piece)) read(' ');
      else if (/^<a\b/i.test(piece))
        open.push({ site: siteOfLink(decode(HREF.exec(piece)?.[1] ?? '')), before, words: [] });
      if (piece !== '</a>') return piece;
      const link = open.pop();
      const site = link && hiddenSite(link, restOfWord(pieces, at + 1));
      if (site === undefined) return piece;
      const said = `(${site.replaceAll('&', '&amp;')})`;
      const isSaid = (pieces[at + 1] ?? '').replace(/^(?:&nbsp;|\s)+/, '').startsWith(said);
      return isSaid ? piece : `${piece} ${said}`;
    })
    .join('');
}
