import { isDuplicate } from '../mongo';
import type { Fact } from '@festlig/contracts/define';
import type { Connection, Model, QueryFilter } from 'mongoose';
import type { DeadLetter } from '../bus';
import { type KeptLetter, keptLetters } from './dead-letter.schema';

export interface LetterFilter {
  /** The event it is about, e.g. rsvp.created. */
  type?: string | undefined;
  /** Ids of facts. */
  ids?: readonly string[] | undefined;
}

/** A letter that waits, without anything personal. */
export type ListedLetter = Pick<KeptLetter, 'type' | 'summary' | 'at'> & { id: string };

const waiting = ({ type, ids }: LetterFilter): QueryFilter<KeptLetter> => ({
  replayedAt: { $exists: false },
  // Put back in this moment and already failed again: once its relay is done with it.
  'outbox.0': { $exists: false },
  ...(type === undefined ? {} : { type }),
  ...(ids === undefined ? {} : { _id: { $in: [...ids] } }),
});

/**
 * What one service set aside, durably, in its own database. A letter is put back through its own outbox, addressed to
 * the group that failed: the service's relay publishes it like any other fact, at least once, killed or not.
 */
export class DeadLetters {
  private readonly letters: Model<KeptLetter>;

  constructor(connection: Connection) {
    this.letters = keptLetters(connection);
  }

  /** Keeps what the service's group set aside, once however often it comes; one that failed again waits again. */
  async keep({ data }: Fact, service: string): Promise<void> {
    // Others write to the topic too: other groups, and whoever can reach the broker.
    const { fact, group, reason, summary, at } = (data ?? {}) as Partial<DeadLetter>;
    if (group !== service || !fact || !at) return;
    const letter = { type: fact.type, fact: { ...fact, only: group }, reason, summary, at };
    await this.letters
      .updateOne(
        { _id: fact.id, at: { $lt: at } },
        { $set: letter, $unset: { replayedAt: 1 }, $setOnInsert: { outbox: [] } },
        { upsert: true },
      )
      .catch((error: unknown) => {
        // It is there, as new as this one.
        if (!isDuplicate(error)) throw error;
      });
  }

  /** Those that wait, the oldest first. */
  async list(filter: LetterFilter = {}): Promise<ListedLetter[]> {
    const found = await this.letters
      .find(waiting(filter), { type: 1, summary: 1, at: 1 })
      .sort({ at: 1, _id: 1 })
      .lean();
    return found.map(({ _id: id, type, summary, at }) => ({ id, type, summary, at }));
  }

  /** Puts back those that wait, and returns their number. Whoever else does so at the same time puts back others. */
  async putBack(filter: LetterFilter, now: Date): Promise<number> {
    let count = 0;
    for await (const { _id, fact } of this.letters.find(waiting(filter)).sort({ at: 1, _id: 1 }).lean().cursor()) {
      const update = { $set: { replayedAt: now }, $push: { outbox: fact } };
      count += (await this.letters.updateOne({ ...waiting({}), _id }, update)).modifiedCount;
    }
    return count;
  }

  /** Forgets those that wait: nobody will ever handle them. Returns their number. */
  async discard(filter: LetterFilter): Promise<number> {
    return (await this.letters.deleteMany(waiting(filter))).deletedCount;
  }
}
