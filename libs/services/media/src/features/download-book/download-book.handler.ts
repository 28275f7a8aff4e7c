import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { media } from '@festlig/contracts/media';
import { bookFileName } from '@festlig/domain/media/zip-names';
import { CallError } from '@festlig/platform/errors';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { Parties } from '../../neighbours/parties';
import { BookRepository } from '../../store/book.repository';
import { bookKey } from '../../work/shown-book';

type DownloadBook = typeof media.calls.downloadBook;

/** The gateway streams the file: that of the last book that was ready, also while another is made (rule: book-made-again). */
@Handles(media.calls.downloadBook)
export class DownloadBookHandler implements Handler<DownloadBook> {
  constructor(
    private readonly parties: Parties,
    private readonly books: BookRepository,
  ) {}

  async handle(_input: InputOf<DownloadBook>, { party }: ContextOf<DownloadBook>): Promise<OutputOf<DownloadBook>> {
    const book = await this.books.findReady(party.id);
    if (!book) throw new CallError<DownloadBook>('book_not_ready');
    const { title, language } = await this.parties.find(party.id);
    return { key: bookKey(book), fileName: bookFileName(title, language) };
  }
}
