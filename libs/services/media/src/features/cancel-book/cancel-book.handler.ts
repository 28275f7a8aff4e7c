import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { media } from '@festlig/contracts/media';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { BookRepository } from '../../store/book.repository';
import { GalleryRepository } from '../../store/gallery.repository';
import { shownBook } from '../../work/shown-book';

type CancelBook = typeof media.calls.cancelBook;

/** The worker looks between two pictures whether the book is still wanted (rule: book-cancel). */
@Handles(media.calls.cancelBook)
export class CancelBookHandler implements Handler<CancelBook> {
  constructor(
    private readonly books: BookRepository,
    private readonly galleries: GalleryRepository,
  ) {}

  async handle(_input: InputOf<CancelBook>, { party }: ContextOf<CancelBook>): Promise<OutputOf<CancelBook>> {
    await this.books.cancel(party.id);
    const { version } = await this.galleries.find(party.id);
    return shownBook(await this.books.findNewest(party.id), version);
  }
}
