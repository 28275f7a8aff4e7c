import { constants, crc32, deflateRawSync } from 'node:zlib';

/** The beginning of a gzip file, without a time or a name. */
const GZIP_HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** The last block of compressed data, an empty one. */
const LAST_BLOCK = Buffer.from([1, 0, 0, 0xff, 0xff]);
/** Blocks that end at a whole byte, so that further blocks can follow. */
const OPEN_END = { finishFlush: constants.Z_SYNC_FLUSH };
/** Compressing less than so many bytes costs more than it saves. */
const WORTH_IT = 200;

const compressed = (bytes: Buffer, level: number): Buffer => deflateRawSync(bytes, { ...OPEN_END, level });

/** The bytes as they are, in a block of compressed data. There may be no more than a block holds: 65,535. */
function stored(bytes: Buffer): Buffer {
  const head = Buffer.from([0, 0, 0, 0, 0]);
  head.writeUInt16LE(bytes.length, 1);
  head.writeUInt16LE(~bytes.length & 0xffff, 3);
  return Buffer.concat([head, bytes]);
}

/** Whether a client takes gzip, by its header `accept-encoding`. */
export const takesGzip = (accepted = ''): boolean =>
  accepted.split(',').some((one) => /^\s*gzip\s*(?:;(?!\s*q=0(?:\.0*)?\s*$)|$)/i.test(one));

/** A page as it is sent. */
export interface Filled {
  body: Buffer;
  isGzip: boolean;
}

/** A part of a page that stays the same, as it is and compressed. */
interface Constant {
  plain: Buffer;
  deflated: Buffer;
}

/**
 * A page that is the same for many except for what stands at its marks. What stays is encoded and compressed once: for each
 * visitor only their own parts are, which gzip allows and brotli does not.
 */
export class PageTemplate {
  private readonly constants: readonly Constant[];
  private readonly marks: readonly string[];

  /** @param marks finds the marks; global, and without groups */
  constructor(html: string, marks: RegExp) {
    this.marks = [...html.matchAll(marks)].map(([mark]) => mark);
    this.constants = html.split(marks).map((text) => {
      const plain = Buffer.from(text);
      return { plain, deflated: compressed(plain, 9) };
    });
  }

  /** The page with what `own` puts in the place of each mark. */
  filled(own: (mark: string) => string, { gzip }: { gzip: boolean }): Filled {
    const parts = this.marks.map((mark) => Buffer.from(own(mark)));
    const plain = this.woven(({ plain: bytes }) => bytes, parts);
    if (!gzip) return { body: Buffer.concat(plain), isGzip: false };
    const packed = parts.map((part) => (part.length < WORTH_IT ? stored(part) : compressed(part, 4)));
    const tail = Buffer.alloc(8);
    tail.writeUInt32LE(
      plain.reduce((sum, bytes) => crc32(bytes, sum), 0),
      0,
    );
    tail.writeUInt32LE(
      plain.reduce((sum, { length }) => sum + length, 0),
      4,
    );
    const body = Buffer.concat([GZIP_HEAD, ...this.woven(({ deflated }) => deflated, packed), LAST_BLOCK, tail]);
    return { body, isGzip: true };
  }

  private woven(of: (constant: Constant) => Buffer, parts: readonly Buffer[]): Buffer[] {
    return this.constants.flatMap((constant, at) => [of(constant), parts[at] ?? Buffer.alloc(0)]);
  }
}
