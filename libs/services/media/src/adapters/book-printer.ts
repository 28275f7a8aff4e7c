import type { Readable } from 'node:stream';
import type { Language } from '@festlig/contracts/define';
import type { BookSize } from '@festlig/contracts/media';
import type { BookPage } from '@festlig/domain/media/book-layout';
import type { Area } from '@festlig/domain/media/crop-area';

export interface PrintedBook {
  pages: readonly BookPage[];
  size: BookSize;
  title: string;
  language: Language;
  at: Date;
}

/** A picture of a book as a file, or a part of it. */
export interface BookSource {
  file: Buffer;
  part: Area;
}

/** Makes a PDF of the pages of a photo book, ready to be printed (rules: book-print, book-fonts). */
export abstract class BookPrinter {
  /**
   * Returns the file while it is made: one picture is in memory at a time, and the next is asked for when the reader has
   * taken what there is. The stream fails with what `sourceOf` throws.
   */
  abstract print(book: PrintedBook, sourceOf: (pictureId: string) => Promise<BookSource>): Readable;
}
