/** Invisible characters, which may also stand between letters. */
const UNSEEN = /\p{Cf}/gu;
const AT = /[^\s][@＠][^\s]/u;
const LINK = /:\/\/|\bwww\s*[.．。｡]/iu;
/**
 * The name of a site: parts with dots between them, the last one in lower case as in `festlig.dk` and unlike
 * `Dr.Holm`.
 */
const SITE = /[\p{L}\d][.．。｡]\p{Ll}{2,}(?!\p{L})/u;
/** Endings that are recognised in any case. */
const KNOWN_SITE =
  /[\p{L}\d][.．。｡](com|net|org|info|biz|dk|se|no|de|uk|eu|io|co|me|app|dev|shop|site|online|link|xyz|top|click|page|ly|gg|tv|us|ru|cn)(?!\p{L})/iu;

/** Whether a text contains an e-mail address or a link, or something that mail programs turn into one. */
export function holdsAddress(text: string): boolean {
  const seen = text.replace(UNSEEN, '');
  return [AT, LINK, SITE, KNOWN_SITE].some((pattern) => pattern.test(seen));
}
