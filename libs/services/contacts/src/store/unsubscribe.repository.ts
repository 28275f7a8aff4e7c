import { subscriptionHashes } from '@festlig/domain/contacts/subscription';
import { Clock } from '@festlig/platform/clock';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { type UnsubscribeDocument, UNSUBSCRIBES } from './unsubscribe.schema';

@Injectable()
export class UnsubscribeRepository {
  constructor(
    @InjectModel(UNSUBSCRIBES) private readonly unsubscribes: Model<UnsubscribeDocument>,
    private readonly clock: Clock,
  ) {}

  async has(hash: string): Promise<boolean> {
    return (await this.unsubscribes.findOne({ _id: hash }, { _id: 1 }).lean()) !== null;
  }

  /** Stores the time of the first request; repeating changes nothing. */
  async add(hash: string): Promise<void> {
    await this.unsubscribes.updateOne({ _id: hash }, { $setOnInsert: { at: this.clock.now() } }, { upsert: true });
  }

  async remove(hash: string): Promise<void> {
    await this.unsubscribes.deleteOne({ _id: hash });
  }

  /** Returns those whose address has not unsubscribed, with one query per batch. */
  async subscribedOf<T extends { email: string }>(people: readonly T[]): Promise<T[]> {
    const gone = await this.goneOf(people.map(({ email }) => email));
    return people.filter(({ email }) => !gone.has(email));
  }

  /** Returns those of the addresses that have unsubscribed. */
  async goneOf(emails: readonly string[]): Promise<ReadonlySet<string>> {
    if (emails.length === 0) return new Set();
    const hashed = emails.map((email) => ({ email, hashes: subscriptionHashes(email) }));
    const asked = hashed.flatMap(({ hashes }) => hashes);
    const found = await this.unsubscribes.find({ _id: { $in: asked } }, { _id: 1 }).lean();
    const gone = new Set(found.map(({ _id }) => _id));
    return new Set(hashed.flatMap(({ email, hashes }) => (hashes.some((hash) => gone.has(hash)) ? email : [])));
  }
}
