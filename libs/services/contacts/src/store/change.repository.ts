import type { ContactsChange } from '@festlig/contracts/contacts';
import { Clock } from '@festlig/platform/clock';
import { Ids } from '@festlig/platform/ids';
import { isDuplicate } from '@festlig/platform/mongo';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { type ChangeDocument, CHANGES, type ListPlace } from './change.schema';

/** How long a change is kept, and how long it may be silent until the sweeper continues it, in milliseconds. */
const KEPT = 86_400_000;
const LEASE = 20_000;

export type NewChange = Pick<ChangeDocument, 'partyId' | 'key' | 'selection' | 'action' | 'guests'>;

/** What was done to the guests that a step has read. */
export interface Step {
  read: number;
  changed: number;
  left: number;
  /** Null when no guest is left to read. */
  last: ListPlace | null;
}

export const toChange = ({ _id: id, guests, read, changed, left, ended }: ChangeDocument): ContactsChange => ({
  id,
  guests,
  read,
  changed,
  left,
  ended,
});

/** Changes of many guests, each recorded step by step. */
@Injectable()
export class ChangeRepository {
  constructor(
    @InjectModel(CHANGES) private readonly changes: Model<ChangeDocument>,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /** Stores a change, or returns the one that was stored before under the same key. */
  async begin(change: NewChange): Promise<ChangeDocument> {
    const { partyId, key } = change;
    const now = this.clock.now().getTime();
    const times = { sweepAt: new Date(now + LEASE), expiresAt: new Date(now + KEPT) };
    const fresh = { _id: this.ids.id(), ...change, after: null, read: 0, changed: 0, left: 0, ended: false, ...times };
    try {
      await this.changes.create(fresh);
    } catch (error) {
      if (!isDuplicate(error)) throw error;
    }
    return this.changes.findOne({ partyId, key }).lean().orFail();
  }

  find(changeId: string): Promise<ChangeDocument | null> {
    return this.changes.findOne({ _id: changeId }).lean().exec();
  }

  findInParty(partyId: string, changeId: string): Promise<ChangeDocument | null> {
    return this.changes.findOne({ _id: changeId, partyId }).lean().exec();
  }

  /** Records a step after `after`. Returns false when another worker has recorded it. */
  async advance(changeId: string, after: ListPlace | null, { last, ...counts }: Step): Promise<boolean> {
    const at = { _id: changeId, ended: false, 'after.id': after?.id ?? null };
    const { modifiedCount } = await this.changes.updateOne(at, {
      $inc: counts,
      ...(last
        ? { $set: { after: last, sweepAt: new Date(this.clock.now().getTime() + LEASE) } }
        : { $set: { ended: true }, $unset: { sweepAt: 1 } }),
    });
    return modifiedCount > 0;
  }

  /** Records guests who were restored, and that all are once none is found any more. */
  async noteRestored(changeId: string, { found, changed }: { found: number; changed: number }): Promise<void> {
    const sweepAt = new Date(this.clock.now().getTime() + LEASE);
    const step =
      found > 0
        ? { $inc: { read: changed, changed }, $set: { sweepAt } }
        : { $set: { ended: true }, $unset: { sweepAt: 1 } };
    await this.changes.updateOne({ _id: changeId, ended: false }, step as object);
  }

  /** Returns changes that have not ended and have been silent for a while. */
  async listOverdue(limit: number): Promise<string[]> {
    const overdue = { sweepAt: { $lte: this.clock.now() } };
    return (await this.changes.find(overdue, { _id: 1 }).limit(limit).lean()).map(({ _id }) => _id);
  }

  async lookAgain(changeId: string): Promise<void> {
    const sweepAt = new Date(this.clock.now().getTime() + LEASE);
    await this.changes.updateOne({ _id: changeId, ended: false }, { $set: { sweepAt } });
  }

  async removeAll(partyId: string): Promise<void> {
    await this.changes.deleteMany({ partyId });
  }
}
