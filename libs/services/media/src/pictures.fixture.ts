import sharp from 'sharp';
import { crc32 } from 'node:zlib';

type Size = readonly [width: number, height: number];

/** A picture of one colour. */
export const plain = ([width, height]: Size, background = '#808080') =>
  sharp({ create: { width, height, channels: 3, background } });

export const jpegOf = (size: Size, background?: string): Promise<Buffer> => plain(size, background).jpeg().toBuffer();

/** A picture whose quarters differ: red and green above, blue and white below. */
export const quarters = async ([width, height]: Size): Promise<Buffer> => {
  const [half, tall] = [Math.ceil(width / 2), Math.ceil(height / 2)];
  const part = async (colour: string, left: number, top: number) => ({
    input: await plain([half, tall], colour).png().toBuffer(),
    left,
    top,
  });
  return plain([width, height])
    .composite([
      await part('#f00', 0, 0),
      await part('#0f0', width - half, 0),
      await part('#00f', 0, height - tall),
      await part('#fff', width - half, height - tall),
    ])
    .jpeg({ quality: 95 })
    .toBuffer();
};

/** Noise in black and white squares: the busiest picture there is. */
export const busy = ([width, height]: Size, square = 24): Promise<Buffer> => {
  const data = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const cell = Math.floor(x / square) * 7919 + Math.floor(y / square) * 104_729;
      data.fill(((cell * cell) >>> 7) % 2 === 0 ? 255 : 0, (y * width + x) * 3, (y * width + x) * 3 + 3);
    }
  }
  return sharp(data, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer();
};

export const pngChunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};
