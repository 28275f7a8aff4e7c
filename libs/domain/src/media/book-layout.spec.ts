import type { BookSize } from '@festlig/contracts/media';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Rect } from './book-blocks';
import { BOOK_SIZES, type BookPage, type BookPhoto, bookLayout, HERO_COVER, LINE_HEIGHT, POINT } from './book-layout';

const sizes = fc.constantFrom<BookSize>('a4', 'square');
const pixels = fc.integer({ min: 64, max: 4096 });
const names = fc.option(fc.constantFrom('Anna', 'Søren Ærø', 'N'.repeat(60)));
const anyPhotos = fc
  .array(fc.record({ width: pixels, height: pixels, name: names }), { minLength: 1, maxLength: 60 })
  .map((list) => list.map((photo, at): BookPhoto => ({ id: `p${at}`, ...photo })));

const title = { title: 'Karen fylder 50', date: 'lørdag den 20. juni 2026', cover: null };
const photo = (width: number, height: number, id = 'p', name: string | null = null): BookPhoto => ({
  id,
  width,
  height,
  name,
});
const boxesOf = ({ pictures, texts }: BookPage): Rect[] => [...pictures, ...texts].map(({ box }) => box);

const isInside = ({ x, y, width, height }: Rect, page: { width: number; height: number }): boolean =>
  x >= 0 && y >= 0 && width > 0 && height > 0 && x + width <= page.width + 0.01 && y + height <= page.height + 0.01;
const overlap = (one: Rect, other: Rect): boolean =>
  one.x + one.width > other.x + 0.01 &&
  other.x + other.width > one.x + 0.01 &&
  one.y + one.height > other.y + 0.01 &&
  other.y + other.height > one.y + 0.01;

describe('the pages of a photo book', () => {
  it('have every photo once, in its order, one to four a page (rule: book-pages)', () => {
    fc.assert(
      fc.property(anyPhotos, sizes, (photos, size) => {
        const [, ...pages] = bookLayout(photos, { ...title, size });
        expect(pages.flatMap(({ pictures }) => pictures.map(({ id }) => id))).toEqual(photos.map(({ id }) => id));
        expect(pages.every(({ pictures }) => pictures.length >= 1 && pictures.length <= 4)).toBe(true);
      }),
      { numRuns: 40 },
    );
  });

  it('place nothing outside the page and nothing over anything else, whatever the shapes are', () => {
    fc.assert(
      fc.property(anyPhotos, sizes, (photos, size) => {
        for (const page of bookLayout(photos, { ...title, size, cover: HERO_COVER })) {
          const boxes = boxesOf(page);
          expect(boxes.filter((box) => !isInside(box, BOOK_SIZES[size]))).toEqual([]);
          expect(boxes.filter((box, at) => boxes.slice(at + 1).some((other) => overlap(box, other)))).toEqual([]);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('show pictures undistorted and whole, but for the middle of those that would be a line', () => {
    fc.assert(
      fc.property(anyPhotos, sizes, (photos, size) => {
        const [, ...pages] = bookLayout(photos, { ...title, size });
        for (const { id, box, cut } of pages.flatMap(({ pictures }) => pictures)) {
          const { width, height } = photos.find((each) => each.id === id)!;
          const seen = (cut.width * width) / (cut.height * height);
          expect(box.width / box.height / seen).toBeCloseTo(1, 1);
          const share = Math.min(1, (4 * Math.min(width, height)) / Math.max(width, height));
          expect(cut.width * cut.height).toBeCloseTo(share, 2);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('are the same for the same photos', () => {
    const photos = Array.from({ length: 30 }, (_, at) =>
      photo(300 + ((at * 137) % 900), 400 + ((at * 71) % 500), `p${at}`),
    );
    const again = bookLayout(structuredClone(photos), { ...title, size: 'a4' });
    expect(bookLayout(photos, { ...title, size: 'a4' })).toEqual(again);
  });

  it('hold 300 photos', () => {
    const photos = Array.from({ length: 300 }, (_, at) => photo(at % 3 ? 4000 : 3000, at % 3 ? 3000 : 4000, `p${at}`));
    const pages = bookLayout(photos, { ...title, size: 'square' });
    expect(pages.flatMap(({ pictures }) => pictures)).toHaveLength(300);
  });

  it('begin with a cover, with the title and the date, and its picture if there is one', () => {
    const [bare] = bookLayout([photo(400, 300)], { ...title, size: 'a4' });
    expect(bare).toMatchObject({ pictures: [], texts: [{ style: 'title', text: title.title }, { style: 'date' }] });
    const [page] = bookLayout([photo(400, 300)], { ...title, size: 'a4', cover: HERO_COVER });
    expect(page?.pictures).toMatchObject([{ id: 'hero', box: { x: 0, y: 0, width: 210 } }]);
    expect(page?.pictures[0]?.cut.height).toBe(1);
  });

  it('have the name of who took a photo below it, and none where nobody is known (rule: book-names)', () => {
    const [, page] = bookLayout([photo(400, 300, 'a', 'Anna')], { ...title, size: 'a4' });
    const [box] = page?.pictures.map((picture) => picture.box) ?? [];
    const [name, number] = page?.texts ?? [];
    expect(name).toMatchObject({ style: 'name', text: 'Anna', box: { x: box?.x, width: box?.width } });
    expect(name!.box.y).toBeGreaterThan(box!.y + box!.height);
    expect(number).toMatchObject({ style: 'number', text: '1' });
    const [, unknown] = bookLayout([photo(400, 300)], { ...title, size: 'a4' });
    expect(unknown?.texts.map(({ style }) => style)).toEqual(['number']);
  });

  it('give a longer title smaller letters, and room for all of its lines', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), sizes, (length, size) => {
        const [page] = bookLayout([photo(400, 300)], { ...title, size, title: 'n'.repeat(length) });
        const { box, size: points } = page!.texts[0]!;
        const lines = Math.ceil((length * points * 0.55 * POINT) / box.width);
        expect(lines * LINE_HEIGHT * points * POINT).toBeLessThanOrEqual(box.height);
      }),
    );
    const sizeOf = (text: string) =>
      bookLayout([photo(4, 3)], { title: text, date: '', size: 'square', cover: HERO_COVER })[0]!.texts[0]!.size;
    expect(sizeOf('n'.repeat(150))).toBeLessThan(sizeOf('Karen fylder 50'));
  });
});
