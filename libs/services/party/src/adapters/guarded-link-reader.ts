import type { IncomingMessage } from 'node:http';
import { fileKind } from '@festlig/domain/media/file-kind';
import { type Guard, guardedGet } from './guarded-get';
import type { LinkMetadata, LinkReader } from './link-reader';
import { pageMetadata } from './page-metadata';

/** Milliseconds for a page with all its redirects, and for its picture. */
interface Patience {
  page: number;
  picture: number;
}

const PATIENCE: Patience = { page: 6000, picture: 3000 };
const MOST_HTML = 512 * 1024;
const MOST_PICTURE = 1024 * 1024;
const HTML = /^(?:text\/html|application\/xhtml\+xml)\s*(?:;|$)/i;
const END_OF_HEAD = /<\/head|<body/i;
/** The longest beginning of `</head` that a chunk can end with. */
const SPLIT = 5;

const holdsHead = (chunk: Buffer, before: Buffer | undefined): boolean =>
  END_OF_HEAD.test((before?.subarray(-SPLIT).toString('latin1') ?? '') + chunk.toString('latin1'));

/** The type of a picture that browsers draw, by its content. */
function pictureType(bytes: Buffer): string | null {
  if (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP') return 'image/webp';
  const kind = fileKind(bytes);
  return kind === 'jpeg' || kind === 'png' ? `image/${kind}` : null;
}

/** The beginning of an answer, up to a number of bytes or until enough was read; the rest is not read. */
async function beginningOf(
  response: IncomingMessage,
  most: number,
  isEnough: (chunk: Buffer, before: Buffer | undefined) => boolean = () => false,
): Promise<{ bytes: Buffer; isWhole: boolean }> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    const before = chunks.at(-1);
    chunks.push(chunk);
    length += chunk.length;
    // Leaving the loop destroys the answer and its connection.
    if (length > most || isEnough(chunk, before)) return { bytes: joined(chunks, most), isWhole: false };
  }
  return { bytes: joined(chunks, most), isWhole: true };
}

const joined = (chunks: readonly Buffer[], most: number): Buffer => Buffer.concat(chunks).subarray(0, most);

/**
 * Reads pages that hosts name, with limits of time and size, from public addresses only (rule: wish-metadata-guards).
 * Nothing of a page is kept but a line of text and a picture, which the browser draws anew before it is uploaded.
 */
export class GuardedLinkReader implements LinkReader {
  constructor(
    private readonly guard: Guard = {},
    private readonly patience: Patience = PATIENCE,
  ) {}

  async read(link: string): Promise<LinkMetadata | null> {
    try {
      const signal = AbortSignal.timeout(this.patience.page);
      const { url, response } = await guardedGet(link, 'text/html', this.guard, signal);
      const type = response.headers['content-type'] ?? '';
      if (!HTML.test(type)) {
        response.destroy();
        return null;
      }
      const { bytes } = await beginningOf(response, MOST_HTML, holdsHead);
      const { title, picture } = pageMetadata(bytes, type);
      const image = picture === null ? null : await this.picture(picture, url);
      return title === null && image === null ? null : { title, image };
    } catch {
      return null;
    }
  }

  /** The picture of a page as a data URI; null when it cannot be had, because the title is of use without it. */
  private async picture(address: string, page: URL): Promise<string | null> {
    try {
      const signal = AbortSignal.timeout(this.patience.picture);
      const { response } = await guardedGet(new URL(address, page).href, 'image/*', this.guard, signal);
      const { bytes, isWhole } = await beginningOf(response, MOST_PICTURE);
      const type = isWhole ? pictureType(bytes) : null;
      return type && `data:${type};base64,${bytes.toString('base64')}`;
    } catch {
      return null;
    }
  }
}
