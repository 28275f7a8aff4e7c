import { z } from 'zod';
import { Instant, ObjectIdString } from '../define';
import { BOOK_PHOTOS } from './book-limits';

export const BookSize = z.enum(['a4', 'square']);
export type BookSize = z.output<typeof BookSize>;

/** The photo book of a party, as far as it is made. */
export const Book = z.object({
  status: z.enum(['none', 'waiting', 'making', 'ready', 'failed', 'cancelled']),
  /** Photos that are placed, of those of the book. */
  done: z.number().int(),
  total: z.number().int(),
  size: BookSize.nullable(),
  /** Of the file, once it is ready. */
  pages: z.number().int().nullable(),
  bytes: z.number().int().nullable(),
  madeAt: Instant.nullable(),
  /** Photos, or what the book takes from the page, have changed since it was made. */
  stale: z.boolean(),
  /** Nothing is being made at present. */
  ended: z.boolean(),
  /** The book before, which is ready and stays until this one is; left out by services of earlier versions. */
  former: z.object({ pages: z.number().int(), bytes: z.number().int(), madeAt: Instant }).nullable().default(null),
});
export type Book = z.output<typeof Book>;

/** What a host has chosen: null for the hero picture as the cover, and for all public photos. */
export const BookChoice = z.object({
  cover: ObjectIdString.nullable().default(null),
  photoIds: z.array(ObjectIdString).min(1, 'required').max(BOOK_PHOTOS, 'book_full').nullable().default(null),
});
