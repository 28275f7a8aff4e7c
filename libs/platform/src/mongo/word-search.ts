import type { Model, QueryFilter } from 'mongoose';

/** A searchable document: `words` as `wordsOf` makes them, with an index. */
interface Searchable {
  _id: string;
  words: string[];
  /** The whole text, in documents stored before `words` existed. */
  search?: string;
}

/** Options of the index of documents stored before `words` existed. */
export const UNSEARCHABLE = { partialFilterExpression: { search: { $exists: true } } };

/** Characters of a word that are compared. */
const LENGTH = 64;
const BEGINNINGS = /(?<![\p{L}\p{N}\p{M}])[\p{L}\p{N}]/gu;
const SIGNS = /^[^\p{L}\p{N}]+/u;
const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const piecesOf = (text: string): string[] => text.toLowerCase().split(/\s+/);
const beginningsOf = (search: string): string[] =>
  piecesOf(search)
    .map((piece) => piece.replace(SIGNS, '').slice(0, LENGTH))
    .filter((word) => word !== '');

/**
 * The words of a text without blanks. The last part of an address, such as ".com", is left out: too many documents
 * have it.
 */
const wordsWithin = (piece: string): string[] => {
  const end = piece.includes('@') ? piece.lastIndexOf('.') : -1;
  return [...piece.matchAll(BEGINNINGS)]
    .filter(({ index }) => end < 0 || index < end)
    .map(({ index }) => piece.slice(index, index + LENGTH));
};

/**
 * The words by which texts are found: each word with what follows it up to the next blank, in lower case.
 * "Anne-Marie Dam" is found by the beginnings of "anne-marie", "marie" and "dam". A word that is the beginning of
 * another is left out.
 */
export function wordsOf(...texts: readonly (string | null)[]): string[] {
  const words = texts.flatMap((text) => piecesOf(text ?? '')).flatMap(wordsWithin);
  return words.toSorted().filter((word, i, sorted) => !sorted[i + 1]?.startsWith(word));
}

/**
 * A filter for documents in which each word of the search is the beginning of a word. Signs before a word are
 * ignored; a search of signs alone finds nothing, an empty one finds everything. The longest word comes first,
 * because it matches the fewest documents.
 */
export function matchingWords<T extends Searchable>(search: string): QueryFilter<T> {
  if (search.trim() === '') return {};
  const words = beginningsOf(search).toSorted((one, other) => other.length - one.length);
  const beginnings = words.map((word) => ({ words: { $regex: `^${literal(word)}` } }));
  // One word is not in an `$and`, so that an index alone can tell what it finds.
  const filter: QueryFilter<Searchable> =
    beginnings.length > 1 ? { $and: beginnings } : (beginnings[0] ?? { words: { $in: [] } });
  return filter as QueryFilter<T>;
}

/** Whether a search finds a document with these words, as `matchingWords` does in the store. */
export function isFoundBy(search: string, words: readonly string[]): boolean {
  if (search.trim() === '') return true;
  const beginnings = beginningsOf(search);
  return beginnings.length > 0 && beginnings.every((beginning) => words.some((word) => word.startsWith(beginning)));
}

/**
 * Adds `words` to documents stored before they existed. Returns how many were changed; fewer than `limit` means
 * that none are left.
 * @param before runs first with the documents found
 */
export async function giveWords<T extends Searchable>(
  model: Model<T>,
  wordsIn: (document: T) => string[],
  limit: number,
  before?: (documents: readonly T[]) => Promise<void>,
): Promise<number> {
  const documents = await model
    .find({ search: { $exists: true } } as QueryFilter<T>)
    .limit(limit)
    .lean<T[]>();
  await before?.(documents);
  const changes = documents.map((document) => ({
    updateOne: {
      // A document written meanwhile already has its words.
      filter: { _id: document._id, search: { $exists: true } },
      update: { $set: { words: wordsIn(document) }, $unset: { search: 1 } },
    },
  }));
  if (changes.length > 0) await model.collection.bulkWrite(changes as never[], { ordered: false });
  return documents.length;
}
