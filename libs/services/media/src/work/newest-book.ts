import type { Book } from '@festlig/contracts/media';
import { Injectable } from '@nestjs/common';
import { Parties } from '../neighbours/parties';
import { BookRepository } from '../store/book.repository';
import type { AskedBook } from '../store/book.schema';
import { GalleryRepository } from '../store/gallery.repository';
import { bookPage } from './book-page';
import { shownBook } from './shown-book';

/** Reads the photo book that a party asked for last. */
@Injectable()
export class NewestBook {
  constructor(
    private readonly books: BookRepository,
    private readonly galleries: GalleryRepository,
    private readonly parties: Parties,
  ) {}

  /** As its hosts see it; `asked` is null when there is none. */
  async of(partyId: string): Promise<{ asked: AskedBook | null; shown: Book }> {
    const { version } = await this.galleries.find(partyId);
    const asked = await this.books.findNewest(partyId);
    const former = asked === null || asked.status === 'ready' ? null : await this.books.findReady(partyId);
    return { asked, shown: shownBook(asked, former, asked !== null && (await this.isOld(asked, version))) };
  }

  /** Whether photos or the page have changed since it was made. */
  private async isOld(book: AskedBook, version: number): Promise<boolean> {
    if (version !== book.version) return true;
    // One that is not ready takes the page as it is by then.
    if (book.status !== 'ready' || book.page === undefined) return false;
    return bookPage(book, await this.parties.find(book.partyId)) !== book.page;
  }
}
