import { Clock } from '@festlig/platform/clock';
import type { FieldsOf } from '@festlig/platform/mongo';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model, type QueryFilter } from 'mongoose';
import { type AskedBook, BookDocument, type BookIn, BOOKS } from './book.schema';

type Stored = FieldsOf<BookDocument>;
export type NewBook = Omit<BookIn<'waiting'>, 'status' | 'createdAt' | 'tries' | 'dueAt' | 'done'>;
/** One beginning of a worker with a book; a worker that begins later takes the book over. */
export type Attempt = Pick<BookIn<'making'>, '_id' | 'tries'>;

/** Milliseconds without a sign of a worker after which the job is added again. */
const LEASE = 30_000;
/** Milliseconds in which a worker surely notices that its book is not wanted any more. */
const WRITING = 10 * 60_000;

const HERE: QueryFilter<Stored> = { status: { $ne: 'leaving' } };
const UNREADY: QueryFilter<Stored> = { status: { $nin: ['leaving', 'ready'] } };
const UNDER_WAY: QueryFilter<Stored> = { status: { $in: ['waiting', 'making'] } };
const NEWEST = { createdAt: -1, _id: -1 } as const;
const ALL_FIELDS = [
  ...['size', 'cover', 'photoIds', 'total', 'done', 'version', 'page'],
  ...['tries', 'dueAt', 'pages', 'bytes', 'madeAt'],
];

/** Stores the photo books of parties: each making is a document, so that no file is without one. */
@Injectable()
export class BookRepository {
  constructor(
    @InjectModel(BOOKS) private readonly books: Model<Stored>,
    private readonly clock: Clock,
  ) {}

  /** The book of a party as it was asked for last; null when there is none. */
  async findNewest(partyId: string): Promise<AskedBook | null> {
    const found = await this.books
      .findOne({ partyId, ...HERE })
      .sort(NEWEST)
      .lean();
    return found && (BookDocument.parse(found) as AskedBook);
  }

  /** The book of a party that can be downloaded; null when none is ready. */
  async findReady(partyId: string): Promise<BookIn<'ready'> | null> {
    const found = await this.books.findOne({ partyId, status: 'ready' }).sort(NEWEST).lean();
    return found && (BookDocument.parse(found) as BookIn<'ready'>);
  }

  async find(id: string): Promise<BookDocument | null> {
    const found = await this.books.findOne({ _id: id }).lean();
    return found && BookDocument.parse(found);
  }

  /** Stores a book that is to be made, and takes those before it out of use: also one that a worker is making, but not one that is ready. */
  async begin(book: NewBook): Promise<void> {
    const now = this.clock.now();
    const document: BookIn<'waiting'> = {
      ...book,
      status: 'waiting',
      createdAt: now,
      done: 0,
      tries: 0,
      dueAt: this.after(LEASE),
    };
    await this.books.collection.insertOne(document as never);
    await this.leaveBefore(document);
  }

  /** Takes the books of the party before this one out of use; one that is ready stays until this one is. */
  async leaveBefore({ _id, partyId, createdAt }: BookDocument, which = UNREADY): Promise<void> {
    const before = [{ createdAt: { $lt: createdAt } }, { createdAt, _id: { $lt: _id } }];
    await this.books.updateMany({ partyId, $or: before, ...which }, this.leaving());
  }

  /** Takes all books before one that is ready out of use. */
  async replaceWith(book: BookDocument): Promise<void> {
    await this.leaveBefore(book, HERE);
    await this.books.updateOne({ _id: book._id, status: 'ready' }, { $unset: { dueAt: 1 } });
  }

  /** Takes all books of a party out of use; the sweeper deletes their files. */
  async leaveAll(partyId: string): Promise<void> {
    await this.books.updateMany({ partyId, ...HERE }, this.leaving());
  }

  /** Records that a worker begins; null when nobody wants the book any more. */
  async beginMaking(id: string): Promise<Attempt | null> {
    const begun = { $set: { status: 'making' as const, done: 0, dueAt: this.after(LEASE) }, $inc: { tries: 1 } };
    const making = await this.books
      .findOneAndUpdate({ _id: id, ...UNDER_WAY }, begun, { returnDocument: 'after' })
      .lean();
    return making && (BookDocument.parse(making) as BookIn<'making'>);
  }

  /** Returns false when the book is not wanted any more, or another worker has taken it over. */
  async progress(attempt: Attempt, made: Partial<Pick<BookIn<'making'>, 'done' | 'total' | 'version' | 'page'>>) {
    return this.change(attempt, { $set: { ...made, dueAt: this.after(LEASE) } });
  }

  /** Returns false when the book is not wanted any more. Otherwise the sweeper sees to it that it replaces those before. */
  async markReady(attempt: Attempt, made: Pick<BookIn<'ready'>, 'pages' | 'bytes' | 'done'>): Promise<boolean> {
    const ready = { ...made, status: 'ready' as const, madeAt: this.clock.now(), dueAt: this.after(LEASE) };
    return this.change(attempt, { $set: ready, $unset: { tries: 1 } });
  }

  async markFailed(attempt: Attempt): Promise<void> {
    await this.change(attempt, { $set: { status: 'failed' as const }, $unset: { tries: 1, dueAt: 1 } });
  }

  /** Stops the making of the party's book; one that is ready stays. */
  async cancel(partyId: string): Promise<void> {
    const cancelled = { $set: { status: 'cancelled' as const }, $unset: { tries: 1 as const, dueAt: 1 as const } };
    await this.books.updateMany({ partyId, ...UNDER_WAY }, cancelled);
  }

  /** Books on which no job seems to work. */
  async listOverdue(limit: number): Promise<string[]> {
    const overdue = { dueAt: { $lte: this.clock.now() } };
    return (await this.books.find(overdue, { _id: 1 }).sort({ dueAt: 1 }).limit(limit).lean()).map(({ _id }) => _id);
  }

  async lookAgain(id: string): Promise<void> {
    await this.books.updateOne({ _id: id, dueAt: { $lte: this.clock.now() } }, { $set: { dueAt: this.after(LEASE) } });
  }

  /** Books whose files are to be deleted. */
  async listLeaving(limit: number): Promise<BookIn<'leaving'>[]> {
    const due = { sweepAt: { $lte: this.clock.now() } };
    const found = await this.books.find(due).sort({ sweepAt: 1 }).limit(limit).lean();
    return found.map((book) => BookDocument.parse(book) as BookIn<'leaving'>);
  }

  /**
   * Records that the file of a book was deleted. A worker may still write it and die before it sees that nobody wants
   * it; therefore the sweeper looks once more when that must have ended.
   */
  async remove({ _id, until }: BookIn<'leaving'>): Promise<void> {
    if (until <= this.clock.now()) await this.books.deleteOne({ _id });
    else await this.books.updateOne({ _id }, { $set: { sweepAt: until } });
  }

  private async change({ _id, tries }: Attempt, change: object): Promise<boolean> {
    return (await this.books.updateOne({ _id, status: 'making', tries }, change)).matchedCount > 0;
  }

  /** What is left of a book whose file is being deleted. */
  private leaving() {
    return {
      $set: { status: 'leaving' as const, sweepAt: this.clock.now(), until: this.after(WRITING) },
      $unset: Object.fromEntries(ALL_FIELDS.map((field) => [field, 1 as const])),
    };
  }

  private after(milliseconds: number): Date {
    return new Date(this.clock.now().getTime() + milliseconds);
  }
}
