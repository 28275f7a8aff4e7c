/** Characters of an address before its path: longer ones lead nowhere, and reading them takes time. */
const LONGEST_AUTHORITY = 300;
/** A link to the web up to its path, as browsers read it: any slashes, either way round. */
const AUTHORITY = /^https?:[\\/]*([^\\/?#]*)/i;

/** A host as browsers ask for it (small letters, `xn--`), or undefined when it cannot be one. */
function normalHost(host: string): string | undefined {
  if (host === '' || host.length > LONGEST_AUTHORITY) return undefined;
  try {
    return new URL(`http://${host}`).hostname.replace(/\.$/, '');
  } catch {
    return undefined;
  }
}

/** The host that a link of the web or to a mailbox leads to, or undefined when it has none. */
export function siteOfLink(href: string): string | undefined {
  if (/^mailto:/i.test(href)) {
    const [address = ''] = href.replaceAll('%40', '@').split('?');
    return address.includes('@') ? normalHost(address.slice(address.lastIndexOf('@') + 1)) : undefined;
  }
  const authority = AUTHORITY.exec(href.replace(/[\t\n\r]/g, ''))?.[1];
  if (authority === undefined || authority.length > LONGEST_AUTHORITY) return undefined;
  return normalHost(authority.slice(authority.lastIndexOf('@') + 1));
}

/** Marks that show nothing, and dots of other scripts that look like ours. */
const UNSEEN = /\p{Cf}/gu;
const DOTS = /[．。｡․‧·∙ꓸ]/gu;

const SCHEME = /^\P{L}*(?:https?:[\\/]*|www\.)/iu;
/** Dots between parts, the last one in small letters as in `festlig.dk`, or in capitals as the rest. */
const SITE = /^(?:[\p{L}\p{M}\p{N}-]+\.)+(?:(?:\p{Ll}\p{M}*){2,}|xn--[a-z\d-]+)$/u;
const CAPITALS = /^(?:[\p{Lu}\p{M}\p{N}-]+\.)+(?:\p{Lu}\p{M}*){2,}$/u;
/** At least two characters before the last dot, a letter among them: `f.eks` and `12.maj` are words. */
const NAME = /^(?=.{2})[\p{M}\p{N}-]*\p{L}/u;
const SHORT = /\.(?:com|net|org|dk|se|no|de|uk|eu|io|co|me|ly|gg|tv|us|ru|cn)$/iu;

const isSite = (text: string): boolean =>
  (SITE.test(text) || CAPITALS.test(text)) && (SHORT.test(text) || NAME.test(text.split('.').at(-2) ?? ''));

/** The site that a part of an address names, if it is one: behind a user's name, before a port. */
function siteOfPart(part: string, isAddress: boolean): string | undefined {
  const host = part.slice(part.lastIndexOf('@') + 1).replace(/:\d*$/, '');
  const named = host
    .split(/[^\p{L}\p{M}\p{N}.-]+/u)
    .map((text) => text.replace(/^[.-]+/, '').replace(/(?<![.-])[.-]+$/, ''))
    .find((text) => text.length <= LONGEST_AUTHORITY && (isSite(text) || (isAddress && text.includes('.'))));
  return named === undefined ? undefined : normalHost(named);
}

/** The first site that one word of a text names; what follows in an address is its path. */
function siteOfWord(word: string): string | undefined {
  const bare = word.replace(SCHEME, '');
  for (const [at, part] of bare.split(/[\\/?#⁄∕]/u).entries()) {
    const site = siteOfPart(part, at === 0 && bare !== word);
    if (site !== undefined) return site;
  }
  return undefined;
}

/** What divides words, and addresses that stand side by side. */
const SEPARATOR = /[\s,;<>()[\]"'|]+|:(?![\\/\d])/;

/** The sites that a text names for its reader, without what follows the host in each address. */
export const sitesInText = (text: string): string[] =>
  text
    .replace(UNSEEN, '')
    .replace(DOTS, '.')
    .split(SEPARATOR)
    .flatMap((word) => siteOfWord(word) ?? []);

/** The beginning and the end of a text, as far as they are part of one word with what stands beside them. */
export const firstWord = (text: string): string => text.slice(0, LONGEST_AUTHORITY).split(SEPARATOR)[0] ?? '';
export const lastWord = (text: string): string => text.slice(-LONGEST_AUTHORITY).split(SEPARATOR).at(-1) ?? '';

/** Whether two hosts are of one site: the same, or one under the other. */
export const isSameSite = (one: string, other: string): boolean =>
  one === other || one.endsWith(`.${other}`) || other.endsWith(`.${one}`);
