/** Marks that show nothing, between letters too. */
const UNSEEN = /\p{Cf}/gu;
const AT = /[^\s][@＠][^\s]/u;
const LINK = /:\/\/|\bwww\s*[.．。｡]/iu;
/** A name of a site: dots between parts, the last one in small letters as in `festlig.dk` and not as in `Dr.Holm`. */
const SITE = /[\p{L}\d][.．。｡]\p{Ll}{2,}(?!\p{L})/u;
/** Endings that are written in any case. */
const KNOWN_SITE =
  /[\p{L}\d][.．。｡](com|net|org|info|biz|dk|se|no|de|uk|eu|io|co|me|app|dev|shop|site|online|link|xyz|top|click|page|ly|gg|tv|us|ru|cn)(?!\p{L})/iu;

/** Whether a text holds an e-mail address or a link, or what mail programs take for one. */
export function holdsAddress(text: string): boolean {
  const seen = text.replace(UNSEEN, '');
  return [AT, LINK, SITE, KNOWN_SITE].some((pattern) => pattern.test(seen));
}
