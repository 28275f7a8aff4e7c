import type { QueryFilter } from 'mongoose';

/** A document that can be searched: `search` holds its words in lower case (see `searchable`). */
interface Searchable {
  search: string;
}

const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What a document is found by, for its field `search`. */
export const searchable = (...texts: (string | null)[]): string =>
  texts
    .map((text) => text ?? '')
    .join(' ')
    .toLowerCase();

/** Each word of the search is in the document, taken literally; no words match all. */
export function matchingWords<T extends Searchable>(search: string): QueryFilter<T> {
  const words = search
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  const filter: QueryFilter<Searchable> =
    words.length > 0 ? { $and: words.map((word) => ({ search: { $regex: literal(word) } })) } : {};
  return filter as QueryFilter<T>;
}
