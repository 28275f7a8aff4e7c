import type { BookSize } from '@festlig/contracts/media';
import { inflateSync } from 'node:zlib';
import { buffer } from 'node:stream/consumers';
import { BOOK_SIZES, bookLayout, type BookPhoto, HERO_COVER } from '@festlig/domain/media/book-layout';
import { heroScenes } from '@festlig/hero-art';
import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { jpegOf, quarters } from '../pictures.fixture';
import { PdfBookPrinter } from './pdf-book-printer';

const WHOLE = { x: 0, y: 0, width: 1, height: 1 };
const about = { title: 'Karen fylder 50', language: 'da', at: new Date('2026-06-20T18:00:00Z') } as const;
const photo = (id: string, [width, height]: readonly [number, number], name: string | null = null): BookPhoto => ({
  id,
  width,
  height,
  name,
});

interface Printed {
  size?: BookSize;
  files?: Record<string, Buffer>;
  title?: string;
}

/** Prints a book of these photos, each of them a grey picture unless its file is given. */
async function print(photos: BookPhoto[], { size = 'a4', files = {}, title = about.title }: Printed = {}) {
  const cover = photos[0] ?? HERO_COVER;
  const pages = bookLayout(photos, { size, title, date: 'lørdag den 20. juni 2026', cover });
  const asked: string[] = [];
  const stream = new PdfBookPrinter().print({ ...about, pages, size, title }, async (id) => {
    asked.push(id);
    const { width = 8, height = 8 } = photos.find((each) => each.id === id) ?? {};
    return { file: files[id] ?? (await jpegOf([width, height])), part: WHOLE };
  });
  const bytes = await buffer(stream);
  return { bytes, text: bytes.toString('latin1'), pages, asked };
}

/** The pictures of a PDF in their order: pixels, and the JPEG itself. */
const imagesOf = (pdf: Buffer) =>
  [...pdf.toString('latin1').matchAll(/\/Subtype \/Image[^]*?\/Length (\d+)[^]*?stream\n/g)].map((found) => {
    const start = found.index + found[0].length;
    return pdf.subarray(start, start + Number(found[1]));
  });
/** What is drawn on the pages: the contents that are neither pictures nor fonts. */
const contentsOf = (pdf: Buffer): string =>
  [...pdf.toString('latin1').matchAll(/<<\n\/Length (\d+)\n\/Filter \/FlateDecode\n>>\nstream\n/g)]
    .map((found) => {
      const start = found.index + found[0].length;
      return inflateSync(pdf.subarray(start, start + Number(found[1]))).toString('latin1');
    })
    .join('\n');

describe('the file of a photo book', () => {
  it('has a page for each page of the layout, in its size (rule: book-pages)', async () => {
    for (const size of ['a4', 'square'] as const) {
      const { text, pages } = await print([photo('a', [40, 30]), photo('b', [30, 40])], { size });
      expect(text.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(pages.length);
      const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(text) ?? [];
      expect(Number(width)).toBeCloseTo((BOOK_SIZES[size].width * 72) / 25.4, 0);
      expect(Number(height)).toBeCloseTo((BOOK_SIZES[size].height * 72) / 25.4, 0);
      expect(text).toContain('/Lang (da)');
    }
  });

  it('has pictures of 300 pixels an inch where the photo has so many, and enlarges none (rule: book-print)', async () => {
    const { bytes, pages } = await print([photo('large', [3000, 2250]), photo('small', [200, 100])]);
    const boxes = pages.flatMap(({ pictures }) => pictures);
    const images = await Promise.all(imagesOf(bytes).map((jpeg) => sharp(jpeg).metadata()));
    expect(images).toHaveLength(boxes.length);
    for (const [at, { id, box }] of boxes.entries()) {
      const wanted = Math.round((box.width / 25.4) * 300);
      expect(images[at]?.width).toBe(id === 'large' ? wanted : 200);
    }
  });

  it('shows a picture upright and undistorted, cut as on the page', async () => {
    const { bytes } = await print([photo('q', [400, 100])], { files: { q: await quarters([400, 100]) } });
    const [cover, whole] = imagesOf(bytes);
    const corner = async (jpeg: Buffer | undefined, left: number, top: number) => {
      const { data } = await sharp(jpeg)
        .extract({ left, top, width: 1, height: 1 })
        .raw()
        .toBuffer({ resolveWithObject: true });
      return [...data].map((value) => Math.round(value / 255));
    };
    expect(await sharp(whole).metadata()).toMatchObject({ width: 400, height: 100 });
    expect([await corner(whole, 5, 5), await corner(whole, 395, 5)]).toEqual([
      [1, 0, 0],
      [0, 1, 0],
    ]);
    // The cover is less wide than the picture: its middle is shown.
    const { width, height } = await sharp(cover).metadata();
    expect(width / height).toBeCloseTo(210 / 119, 1);
    expect([await corner(cover, 5, 5), await corner(cover, width - 5, 5)]).toEqual([
      [1, 0, 0],
      [0, 1, 0],
    ]);
  });

  it('has the fonts of the product in it, for the letters of all European languages, and needs none of the reader (rule: book-fonts)', async () => {
    const { text } = await print([photo('a', [40, 30], 'Søren Łuczak')], { title: 'Blåbærgrød på Żuraw' });
    const names = [...text.matchAll(/\/BaseFont \/(\S+)/g)].map(([, name]) => name?.replace(/^[A-Z]{6}\+/, ''));
    expect(new Set(names)).toEqual(new Set(['Figtree-Regular', 'Fraunces-SemiBold']));
    // Each font has two files: the letters of Western Europe, and the others.
    expect(text.match(/\/FontFile[23]? \d/g)).toHaveLength(4);
  });

  it('writes the names of those who took the photos, without letters that no font has', async () => {
    const drawn = async (name: string | null) => contentsOf((await print([photo('a', [40, 30], name)])).bytes);
    const lines = (content: string) => content.match(/T[jJ]/g)?.length ?? 0;
    const nobody = lines(await drawn(null));
    expect(lines(await drawn('Anna'))).toBe(nobody + 1);
    expect(lines(await drawn('🎉 Anna 花'))).toBe(nobody + 1);
    expect(lines(await drawn('🎉花'))).toBe(nobody);
    // Shortened rather than drawn over the next picture.
    expect(lines(await drawn('N'.repeat(500)))).toBe(nobody + 1);
  });

  it('divides a long title, and a word that is too long, into lines', async () => {
    const lines = async (title: string) =>
      contentsOf((await print([photo('a', [40, 30])], { title })).bytes).match(/T[jJ]/g)?.length ?? 0;
    const short = await lines('Fest');
    expect(await lines('En fest, som nogen har givet en meget lang titel uden at tænke på forsiden')).toBeGreaterThan(
      short,
    );
    expect(await lines('W'.repeat(120))).toBeGreaterThan(short);
  });

  it('prints a drawing as the cover at the resolution of print', async () => {
    const svg = Buffer.from(heroScenes()[0]?.svg('wide') ?? '');
    const pages = bookLayout([], { size: 'square', title: 'Fest', date: '', cover: HERO_COVER });
    const file = new PdfBookPrinter().print({ ...about, pages, size: 'square' }, async () => ({
      file: svg,
      part: WHOLE,
    }));
    const [cover] = imagesOf(await buffer(file));
    expect((await sharp(cover).metadata()).width).toBe(Math.round((210 / 25.4) * 300));
  }, 30_000);

  it('asks for one picture after the other, and for none before the file is read that far', async () => {
    const photos = Array.from({ length: 12 }, (_, at) => photo(`p${at}`, [400, 300]));
    const pages = bookLayout(photos, { size: 'a4', title: 'Fest', date: '', cover: HERO_COVER });
    const asked: string[] = [];
    const noise = await sharp({
      create: {
        width: 400,
        height: 300,
        channels: 3,
        background: '#808080',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .jpeg({ quality: 95 })
      .toBuffer();
    const file = new PdfBookPrinter().print({ ...about, pages, size: 'a4' }, async (id) => {
      asked.push(id);
      return { file: noise, part: WHOLE };
    });
    await file[Symbol.asyncIterator]().next();
    expect(asked.length).toBeLessThan(6);
    file.destroy();
  });

  it('fails with what the picture failed with', async () => {
    const pages = bookLayout([photo('a', [4, 3])], { size: 'a4', title: 'Fest', date: '', cover: null });
    const file = new PdfBookPrinter().print({ ...about, pages, size: 'a4' }, () => Promise.reject(new Error('gone')));
    await expect(buffer(file)).rejects.toThrow('gone');
  });
});
