import type { Book } from '@festlig/contracts/media';
import type { AskedBook, BookIn } from '../store/book.schema';

type Named = Pick<AskedBook, '_id' | 'partyId'>;

/** The file of a photo book: private, downloaded by hosts through the gateway. */
export const bookKey = ({ _id: bookId, partyId }: Named): string => `books/${partyId}/${bookId}.pdf`;

const fileOf = ({ pages, bytes, madeAt }: BookIn<'ready'>) => ({ pages, bytes, madeAt: madeAt.toISOString() });

/** A photo book as its hosts see it. `former`: the one before, while it is not ready. `stale`: what is in it has changed since it was made. */
export function shownBook(book: AskedBook | null, former: BookIn<'ready'> | null, stale: boolean): Book {
  const unknown = { pages: null, bytes: null, madeAt: null, former: former && fileOf(former) };
  if (!book) return { ...unknown, status: 'none', done: 0, total: 0, size: null, stale: false, ended: true };
  const { status, done, total, size } = book;
  const known = { status, done, total, size, stale, ended: true };
  if (book.status !== 'ready') return { ...unknown, ...known, ended: status !== 'waiting' && status !== 'making' };
  return { ...known, ...fileOf(book), former: null };
}
