import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { media } from '@festlig/contracts/media';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { BookRepository } from '../../store/book.repository';
import { GalleryRepository } from '../../store/gallery.repository';
import { shownBook } from '../../work/shown-book';

type FollowBook = typeof media.calls.followBook;

/** The gateway repeats this call as long as a host follows the book. */
@Handles(media.calls.followBook)
export class FollowBookHandler implements Handler<FollowBook> {
  constructor(
    private readonly books: BookRepository,
    private readonly galleries: GalleryRepository,
  ) {}

  async handle(_input: InputOf<FollowBook>, { party }: ContextOf<FollowBook>): Promise<OutputOf<FollowBook>> {
    const { version } = await this.galleries.find(party.id);
    return shownBook(await this.books.findNewest(party.id), version);
  }
}
