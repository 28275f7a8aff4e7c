import sharp from 'sharp';
import { Brush, randomOf } from './brush';
import { balloons, cake, dance, flags, lamps, table } from './festivities';
import { coast, hills, meadow, wood } from './landscapes';

/** What a camera writes into a file besides the picture: its model, the moment, and the place. */
const TRACES = {
  IFD0: { Make: 'Festlig', Model: 'Test camera', DateTime: '2026:06:20 18:30:00', Artist: 'Karen Holm' },
  IFD2: { DateTimeOriginal: '2026:06:20 18:30:00' },
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '55/1 3/1 3600/100',
    GPSLongitudeRef: 'E',
    GPSLongitude: '10/1 36/1 2400/100',
  },
} as const;

/** Pixels as cameras and phones make them: landscape, portrait, square, panorama. */
const SHAPES = [
  [4000, 3000],
  [3000, 4000],
  [3600, 2400],
  [3000, 3000],
  [4000, 2250],
  [2400, 3600],
  [4000, 1500],
  [1200, 1600],
  [2250, 4000],
  [3200, 2400],
  [2000, 2500],
] as const;

/** Pixels of the longer side of the drawing: what is finer than this in a photo is grain. */
const DRAWN = 1400;

/** Pixels over which edges are soft in the drawing: those of a lens are. */
const SOFT = 1.6;

const MOTIFS = [coast, table, meadow, dance, balloons, hills, cake, lamps, flags, wood];

export const SCENE_COUNT = 60;

interface SceneOptions {
  /** Pixels of the longer side; otherwise those of the scene. */
  longest?: number;
  /** Whether the file tells camera, moment and place, as those of phones do. */
  traces?: boolean;
}

/** The pixels of a scene. */
export function sceneSize(number: number, longest?: number): { width: number; height: number } {
  const [width, height] = SHAPES[number % SHAPES.length]!;
  const scale = longest === undefined ? 1 : Math.min(1, longest / Math.max(width, height));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/**
 * A picture that looks like a photo of a party, as a JPEG: a drawing with depth of field, light, darker corners and
 * grain, in one of many shapes. Each number is another picture; only its grain, and so the bytes, differ each time.
 */
export async function scenePhoto(number: number, { longest, traces = false }: SceneOptions = {}): Promise<Buffer> {
  const { width, height } = sceneSize(number, longest);
  const scale = Math.min(1, DRAWN / Math.max(width, height));
  const brush = new Brush(Math.round(width * scale), Math.round(height * scale), randomOf(number + 1));
  MOTIFS[number % MOTIFS.length]!(brush);
  const drawn = await sharp(Buffer.from(brush.svg())).removeAlpha().blur(SOFT).toBuffer();
  const grain = await sharp({
    create: { width, height, channels: 3, background: '#808080', noise: { type: 'gaussian', mean: 128, sigma: 14 } },
  })
    .png({ compressionLevel: 0 })
    .toBuffer();
  const photo = sharp(drawn)
    .resize(width, height, { kernel: 'cubic' })
    .composite([
      { input: Buffer.from(corners(width, height)), blend: 'multiply' },
      { input: grain, blend: 'soft-light' },
    ])
    .jpeg({ quality: 88 });
  return (traces ? photo.withExif(TRACES) : photo).toBuffer();
}

/** A lens lets less light into the corners. */
const corners = (width: number, height: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><radialGradient id="v" r=".75">` +
  '<stop offset=".45" stop-color="#fff"/><stop offset="1" stop-color="#8d8078"/></radialGradient></defs>' +
  `<rect width="${width}" height="${height}" fill="url(#v)"/></svg>`;
