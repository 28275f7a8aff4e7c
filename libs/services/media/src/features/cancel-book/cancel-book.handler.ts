import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { media } from '@festlig/contracts/media';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { BookRepository } from '../../store/book.repository';
import { NewestBook } from '../../work/newest-book';

type CancelBook = typeof media.calls.cancelBook;

/** The worker looks between two pictures whether the book is still wanted (rule: book-cancel). */
@Handles(media.calls.cancelBook)
export class CancelBookHandler implements Handler<CancelBook> {
  constructor(
    private readonly books: BookRepository,
    private readonly newest: NewestBook,
  ) {}

  async handle(_input: InputOf<CancelBook>, { party }: ContextOf<CancelBook>): Promise<OutputOf<CancelBook>> {
    await this.books.cancel(party.id);
    return (await this.newest.of(party.id)).shown;
  }
}
