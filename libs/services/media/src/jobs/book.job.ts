import { Readable } from 'node:stream';
import { bookDate } from '@festlig/domain/media/book-date';
import { bookLayout, type BookPage, HERO_COVER } from '@festlig/domain/media/book-layout';
import { WHOLE } from '@festlig/domain/media/crop-area';
import { Clock } from '@festlig/platform/clock';
import { Files } from '@festlig/platform/files';
import { type JobDataOf, type JobHandler, Processes } from '@festlig/platform/queue';
import { BookPrinter, type BookSource } from '../adapters/book-printer';
import { Parties } from '../neighbours/parties';
import { printBook } from '../queues';
import { type Attempt, BookRepository } from '../store/book.repository';
import type { AskedBook } from '../store/book.schema';
import { GalleryRepository } from '../store/gallery.repository';
import { PhotoListRepository } from '../store/photo-list.repository';
import type { PhotoIn } from '../store/photo.schema';
import { bookPage } from '../work/book-page';
import { CoverPictures } from '../work/cover-pictures';
import { photoKey } from '../work/photo-files';
import { bookKey } from '../work/shown-book';
import { storedBytes } from '../work/stored-bytes';

/** A book for which so many workers have begun is not begun again; the host can ask for it anew. */
const MOST_TRIES = 5;

/** Thrown when nobody wants the book any more, or another worker has taken it over. */
class Unwanted extends Error {}

type Described = NonNullable<Awaited<ReturnType<Parties['findIfThere']>>>;

/** Makes the file of a photo book. Running again makes the file anew (rules: book-cancel, book-made-again). */
@Processes(printBook)
export class BookJob implements JobHandler<typeof printBook> {
  constructor(
    private readonly books: BookRepository,
    private readonly photos: PhotoListRepository,
    private readonly galleries: GalleryRepository,
    private readonly parties: Parties,
    private readonly covers: CoverPictures,
    private readonly printer: BookPrinter,
    private readonly files: Files,
    private readonly clock: Clock,
  ) {}

  async run({ bookId }: JobDataOf<typeof printBook>): Promise<void> {
    const attempt = await this.books.beginMaking(bookId);
    const book = await this.books.find(bookId);
    // The process that made it may have died before it took those before it out of use.
    if (book?.status === 'ready') return this.books.replaceWith(book);
    if (attempt === null || !book || book.status === 'leaving') return;
    // The process that asked for this one may have died before it took those before it out of use.
    await this.books.leaveBefore(book);
    if (attempt.tries > MOST_TRIES) return this.books.markFailed(attempt);
    try {
      await this.make(book, attempt);
    } catch (error) {
      if (!(error instanceof Unwanted)) throw error;
    }
  }

  private async make(book: AskedBook, attempt: Attempt): Promise<void> {
    const { partyId, size } = book;
    const party = await this.parties.findIfThere(partyId);
    if (!party) return this.books.leaveAll(partyId);
    // Read before the photos: a change meanwhile makes the book an old one.
    const { version } = await this.galleries.find(partyId);
    const photos = await this.photos.listForBook(partyId, book.photoIds);
    if (photos.length === 0) return this.books.markFailed(attempt);
    await this.say(attempt, { version, page: bookPage(book, party), total: photos.length });
    const { pages, sourceOf } = await this.laidOut(book, party, photos);
    let asked = 0;
    const printed = { pages, size, title: party.title, language: party.language, at: this.clock.now() };
    const file = this.printer.print(printed, async (pictureId) => {
      // The first picture is that of the cover.
      await this.say(attempt, { done: Math.max(0, asked++ - 1) });
      return sourceOf(pictureId);
    });
    let bytes = 0;
    const counted = async function* () {
      for await (const chunk of file as AsyncIterable<Buffer>) {
        bytes += chunk.length;
        yield chunk;
      }
    };
    await this.files.put(bookKey(book), Readable.from(counted(), { objectMode: false }), 'application/pdf');
    // What is stored of a book that nobody wants is deleted here, or else with its document.
    const made = { pages: pages.length, bytes, done: photos.length };
    if (!(await this.books.markReady(attempt, made))) return this.files.delete(bookKey(book));
    await this.books.replaceWith(book);
  }

  /** The pages, and the files of their pictures. */
  private async laidOut(book: AskedBook, party: Described, photos: PhotoIn<'ready'>[]) {
    const chosen = photos.find(({ _id }) => _id === book.cover);
    const hero = party.heroImage === null || chosen ? null : await this.covers.find(party.heroImage);
    const [first] = photos;
    const cover = chosen ?? (hero === null ? first : undefined);
    const pages: BookPage[] = bookLayout(
      photos.map(({ _id: id, width, height, name }) => ({ id, width, height, name: name === '' ? null : name })),
      {
        size: book.size,
        title: party.title,
        date: bookDate(party.date, party.zone, party.language),
        cover: cover ? { id: cover._id, width: cover.width, height: cover.height } : HERO_COVER,
      },
    );
    const sourceOf = async (pictureId: string): Promise<BookSource> => {
      if (pictureId === HERO_COVER.id && hero) return hero;
      const photo = photos.find(({ _id }) => _id === pictureId);
      const file = photo && (await storedBytes(this.files, photoKey(photo, 'full', 'jpg')));
      // Deleted since the photos were listed: the next try begins without it.
      if (!file) throw new Error('a photo of the book is gone');
      return { file, part: WHOLE };
    };
    return { pages, sourceOf };
  }

  /** @throws Unwanted */
  private async say(attempt: Attempt, made: Parameters<BookRepository['progress']>[1]): Promise<void> {
    if (!(await this.books.progress(attempt, made))) throw new Unwanted();
  }
}
