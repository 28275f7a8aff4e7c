import type { Gone } from '@festlig/domain/contacts/standing';
import {
  isTextSubscription,
  keyedHash,
  subscriptionHashes,
  textSubscriptionHash,
  UNKEYED_NUMBER,
  unkeyedTextHash,
} from '@festlig/domain/contacts/subscription';
import { Clock } from '@festlig/platform/clock';
import { Config } from '@festlig/platform/config/platform-variables';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import type { ContactDocument } from './contact.schema';
import { type UnsubscribeDocument, UNSUBSCRIBES } from './unsubscribe.schema';

/** What tells whether a guest can be reached. */
type Reachable = Pick<ContactDocument, 'email' | 'phone' | 'receiveSms'>;

const beginningWith = (text: string) => ({ _id: { $gte: text, $lt: `${text}~` } });

@Injectable()
export class UnsubscribeRepository {
  constructor(
    @InjectModel(UNSUBSCRIBES) private readonly unsubscribes: Model<UnsubscribeDocument>,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  /** The hash of a phone number in E.164. */
  numberHash(phone: string): string {
    return textSubscriptionHash(phone, this.config.values.LINK_SECRET);
  }

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

  /** Returns whether a guest's address and number have unsubscribed, for these guests. */
  async goneAmong(guests: readonly Reachable[]): Promise<(guest: Reachable) => Gone> {
    const [addresses, numbers] = await Promise.all([
      this.goneOf(guests.flatMap(({ email }) => email ?? [])),
      this.stoppedOf(guests.flatMap(({ phone, receiveSms }) => (receiveSms && phone) || [])),
    ]);
    return ({ email, phone }) => ({
      mail: email !== null && addresses.has(email),
      text: phone !== null && numbers.has(phone),
    });
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

  /** Returns those of the phone numbers that have unsubscribed, also under a hash that has not been keyed yet. */
  async stoppedOf(phones: readonly string[]): Promise<ReadonlySet<string>> {
    if (phones.length === 0) return new Set();
    const hashed = new Map(
      phones.flatMap((phone) => [this.numberHash(phone), unkeyedTextHash(phone)].map((hash) => [hash, phone])),
    );
    const found = await this.unsubscribes.find({ _id: { $in: [...hashed.keys()] } }, { _id: 1 }).lean();
    return new Set(found.flatMap(({ _id }) => hashed.get(_id) ?? []));
  }

  /**
   * Replaces the numbers' hashes of an earlier version by keyed ones, and returns how many there were. It can be
   * repeated: a number is unsubscribed under one of them at any time.
   */
  async keyNumbers(limit: number): Promise<number> {
    const found = await this.unsubscribes.find(beginningWith(UNKEYED_NUMBER)).limit(limit).lean();
    // The hash of an address can begin with the same letters.
    const unkeyed = found.filter(({ _id }) => isTextSubscription(_id));
    for (const { _id: hash, at } of unkeyed) {
      const _id = keyedHash(hash, this.config.values.LINK_SECRET);
      await this.unsubscribes.updateOne({ _id }, { $setOnInsert: { at } }, { upsert: true });
      await this.unsubscribes.deleteOne({ _id: hash });
    }
    return unkeyed.length;
  }
}
