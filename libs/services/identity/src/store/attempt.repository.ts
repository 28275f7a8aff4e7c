import { type AttemptRule, countedTimes, waitBefore } from '@festlig/domain/identity/attempts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { type AttemptDocument, ATTEMPTS } from './attempt.schema';
import { isDuplicate } from '@festlig/platform/mongo';

const DAY = 24 * 3_600_000;
/** When this many writes of one key fail in a row, the attempt is refused, whatever the rule says. */
const TRIES = 10;
const TOO_MANY_AT_ONCE = 60_000;

/** Counts what must not be done too often. The counts are in the store, so that all replicas share them. */
@Injectable()
export class AttemptRepository {
  constructor(@InjectModel(ATTEMPTS) private readonly attempts: Model<AttemptDocument>) {}

  /**
   * Counts one more attempt and returns 0 when the rule allows it; otherwise returns the milliseconds until it
   * does.
   */
  async take(key: string, rule: AttemptRule, now: Date): Promise<number> {
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const known = await this.attempts.findOne({ _id: key }).lean();
      const wait = waitBefore(known?.times ?? [], rule, now);
      if (wait > 0) return wait;
      if (await this.replace(key, known, now)) return 0;
    }
    return TOO_MANY_AT_ONCE;
  }

  /**
   * Counts one more attempt under each key and returns 0 when every rule allows it. All are asked before anything is
   * counted, so that a refused attempt uses up nothing; then counting decides between attempts at the same time.
   */
  async takeAll(keyed: readonly (readonly [key: string, rule: AttemptRule])[], now: Date): Promise<number> {
    for (const [key, rule] of keyed) {
      const wait = await this.waitFor(key, rule, now);
      if (wait > 0) return wait;
    }
    for (const [key, rule] of keyed) {
      const wait = await this.take(key, rule, now);
      if (wait > 0) return wait;
    }
    return 0;
  }

  /** Returns the milliseconds until another attempt is allowed, and counts none. */
  async waitFor(key: string, rule: AttemptRule, now: Date): Promise<number> {
    const known = await this.attempts.findOne({ _id: key }).lean();
    return waitBefore(known?.times ?? [], rule, now);
  }

  /** Resets the count of a key. */
  async forget(key: string): Promise<void> {
    await this.attempts.deleteOne({ _id: key });
  }

  /** Returns false when another writer was first. */
  private async replace(_id: string, known: AttemptDocument | null, now: Date): Promise<boolean> {
    const next = {
      times: [...countedTimes(known?.times ?? [], now), now],
      revision: (known?.revision ?? 0) + 1,
      expiresAt: new Date(now.getTime() + DAY),
    };
    if (known) {
      const { matchedCount } = await this.attempts.updateOne({ _id, revision: known.revision }, { $set: next });
      return matchedCount > 0;
    }
    try {
      await this.attempts.create({ _id, ...next });
      return true;
    } catch (error) {
      if (isDuplicate(error)) return false;
      throw error;
    }
  }
}
