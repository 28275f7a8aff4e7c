import { tidyLine } from '@festlig/contracts/define';
import { Parser } from 'htmlparser2';

/** What the head of a page names. */
export interface PageMetadata {
  title: string | null;
  /** The address of a picture, as written. */
  picture: string | null;
}

/** Most characters of a title, as a wish has them. */
const LONGEST_TITLE = 120;
/** Only so much of a longer title is cleaned. */
const LOOKED_AT = 1000;
const TITLES = ['og:title', 'twitter:title'];
const PICTURES = ['og:image:secure_url', 'og:image', 'og:image:url', 'twitter:image', 'twitter:image:src'];
/** Where a page may name its charset, by the rules of HTML. */
const PRESCAN = 1024;

/** The title cleaned and cut; null when nothing can be seen of it. A cut emoji leaves half a character, which goes. */
function cleaned(text: string | undefined): string | null {
  const line = tidyLine(tidyLine((text ?? '').slice(0, LOOKED_AT)).slice(0, LONGEST_TITLE));
  return line === '' ? null : line;
}

/** The text of a page by the charset of its header, else of its first tags; UTF-8 when there is none that we know. */
function decoded(html: Buffer, contentType: string): string {
  const named = /charset\s{0,9}=\s{0,9}["']?([\w:-]{1,40})/i;
  const label = named.exec(contentType)?.[1] ?? named.exec(html.toString('latin1', 0, PRESCAN))?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(label).decode(html);
  } catch {
    return new TextDecoder().decode(html);
  }
}

/** Reads the head of a page: Open Graph, then Twitter's names, then the title. */
export function pageMetadata(html: Buffer, contentType: string): PageMetadata {
  const named = new Map<string, string>();
  let title: string | undefined;
  let isInTitle = false;
  const parser = new Parser({
    onopentag(tag, { property, name, content }) {
      const key = (property ?? name ?? '').toLowerCase();
      if (tag === 'meta' && content && !named.has(key)) named.set(key, content);
      isInTitle = tag === 'title' && title === undefined;
      // A title of a drawing in the body is not that of the page.
      if (tag === 'body') parser.pause();
    },
    ontext(text) {
      if (isInTitle && (title ?? '').length < LOOKED_AT) title = (title ?? '') + text;
    },
    onclosetag(tag) {
      if (tag === 'title') isInTitle = false;
    },
  });
  parser.end(decoded(html, contentType));
  const first = (keys: readonly string[]) => keys.map((key) => named.get(key)).find((value) => value !== undefined);
  return { title: cleaned(first(TITLES)) ?? cleaned(title), picture: first(PICTURES)?.trim() ?? null };
}
