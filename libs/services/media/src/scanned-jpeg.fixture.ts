import sharp from 'sharp';

interface Scan {
  /** Its Huffman tables. */
  tables: Buffer;
  /** Its own segment: components, band of coefficients and their precision. */
  head: Buffer;
  data: Buffer;
}

const TABLES = 0xc4;
const SCAN = 0xda;
const COEFFICIENTS = 63;

/** The parts of a JPEG: all before its first scan, and its scans. */
function partsOf(jpeg: Buffer): { before: Buffer; scans: Scan[] } {
  const [before, scans]: [Buffer[], Scan[]] = [[jpeg.subarray(0, 2)], []];
  let tables: Buffer[] = [];
  let at = 2;
  while (jpeg[at + 1] !== 0xd9) {
    const marker = jpeg[at + 1];
    const end = at + 2 + jpeg.readUInt16BE(at + 2);
    const segment = jpeg.subarray(at, end);
    at = end;
    if (marker === SCAN) {
      while (jpeg[at] !== 0xff || jpeg[at + 1] === 0) at++;
      scans.push({ tables: Buffer.concat(tables), head: segment, data: jpeg.subarray(end, at) });
      tables = [];
    } else if (marker === TABLES) tables.push(segment);
    else before.push(segment);
  }
  return { before: Buffer.concat(before), scans };
}

/**
 * A plain JPEG of exactly so many scans, which a decoder reads without a warning: each visits all blocks of one colour for
 * one coefficient, which is 0 everywhere.
 */
export async function jpegOfScans(count: number, [width, height] = [400, 300]): Promise<Buffer> {
  const plain = { width, height, channels: 3 as const, background: '#888' };
  const { before, scans } = partsOf(await sharp({ create: plain }).jpeg({ progressive: true }).toBuffer());
  // At the end of a scan's segment are the first and the last coefficient of its band, and their precision.
  const whole = scans.filter(({ head }) => head.at(-3) === 0);
  const bands = scans.filter(({ head }) => head.at(-3) === 1 && head.at(-1)! >> 4 === 0);
  const made = bands.flatMap(({ tables, head, data }) =>
    Array.from({ length: COEFFICIENTS }, (_, index) => {
      const own = Buffer.from(head);
      own.set([index + 1, index + 1, 0], own.length - 3);
      return { tables, head: own, data };
    }),
  );
  const all = [...whole, ...made.slice(0, count - whole.length)];
  if (all.length !== count) throw new Error(`a JPEG of ${count} scans cannot be made`);
  const written = all.map(({ tables, head, data }) => Buffer.concat([tables, head, data]));
  return Buffer.concat([before, ...written, Buffer.from([0xff, 0xd9])]);
}
