import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { media } from '@festlig/contracts/media';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { BookRepository } from '../../store/book.repository';
import { GalleryRepository } from '../../store/gallery.repository';
import { shownBook } from '../../work/shown-book';

type GetBook = typeof media.calls.getBook;

@Handles(media.calls.getBook)
export class GetBookHandler implements Handler<GetBook> {
  constructor(
    private readonly books: BookRepository,
    private readonly galleries: GalleryRepository,
  ) {}

  async handle(_input: InputOf<GetBook>, { party }: ContextOf<GetBook>): Promise<OutputOf<GetBook>> {
    const { version } = await this.galleries.find(party.id);
    const book = await this.books.findNewest(party.id);
    const { cover = null, photoIds = null } = book ?? {};
    return { ...shownBook(book, version), cover, photoIds, askedAt: book?.createdAt.toISOString() ?? null };
  }
}
