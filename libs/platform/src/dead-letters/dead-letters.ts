import { isDuplicate } from '../mongo';
import type { Fact } from '@festlig/contracts/define';
import type { Connection, Model, QueryFilter } from 'mongoose';
import type { DeadLetter } from '../bus';
import { type KeptLetter, keptLetters } from './dead-letter.schema';

export interface LetterFilter {
  /** Event type, e.g. rsvp.created. */
  type?: string | undefined;
  /** Ids of facts. */
  ids?: readonly string[] | undefined;
}

/** A waiting letter without personal data. */
export type ListedLetter = Pick<KeptLetter, 'type' | 'summary' | 'at'> & { id: string };

const waiting = ({ type, ids }: LetterFilter): QueryFilter<KeptLetter> => ({
  replayedAt: { $exists: false },
  // Excludes letters that failed again before the relay has finished putting them back.
  'outbox.0': { $exists: false },
  ...(type === undefined ? {} : { type }),
  ...(ids === undefined ? {} : { _id: { $in: [...ids] } }),
});

/**
 * What one service has set aside, stored in its own database. A letter is put back through its own outbox,
 * addressed to the group that failed: the service's relay publishes it like any other fact, at least once, also
 * after a crash.
 */
export class DeadLetters {
  private readonly letters: Model<KeptLetter>;

  constructor(connection: Connection) {
    this.letters = keptLetters(connection);
  }

  /**
   * Stores a letter of the service's group once, however often it is delivered. A letter that failed again waits
   * again.
   */
  async keep({ data }: Fact, service: string): Promise<void> {
    // Other groups write to the topic too, and so can anyone who can reach the broker.
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
        // The letter is already stored and is as new as this one.
        if (!isDuplicate(error)) throw error;
      });
  }

  /** The waiting letters, oldest first. */
  async list(filter: LetterFilter = {}): Promise<ListedLetter[]> {
    const found = await this.letters
      .find(waiting(filter), { type: 1, summary: 1, at: 1 })
      .sort({ at: 1, _id: 1 })
      .lean();
    return found.map(({ _id: id, type, summary, at }) => ({ id, type, summary, at }));
  }

  /** Puts waiting letters back and returns their number. Concurrent calls never put the same letter back twice. */
  async putBack(filter: LetterFilter, now: Date): Promise<number> {
    let count = 0;
    for await (const { _id, fact } of this.letters.find(waiting(filter)).sort({ at: 1, _id: 1 }).lean().cursor()) {
      const update = { $set: { replayedAt: now }, $push: { outbox: fact } };
      count += (await this.letters.updateOne({ ...waiting({}), _id }, update)).modifiedCount;
    }
    return count;
  }

  /** Deletes waiting letters that will never be handled. Returns their number. */
  async discard(filter: LetterFilter): Promise<number> {
    return (await this.letters.deleteMany(waiting(filter))).deletedCount;
  }
}
