import { subscriptionHash } from '@festlig/domain/contacts/subscription';
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

  /** The first time counts; again changes nothing. */
  async add(hash: string): Promise<void> {
    await this.unsubscribes.updateOne({ _id: hash }, { $setOnInsert: { at: this.clock.now() } }, { upsert: true });
  }

  async remove(hash: string): Promise<void> {
    await this.unsubscribes.deleteOne({ _id: hash });
  }

  /** Those whose address has not unsubscribed: one look-up a batch. */
  async subscribedOf<T extends { email: string }>(people: readonly T[]): Promise<T[]> {
    if (people.length === 0) return [];
    const hashed = people.map((person) => ({ person, hash: subscriptionHash(person.email) }));
    const gone = await this.goneOf(hashed.map(({ hash }) => hash));
    return hashed.filter(({ hash }) => !gone.has(hash)).map(({ person }) => person);
  }

  /** Those of the hashes whose address has unsubscribed. */
  async goneOf(hashes: readonly string[]): Promise<ReadonlySet<string>> {
    if (hashes.length === 0) return new Set();
    const found = await this.unsubscribes.find({ _id: { $in: [...hashes] } }, { _id: 1 }).lean();
    return new Set(found.map(({ _id }) => _id));
  }
}
