import { describe, expect, it } from '@jest/globals';
import { pngWithoutTexts } from './png-without-texts';

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const chunk = (type: string, ...data: number[]): number[] => [
  ...[0, 0, 0, data.length],
  ...[...type].map((letter) => letter.charCodeAt(0)),
  ...data,
  ...[1, 2, 3, 4],
];
const png = (...chunks: number[][]): Uint8Array => Uint8Array.from([SIGNATURE, ...chunks].flat());

describe('a PNG without its texts', () => {
  it('has lost every text before and after its pixels, and nothing else', () => {
    const texts = [chunk('tEXt', 1, 2), chunk('zTXt', 3), chunk('iTXt')];
    const [head, gamma, pixels, end] = [chunk('IHDR', 5), chunk('gAMA', 6), chunk('IDAT', 7, 8), chunk('IEND')];
    const file = png(...texts, head, ...texts, gamma, pixels, ...texts, end);
    expect(pngWithoutTexts(file)).toEqual(png(head, gamma, pixels, end));
    const plain = png(head, gamma, pixels, end, chunk('tEXT'), chunk('xTXt'));
    expect(pngWithoutTexts(plain)).toEqual(plain);
  });

  it('is made of a broken file without running past its end', () => {
    const endless = Uint8Array.from([...SIGNATURE, 255, 255, 255, 255, ...chunk('IDAT').slice(4), 1, 2, 3]);
    expect(pngWithoutTexts(endless)).toEqual(endless);
    expect(pngWithoutTexts(png())).toEqual(png());
  });
});
