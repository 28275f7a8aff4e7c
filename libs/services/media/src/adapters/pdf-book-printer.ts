import { Readable } from 'node:stream';
import {
  BOOK_COLOURS,
  BOOK_SIZES,
  type BookPage,
  type BookPicture,
  type BookText,
  LINE_HEIGHT,
  POINT,
} from '@festlig/domain/media/book-layout';
import { type Area, pixelsOf } from '@festlig/domain/media/crop-area';
import { Injectable } from '@nestjs/common';
import PDFDocument from 'pdfkit';
import { BOOK_FONTS, type BookFont, BookLetters } from './book-letters';
import { BookPrinter, type BookSource, type PrintedBook } from './book-printer';
import { frugal } from './frugal';

type File = InstanceType<typeof PDFDocument>;

/** Pixels of an inch of paper. */
const DPI = 300;
const INCH = 25.4;
/** Points of an inch, in which an SVG is drawn unless more are asked for. */
const SVG_DPI = 72;
const QUALITY = 88;

const STYLES: Record<BookText['style'], { font: BookFont; align: 'left' | 'middle' }> = {
  title: { font: 'serif', align: 'middle' },
  date: { font: 'sans', align: 'middle' },
  name: { font: 'sans', align: 'left' },
  number: { font: 'sans', align: 'middle' },
};

const points = (millimetres: number): number => millimetres / POINT;

/** A part of a part. */
const within = (outer: Area, inner: Area): Area => ({
  x: outer.x + inner.x * outer.width,
  y: outer.y + inner.y * outer.height,
  width: inner.width * outer.width,
  height: inner.height * outer.height,
});

/** The picture of a box at the resolution of print, never enlarged, in the colours that every printer knows. */
async function printed({ file, part }: BookSource, { box, cut }: BookPicture): Promise<Buffer> {
  const sharp = frugal((await import('sharp')).default);
  const wanted = { width: Math.round((box.width / INCH) * DPI), height: Math.round((box.height / INCH) * DPI) };
  const area = within(part, cut);
  const head = await sharp(file).metadata();
  const scale = Math.max(wanted.width / (head.width * area.width), wanted.height / (head.height * area.height));
  // A drawing has no pixels of its own.
  const isDrawing = head.format === 'svg';
  const options = isDrawing ? { density: SVG_DPI * Math.max(1, scale) } : {};
  const size = isDrawing ? await sharp(file, options).metadata() : head;
  const pixels = pixelsOf(size, area);
  const isWhole = pixels.width === size.width && pixels.height === size.height;
  const picture = sharp(file, options);
  // The decoder reduces a JPEG itself only when nothing is cut from it before.
  return (isWhole ? picture : picture.extract(pixels))
    .resize({ ...(pixels.width > wanted.width ? wanted : {}), fit: 'fill' })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .jpeg({ quality: QUALITY })
    .toBuffer();
}

@Injectable()
export class PdfBookPrinter extends BookPrinter {
  print(book: PrintedBook, sourceOf: (pictureId: string) => Promise<BookSource>): Readable {
    return Readable.from(bytesOf(book, sourceOf), { objectMode: false });
  }
}

async function* bytesOf(
  book: PrintedBook,
  sourceOf: (pictureId: string) => Promise<BookSource>,
): AsyncGenerator<Buffer> {
  const { width, height } = BOOK_SIZES[book.size];
  const file = new PDFDocument({
    autoFirstPage: false,
    size: [points(width), points(height)],
    margin: 0,
    // Otherwise a font that no part of the file uses is named in it.
    font: BOOK_FONTS.sans[0],
    lang: book.language,
    displayTitle: true,
    info: { Title: book.title, CreationDate: book.at, ModDate: book.at },
  });
  const letters = new BookLetters(file);
  for (const page of book.pages) {
    file.addPage();
    for (const picture of page.pictures) {
      const { x, y, ...box } = picture.box;
      const jpeg = await printed(await sourceOf(picture.id), picture);
      file.image(jpeg, points(x), points(y), { width: points(box.width), height: points(box.height) });
      yield* written(file);
    }
    write(page, file, letters);
  }
  file.end();
  for await (const chunk of file) yield chunk as Buffer;
}

/** What the file has ready. */
function* written(file: File): Generator<Buffer> {
  for (let chunk = file.read() as Buffer | null; chunk !== null; chunk = file.read() as Buffer | null) yield chunk;
}

function write({ texts }: BookPage, file: File, letters: BookLetters): void {
  for (const { style, text, box, size } of texts) {
    const { font, align } = STYLES[style];
    file.fillColor(BOOK_COLOURS[style]);
    const width = points(box.width);
    const lines =
      style === 'title' ? letters.lines(text, font, size, width) : [letters.shortened(text, font, size, width)];
    for (const [at, line] of lines.entries()) {
      const free = width - letters.widthOf(line, font, size);
      const x = points(box.x) + (align === 'middle' ? free / 2 : 0);
      letters.draw(line, font, size, [x, points(box.y) + at * LINE_HEIGHT * size]);
    }
  }
}
