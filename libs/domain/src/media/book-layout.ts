import type { BookSize } from '@festlig/contracts/media';
import { type Block, blocksOf, fitted, placesIn, type Rect } from './book-blocks';
import { type Area, middleOf } from './crop-area';

/** Millimetres of the pages of a photo book. */
export const BOOK_SIZES: Readonly<Record<BookSize, { width: number; height: number }>> = {
  a4: { width: 210, height: 297 },
  square: { width: 210, height: 210 },
};

/** A photo of a book: pixels, and who took it. */
export interface BookPhoto {
  id: string;
  width: number;
  height: number;
  name: string | null;
}

/** The picture on the cover: of the gallery, or the hero picture. */
export interface BookCover {
  id: string;
  width: number;
  height: number;
}

export interface BookPicture {
  id: string;
  box: Rect;
  /** The part of the picture that is seen. */
  cut: Area;
}

export interface BookText {
  style: 'title' | 'date' | 'name' | 'number';
  text: string;
  box: Rect;
  /** Points of the font. */
  size: number;
}

/** The colours of the texts, in print and in the preview: the paper is white in the dark too. */
export const BOOK_COLOURS: Readonly<Record<BookText['style'], string>> = {
  title: '#2b2622',
  date: '#a3402c',
  name: '#6f655c',
  number: '#6f655c',
};

export interface BookPage {
  pictures: BookPicture[];
  texts: BookText[];
}

/** The hero picture of a page on the cover: all hero pictures have one shape. */
export const HERO_COVER: BookCover = { id: 'hero', width: 1600, height: 900 };

/** What a book is about. */
export interface BookTitle {
  size: BookSize;
  title: string;
  /** The date of the party in words. */
  date: string;
  /** Null = a cover without a picture. */
  cover: BookCover | null;
}

const MARGIN = 16;
/** Below the pictures of a page, with its number. */
const FOOT = 22;
const GAP = 5;
/** The room for the name below a picture, if any picture of the page has one. */
const BELOW = 5;
const MOST_ON_PAGE = 4;
/** A narrower picture is cut, because it would be a line. */
const NARROWEST = 1 / 4;
/** How unwelcome a page is by the number of its pictures, besides how it looks. */
const BY_COUNT = [0, 0.16, 0.04, 0, 0.05];
/** How unwelcome a page is that has as many pictures as the one before. */
const SAME_AGAIN = 0.05;
/** Millimetres of a point. */
export const POINT = 25.4 / 72;

const shapeOf = ({ width, height }: BookCover): number => Math.min(1 / NARROWEST, Math.max(NARROWEST, width / height));

/**
 * The pages of a photo book: its cover, and all photos in their order, one to four a page. The same photos are always
 * placed the same way, so that a page on the screen is the page of the file (rule: book-pages).
 */
export function bookLayout(photos: readonly BookPhoto[], book: BookTitle): BookPage[] {
  const page = BOOK_SIZES[book.size];
  const room = { x: MARGIN, y: MARGIN, width: page.width - 2 * MARGIN, height: page.height - MARGIN - FOOT };
  const pages = divided(photos, room).map(({ pictures, block }, at) => ({
    ...pageOf(pictures, block, room),
    number: at + 1,
  }));
  const numberBox = { x: MARGIN, y: page.height - 14, width: page.width - 2 * MARGIN, height: 5 };
  return [
    coverOf(book),
    ...pages.map(({ number, pictures, texts }) => ({
      pictures,
      texts: [...texts, { style: 'number' as const, text: String(number), box: numberBox, size: 8 }],
    })),
  ];
}

interface Chosen {
  pictures: readonly BookPhoto[];
  block: Block;
}

const belowOf = (photos: readonly BookPhoto[]): number => (photos.some(({ name }) => name !== null) ? BELOW : 0);

/** The block that fills the room best, with pictures of about the same size, and how unwelcome it is. */
function bestBlock(photos: readonly BookPhoto[], room: Rect): { block: Block; cost: number } | null {
  const spacing = { gap: GAP, below: belowOf(photos) };
  let best: { block: Block; cost: number } | null = null;
  for (const block of blocksOf(photos.map(shapeOf), spacing)) {
    const rect = fitted(block, room);
    const places = placesIn(block, rect, GAP);
    if (!places.every(({ width, height }) => width > 0 && height > 0)) continue;
    const areas = places.map(({ width, height }) => width * height);
    const filled = (rect.width * rect.height) / (room.width * room.height);
    const evenness = (Math.min(...areas) * areas.length) / areas.reduce((all, area) => all + area, 0);
    const cost = 1.6 * (1 - filled) ** 2 + 0.4 * (1 - evenness) ** 2 + (BY_COUNT[photos.length] ?? 0);
    if (best === null || cost < best.cost) best = { block, cost };
  }
  return best;
}

/** Divides the photos into pages so that all of them together look best, one page not always like the one before. */
function divided(photos: readonly BookPhoto[], room: Rect): Chosen[] {
  interface Way {
    cost: number;
    page: Chosen;
    before: Way | null;
  }
  // For each number of photos placed so far: the best ways, by the number of pictures on their last page.
  const ways: Way[][] = [[]];
  for (let end = 1; end <= photos.length; end++) {
    const found: Way[] = [];
    for (let count = 1; count <= Math.min(MOST_ON_PAGE, end); count++) {
      const pictures = photos.slice(end - count, end);
      const best = bestBlock(pictures, room);
      if (best === null) continue;
      const costAfter = (way: Way | null): number => {
        const isSame = way?.page.pictures.length === count;
        return (way?.cost ?? 0) + count * (best.cost + (isSame ? SAME_AGAIN : 0));
      };
      const befores = end === count ? [null] : (ways[end - count] ?? []);
      const ordered = befores
        .map((before) => ({ before, cost: costAfter(before) }))
        .toSorted((a, b) => a.cost - b.cost);
      const [first] = ordered;
      if (first) found.push({ ...first, page: { pictures, block: best.block } });
    }
    ways.push(found);
  }
  const pages: Chosen[] = [];
  const [way] = (ways.at(-1) ?? []).toSorted((one, other) => one.cost - other.cost);
  for (let at: Way | null = way ?? null; at !== null; at = at.before) pages.unshift(at.page);
  return pages;
}

function pageOf(photos: readonly BookPhoto[], block: Block, room: Rect): BookPage {
  const places = placesIn(block, fitted(block, room), GAP);
  const placed = photos.flatMap((photo, at) => {
    const box = places[at];
    return box ? [{ photo, box }] : [];
  });
  return {
    pictures: placed.map(({ photo, box }) => ({ id: photo.id, box, cut: middleOf(photo, box.width / box.height) })),
    texts: placed.flatMap(({ photo: { name }, box }) =>
      name === null
        ? []
        : [{ style: 'name', text: name, box: { ...box, y: box.y + box.height + 1, height: BELOW - 1 }, size: 9 }],
    ),
  };
}

/** Points of a title, from the largest. */
const TITLE_SIZES = [54, 48, 42, 36, 30, 25, 21, 17, 14];
const SMALLEST = 12;
/** The width of a letter as a share of the font's size, with what lines lose at their ends. */
const LETTER = 0.62;
export const LINE_HEIGHT = 1.2;

/** The lines that a text of this size surely needs at most. */
const linesOf = (text: string, size: number, width: number): number =>
  Math.max(1, Math.ceil((text.length * LETTER * size * POINT) / width));

/** The largest size at which a title surely has room. */
const titleSize = (title: string, { width, height }: Rect): number =>
  TITLE_SIZES.find((size) => linesOf(title, size, width) * LINE_HEIGHT * size * POINT <= height) ?? SMALLEST;

/** A picture on the cover has its shape as far as it leaves room for the title, and does not leave too much. */
function coverHeight(cover: BookCover, size: BookSize): number {
  const { width, height } = BOOK_SIZES[size];
  return Math.round(Math.min(0.7 * height, Math.max(0.4 * height, (width * cover.height) / cover.width)));
}

/** Title and date stand in the middle of what the picture leaves of the cover, or of all of it. */
function coverOf({ size, title, date, cover }: BookTitle): BookPage {
  const { width, height } = BOOK_SIZES[size];
  const shown = { x: 0, y: 0, width, height: cover === null ? 0 : coverHeight(cover, size) };
  const sides = { x: 24, width: width - 48 };
  const room = height - shown.height;
  const points = titleSize(title, { ...sides, y: 0, height: room - 34 });
  const titleHeight = linesOf(title, points, sides.width) * LINE_HEIGHT * points * POINT;
  const y = shown.height + (room - titleHeight - 12) / 2;
  const picture = { id: cover?.id ?? '', box: shown, cut: middleOf(cover ?? shown, shown.width / shown.height) };
  return {
    pictures: cover === null ? [] : [picture],
    texts: [
      { style: 'title', text: title, box: { ...sides, y, height: titleHeight }, size: points },
      { style: 'date', text: date, box: { ...sides, y: y + titleHeight + 4, height: 8 }, size: 15 },
    ],
  };
}
