import { Readable } from 'node:stream';
import { type Book, media } from '@festlig/contracts/media';
import type { OutputOf } from '@festlig/contracts/define';
import { BookPrinter, type PrintedBook } from './adapters/book-printer';
import { BookJob } from './jobs/book.job';
import { aGuest, aPhoto, TestGallery, theHost } from './gallery.fixture';
import { partyId } from './media.fixture';

const { cancelBook, downloadBook, followBook, getBook, makeBook } = media.calls;

/** A printer whose file names its pictures, and which tests can interrupt. */
export class WordPrinter extends BookPrinter {
  /** Done before each picture. */
  before: (picture: number) => Promise<unknown> = async () => undefined;
  printed: PrintedBook | null = null;

  print(book: PrintedBook, sourceOf: Parameters<BookPrinter['print']>[1]): Readable {
    this.printed = book;
    const pictures = book.pages.flatMap((page) => page.pictures);
    const bytes = async function* (before: WordPrinter['before']) {
      for (const [at, { id }] of pictures.entries()) {
        await before(at);
        await sourceOf(id);
        yield Buffer.from(`${id} `);
      }
    };
    return Readable.from(bytes(this.before), { objectMode: false });
  }
}

/** The media service with a party that may have a photo book; jobs and sweeps are run by the tests. */
export class TestBook {
  private constructor(readonly gallery: TestGallery) {}

  static async start(replace: readonly (readonly [unknown, unknown])[] = []): Promise<TestBook> {
    const gallery = await TestGallery.start(replace);
    gallery.settings = { photoBookEnabled: true };
    return new TestBook(gallery);
  }

  /** Adds photos, each a second after the one before; returns their ids. */
  async addPhotos(count: number, more: { guest?: ReturnType<typeof aGuest>; name?: string } = {}): Promise<string[]> {
    const ids: string[] = [];
    const { guest = aGuest(), ...named } = more;
    for (let n = 0; n < count; n++) {
      this.gallery.service.clock.advance(1000);
      ids.push((await this.gallery.add(guest, await aPhoto([160, 120]), named)).photoId);
    }
    return ids;
  }

  /** Asks for a book, a second after whatever was before. */
  make(more: object = {}, user = theHost.user): Promise<Book> {
    this.gallery.service.clock.advance(1000);
    return this.gallery.service.call(makeBook, { partyId, size: 'a4', ...more }, user);
  }

  refusal(more: object = {}, user = theHost.user): Promise<Record<string, string>> {
    return this.gallery.service.refusal(makeBook, { partyId, size: 'a4', ...more }, user);
  }

  /** The ids of the books whose jobs were added, in their order. */
  get bookIds(): string[] {
    const { added } = this.gallery.test.queue;
    return added.filter(({ job }) => job === 'media.book').map(({ data }) => (data as { bookId: string }).bookId);
  }

  /** Has a worker make a book, by default the one that was asked for last. */
  run(bookId = this.bookIds.at(-1) ?? ''): Promise<void> {
    return this.gallery.service.app.get(BookJob, { strict: false }).run({ bookId });
  }

  follow(): Promise<Book> {
    return this.gallery.service.call(followBook, { partyId }, theHost.user);
  }

  get(user = theHost.user): Promise<OutputOf<typeof getBook>> {
    return this.gallery.service.call(getBook, { partyId }, user);
  }

  cancel(): Promise<Book> {
    return this.gallery.service.call(cancelBook, { partyId }, theHost.user);
  }

  download(): Promise<OutputOf<typeof downloadBook>> {
    return this.gallery.service.call(downloadBook, { partyId }, theHost.user);
  }

  /** The keys of stored books. */
  get files(): string[] {
    return this.gallery.files.keys('books/');
  }
}
