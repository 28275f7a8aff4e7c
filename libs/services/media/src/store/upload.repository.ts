import type { Crop, ImageRefusal } from '@festlig/contracts/media';
import { Clock } from '@festlig/platform/clock';
import type { FieldsOf } from '@festlig/platform/mongo';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model, type QueryFilter, type UpdateQuery } from 'mongoose';
import { UploadDocument, type UploadIn, UPLOADS } from './upload.schema';

type Stored = FieldsOf<UploadDocument>;

const DAY = 24 * 3600 * 1000;
/** Milliseconds after which a file that is still being received counts as broken off. */
const RECEIVING = 3 * 60_000;
/** Milliseconds that a picture may wait for a worker before its job is added again. */
const LEASE = 30_000;

/** Uploads that are not being deleted. */
const HERE = { status: { $ne: 'leaving' as const } };

/** Stores the pictures of hosts. */
@Injectable()
export class UploadRepository {
  constructor(
    @InjectModel(UPLOADS) private readonly uploads: Model<Stored>,
    private readonly clock: Clock,
  ) {}

  /** Stores a file that is about to arrive. */
  async begin(upload: Pick<UploadDocument, '_id' | 'partyId' | 'by'>): Promise<void> {
    const document: UploadIn<'receiving'> = {
      ...upload,
      status: 'receiving',
      createdAt: this.clock.now(),
      sweepAt: this.after(DAY),
    };
    await this.uploads.collection.insertOne(document as never);
  }

  async find(id: string): Promise<UploadDocument | null> {
    return this.read({ _id: id, ...HERE });
  }

  async findInParty(partyId: string, id: string): Promise<UploadDocument | null> {
    return this.read({ _id: id, partyId, ...HERE });
  }

  /** Removes a file that is not going to arrive. */
  async withdraw(id: string): Promise<void> {
    await this.uploads.deleteOne({ _id: id, status: 'receiving' });
  }

  /** Counts the pictures of a party, among them those that are being received. */
  countOf(partyId: string): Promise<number> {
    return this.uploads.countDocuments({ partyId, $or: [{ status: { $in: ['waiting', 'ready'] } }, this.receiving] });
  }

  /** Counts what an account has uploaded in the last day. */
  countOfDay(by: string): Promise<number> {
    return this.uploads.countDocuments({ by, createdAt: { $gt: this.after(-DAY) } });
  }

  /** Counts the pictures of a party that are being received or wait for a worker. */
  countUnderWay(partyId: string): Promise<number> {
    return this.uploads.countDocuments({ partyId, $or: [{ status: 'waiting' }, this.receiving] });
  }

  /** Records that the file has arrived. Repeating changes nothing. */
  async markReceived(id: string): Promise<void> {
    await this.uploads.updateOne(
      { _id: id, status: 'receiving' },
      { $set: { status: 'waiting', tries: 0, dueAt: this.after(LEASE) } },
    );
  }

  /** Records that a worker begins to decode the file; returns how many have begun so far. */
  async beginDecoding(id: string): Promise<number> {
    const waiting: QueryFilter<Stored> = { _id: id, status: 'waiting' };
    const begun = { $inc: { tries: 1 }, $set: { dueAt: this.after(LEASE) } };
    return (await this.uploads.findOneAndUpdate(waiting, begun, { returnDocument: 'after' }).lean())?.tries ?? 0;
  }

  /** Forgets that a worker has begun to decode the file. */
  async takeBackTry(id: string): Promise<void> {
    await this.uploads.updateOne({ _id: id, status: 'waiting', tries: { $gt: 0 } }, { $inc: { tries: -1 } });
  }

  /** Returns false when the picture was deleted meanwhile. A picture that another worker made ready keeps its crops. */
  async markReady(id: string, size: Pick<UploadIn<'ready'>, 'width' | 'height'>): Promise<boolean> {
    const { matchedCount } = await this.uploads.updateOne(
      { _id: id, status: 'waiting' },
      { $set: { ...size, status: 'ready', crops: {} }, $unset: { dueAt: 1, tries: 1 } },
    );
    return matchedCount > 0 || (await this.find(id))?.status === 'ready';
  }

  async markRefused(id: string, refusal: ImageRefusal): Promise<void> {
    await this.uploads.updateOne(
      { _id: id, status: 'waiting' },
      { $set: { status: 'refused', refusal }, $unset: { dueAt: 1, tries: 1 } },
    );
  }

  /** Adds a crop that is to be made. Adding it again changes nothing. */
  async addCrop(id: string, name: string, crop: Crop): Promise<void> {
    await this.uploads.updateOne(
      { _id: id, status: 'ready', [`crops.${name}`]: { $exists: false } },
      { $set: { [`crops.${name}`]: { ...crop, heroImage: null }, dueAt: this.after(LEASE) } },
    );
  }

  /**
   * Stores the address of a crop whose files are about to be written, so that they are found when it is deleted. Returns false
   * when the picture was deleted meanwhile.
   */
  async planCrop(id: string, name: string, planned: string): Promise<boolean> {
    return this.changeReady(id, { $set: { [`crops.${name}.planned`]: planned } });
  }

  /** Returns false when the picture was deleted meanwhile. */
  async markCropped(id: string, name: string, heroImage: string): Promise<boolean> {
    const made = { $set: { [`crops.${name}.heroImage`]: heroImage }, $unset: { [`crops.${name}.planned`]: 1 } };
    return this.changeReady(id, made);
  }

  /** Records that all is made, unless a crop was added since the picture was read. */
  async settle({ _id, dueAt }: UploadIn<'ready'>): Promise<void> {
    if (dueAt) await this.uploads.updateOne({ _id, status: 'ready', dueAt }, { $unset: { dueAt: 1 } });
  }

  /** Keeps these pictures as long as their party exists; returns those that are there to be kept. */
  async keep(partyId: string, ids: readonly string[]): Promise<UploadIn<'ready'>[]> {
    const kept: QueryFilter<Stored> = { _id: { $in: [...ids] }, partyId, status: 'ready' };
    await this.uploads.updateMany(kept, { $unset: { sweepAt: 1 } });
    const found = await this.uploads.find(kept).lean();
    return found.map((upload) => UploadDocument.parse(upload) as UploadIn<'ready'>);
  }

  /** Pictures on which no job seems to work. */
  async listOverdue(limit: number): Promise<string[]> {
    const overdue = { dueAt: { $lte: this.clock.now() }, ...HERE };
    return (await this.uploads.find(overdue, { _id: 1 }).sort({ dueAt: 1 }).limit(limit).lean()).map(({ _id }) => _id);
  }

  async lookAgain(id: string): Promise<void> {
    await this.uploads.updateOne(
      { _id: id, dueAt: { $lte: this.clock.now() } },
      { $set: { dueAt: this.after(LEASE) } },
    );
  }

  /** Takes pictures whose time is over out of use, and returns all whose files are to be deleted. */
  async listLeaving(limit: number): Promise<UploadDocument[]> {
    const over = { sweepAt: { $lte: this.clock.now() } };
    const due = await this.uploads.find(over, { _id: 1 }).sort({ sweepAt: 1 }).limit(limit).lean();
    const ids = due.map(({ _id }) => _id);
    // A page may begin to use one at this very moment: it is then no longer over, and stays.
    const leave = { $set: { status: 'leaving' }, $unset: { dueAt: 1 } };
    await this.uploads.updateMany({ _id: { $in: ids }, ...over }, leave);
    const leaving = await this.uploads.find({ _id: { $in: ids }, status: 'leaving' }).lean();
    return leaving.map((upload) => UploadDocument.parse(upload));
  }

  async remove(id: string): Promise<void> {
    await this.uploads.deleteOne({ _id: id, status: 'leaving' });
  }

  /** Takes all pictures of a party out of use; the sweeper deletes their files. */
  async removeAll(partyId: string): Promise<void> {
    const leave = { $set: { status: 'leaving', sweepAt: this.clock.now() }, $unset: { dueAt: 1 } };
    await this.uploads.updateMany({ partyId }, leave);
  }

  private async changeReady(id: string, change: UpdateQuery<Stored>): Promise<boolean> {
    return (await this.uploads.updateOne({ _id: id, status: 'ready' }, change)).matchedCount > 0;
  }

  private async read(filter: QueryFilter<Stored>): Promise<UploadDocument | null> {
    const found = await this.uploads.findOne(filter).lean();
    return found && UploadDocument.parse(found);
  }

  private get receiving() {
    return { status: 'receiving' as const, createdAt: { $gt: this.after(-RECEIVING) } };
  }

  private after(milliseconds: number): Date {
    return new Date(this.clock.now().getTime() + milliseconds);
  }
}
