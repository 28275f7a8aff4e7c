import type { Parties } from '../neighbours/parties';
import type { AskedBook } from '../store/book.schema';

type Described = Awaited<ReturnType<Parties['find']>>;

/** What a book takes from the page of its party: when it is another, the book is an old one (rule: book-made-again). */
export const bookPage = ({ cover }: Pick<AskedBook, 'cover'>, party: Described): string =>
  // A chosen photo is on the cover instead of the hero picture.
  JSON.stringify([party.title, party.date, party.zone, party.language, cover === null ? party.heroImage : null]);
