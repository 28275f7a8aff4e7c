import { BookSize } from '@festlig/contracts/media';
import type { FieldsOf } from '@festlig/platform/mongo';
import { Schema } from 'mongoose';
import { z } from 'zod';

export const BOOKS = 'Book';

const Book = z.object({
  /** Names the file, so that no attempt writes into the file of another. */
  _id: z.string(),
  partyId: z.string(),
  createdAt: z.date(),
});

/** What the host has chosen, and what is known of the photos. */
const Asked = Book.extend({
  size: BookSize,
  /** Null = the hero picture. */
  cover: z.string().nullable(),
  /** Null = all public photos. */
  photoIds: z.array(z.string()).nullable(),
  /** Photos of the book, and those that are placed. */
  total: z.number(),
  done: z.number(),
  /** The version of the gallery whose photos are in the book. */
  version: z.number(),
  /** What the book takes from the party's page, as `work/book-page.ts` puts it; absent in books from before it was kept. */
  page: z.string().optional(),
});

/** `tries`: how often a worker has begun. `dueAt`: when the sweeper checks that a job works on it. */
const underWay = { tries: z.number(), dueAt: z.date() };

/** One making of a party's photo book; the newest counts, and the newest that is ready is downloaded. Each status has the fields that are known then. */
export const BookDocument = z.discriminatedUnion('status', [
  Asked.extend({ status: z.literal('waiting'), ...underWay }),
  Asked.extend({ status: z.literal('making'), ...underWay }),
  Asked.extend({
    status: z.literal('ready'),
    pages: z.number(),
    bytes: z.number(),
    madeAt: z.date(),
    /** Until those before it are out of use. */
    dueAt: z.date().optional(),
  }),
  Asked.extend({ status: z.literal('failed') }),
  Asked.extend({ status: z.literal('cancelled') }),
  // Its file is being deleted; nothing can use it any more.
  Book.extend({ status: z.literal('leaving'), sweepAt: z.date(), until: z.date() }),
]);
export type BookDocument = z.output<typeof BookDocument>;
export type BookIn<S extends BookDocument['status']> = Extract<BookDocument, { status: S }>;
/** A book that counts. */
export type AskedBook = Exclude<BookDocument, { status: 'leaving' }>;

/** The fields with an index; the complete form of a book is {@link BookDocument}. */
export const bookSchema = new Schema<FieldsOf<BookDocument>>(
  {
    _id: { type: String, required: true },
    partyId: { type: String, required: true },
    createdAt: { type: Date, required: true },
    sweepAt: Date,
    dueAt: Date,
  },
  { versionKey: false, collection: 'books', strict: false, minimize: false },
);
bookSchema.index({ partyId: 1, createdAt: 1, _id: 1 });
bookSchema.index({ dueAt: 1 }, { sparse: true });
bookSchema.index({ sweepAt: 1 }, { sparse: true });
