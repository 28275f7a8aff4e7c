import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { media } from '@festlig/contracts/media';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { PhotoListRepository } from '../../store/photo-list.repository';
import { askerOf } from '../../work/asker';
import { NewestBook } from '../../work/newest-book';
import { shownPhoto } from '../../work/shown-photo';

type GetBook = typeof media.calls.getBook;

/** With the photos that were chosen, wherever they are in the gallery: a host chooses among pages of it (rule: book-choice). */
@Handles(media.calls.getBook)
export class GetBookHandler implements Handler<GetBook> {
  constructor(
    private readonly newest: NewestBook,
    private readonly photos: PhotoListRepository,
  ) {}

  async handle(_input: InputOf<GetBook>, { party, user }: ContextOf<GetBook>): Promise<OutputOf<GetBook>> {
    const { asked, shown } = await this.newest.of(party.id);
    const { cover = null, photoIds = null } = asked ?? {};
    const viewer = { isEditor: true, asker: askerOf(user, undefined) };
    const chosen = photoIds === null ? [] : await this.photos.listForBook(party.id, photoIds);
    const askedAt = asked?.createdAt.toISOString() ?? null;
    return { ...shown, cover, photoIds, chosen: chosen.map((photo) => shownPhoto(photo, viewer)), askedAt };
  }
}
