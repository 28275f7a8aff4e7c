import type { Book } from '@festlig/contracts/media';
import type { AskedBook } from '../store/book.schema';

type Named = Pick<AskedBook, '_id' | 'partyId'>;

/** The file of a photo book: private, downloaded by hosts through the gateway. */
export const bookKey = ({ _id: bookId, partyId }: Named): string => `books/${partyId}/${bookId}.pdf`;

/** A photo book as its hosts see it. `stale`: what is in it has changed since it was made. */
export function shownBook(book: AskedBook | null, stale: boolean): Book {
  const unknown = { pages: null, bytes: null, madeAt: null };
  if (!book) return { ...unknown, status: 'none', done: 0, total: 0, size: null, stale: false, ended: true };
  const { status, done, total, size } = book;
  const known = { status, done, total, size, stale, ended: true };
  if (book.status !== 'ready') return { ...unknown, ...known, ended: status !== 'waiting' && status !== 'making' };
  const { pages, bytes, madeAt } = book;
  return { ...known, pages, bytes, madeAt: madeAt.toISOString() };
}
