import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { media } from '@festlig/contracts/media';
import { hasFeature, lowestPlanWith } from '@festlig/domain/billing/features';
import { CallError } from '@festlig/platform/errors';
import { Ids } from '@festlig/platform/ids';
import { leftToSweep, Queue } from '@festlig/platform/queue';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { Parties } from '../../neighbours/parties';
import { printBook } from '../../queues';
import { BookRepository } from '../../store/book.repository';
import { GalleryRepository } from '../../store/gallery.repository';
import { PhotoListRepository } from '../../store/photo-list.repository';
import { NewestBook } from '../../work/newest-book';

type MakeBook = typeof media.calls.makeBook;

/** A host has the photo book made; the one before is replaced at once while it is being made, and once this one is ready if it is ready (rule: book-made-again). */
@Handles(media.calls.makeBook)
export class MakeBookHandler implements Handler<MakeBook> {
  constructor(
    private readonly parties: Parties,
    private readonly photos: PhotoListRepository,
    private readonly galleries: GalleryRepository,
    private readonly books: BookRepository,
    private readonly newest: NewestBook,
    private readonly queue: Queue,
    private readonly ids: Ids,
  ) {}

  async handle(
    { size, cover, photoIds }: InputOf<MakeBook>,
    { party }: ContextOf<MakeBook>,
  ): Promise<OutputOf<MakeBook>> {
    const rules = await this.parties.find(party.id);
    if (!hasFeature(rules, 'photos')) {
      throw new CallError<MakeBook>('plan_required', { feature: 'photos', plan: lowestPlanWith('photos') });
    }
    if (!rules.photoBookEnabled) throw new CallError<MakeBook>('book_off');
    const { version } = await this.galleries.find(party.id);
    const total = await this.photos.countForBook(party.id, photoIds);
    if (total === 0) throw new CallError<MakeBook>('book_empty');
    const bookId = this.ids.id();
    await this.books.begin({ _id: bookId, partyId: party.id, size, cover, photoIds, total, version });
    await this.queue.add(printBook, { bookId }, { id: bookId }).catch(leftToSweep);
    return (await this.newest.of(party.id)).shown;
  }
}
