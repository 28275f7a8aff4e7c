import { Clock } from '@festlig/platform/clock';
import { type FieldsOf, isDuplicate } from '@festlig/platform/mongo';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { Posting, type PostingDocument, POSTINGS } from './posting.schema';

/** Milliseconds that a posting may wait for a worker before its job is added again. */
const LEASE = 15_000;

/** Entries that are still to be written to the ledger. */
@Injectable()
export class PostingRepository {
  constructor(
    @InjectModel(POSTINGS) private readonly postings: Model<FieldsOf<PostingDocument>>,
    private readonly clock: Clock,
  ) {}

  /** Adding it again changes nothing. */
  async add(posting: Posting): Promise<void> {
    const document: PostingDocument = { ...posting, dueAt: this.afterLease() };
    try {
      await this.postings.collection.insertOne(document as never);
    } catch (error) {
      if (!isDuplicate(error)) throw error;
    }
  }

  async find(id: string): Promise<Posting | null> {
    const found = await this.postings.findOne({ _id: id }).lean();
    return found && Posting.parse(found);
  }

  async remove(id: string): Promise<void> {
    await this.postings.deleteOne({ _id: id });
  }

  /** Postings on which no job seems to work. */
  async listOverdue(limit: number): Promise<string[]> {
    const overdue = { dueAt: { $lte: this.clock.now() } };
    return (await this.postings.find(overdue, { _id: 1 }).sort({ dueAt: 1 }).limit(limit).lean()).map(({ _id }) => _id);
  }

  async lookAgain(id: string): Promise<void> {
    await this.postings.updateOne({ _id: id }, { $set: { dueAt: this.afterLease() } });
  }

  private afterLease(): Date {
    return new Date(this.clock.now().getTime() + LEASE);
  }
}
