import type { CouponGift } from '@festlig/contracts/billing';
import type { CouponLimits } from '@festlig/domain/billing/coupons';
import { type Connection, createConnection, mongo } from 'mongoose';
import { type Order, readOrder } from './order';

/** The most coupons in one list. */
const LISTED = 200;
const DUPLICATE_KEY = 11_000;

interface StoredCoupon extends CouponLimits {
  _id: string;
  gives: CouponGift;
  redeemed: unknown[];
  audit: { at: Date; by: string; what: string }[];
  outbox: unknown[];
  createdAt: Date;
}

function giftText(gives: CouponGift): string {
  switch (gives.kind) {
    case 'tokens':
      return `${gives.tokens} tokens`;
    case 'plan':
      return `plan ${gives.plan}`;
    case 'percentage':
      return `${gives.percent} percent off the next plan`;
    case 'unlimited_photos':
      return 'unlimited photos';
  }
}

function lineOf({ _id, gives, redeemed, most, perUser, until, onlyFor, isStopped, audit }: StoredCoupon): string {
  const last = audit.at(-1);
  return [
    `${_id}: ${giftText(gives)}`,
    `redeemed ${redeemed.length} of ${most}, ${perUser} by one user`,
    ...(until ? [`before ${until.toISOString().slice(0, 10)}`] : []),
    ...(onlyFor === null ? [] : [`for the party ${onlyFor} alone`]),
    ...(isStopped ? ['stopped'] : []),
    ...(last ? [`${last.what} by ${last.by} at ${last.at.toISOString()}`] : []),
  ].join(' · ');
}

async function partyIdOf(connection: Connection, name: string | null): Promise<string | null> {
  if (name === null) return null;
  const parties = connection
    .useDb('festlig-party')
    .collection<{ _id: string; sid: string; deletedAt: Date | null }>('parties');
  const found = await parties.findOne({ $or: [{ _id: name }, { sid: name }], deletedAt: null });
  if (!found) throw new Error('there is no party with that id or short id');
  return found._id;
}

async function carryOut(connection: Connection, order: Order, now: Date): Promise<string> {
  const coupons = connection.useDb('festlig-billing').collection<StoredCoupon>('coupons');
  if (order.what === 'list') {
    const found = await coupons.find().sort({ createdAt: -1 }).limit(LISTED).toArray();
    return found.length === 0 ? 'there are no coupons' : found.map(lineOf).join('\n');
  }
  const { code, by } = order;
  if (order.what === 'stop') {
    const line = { at: now, by, what: 'stopped' };
    await coupons.updateOne({ _id: code, isStopped: false }, { $set: { isStopped: true }, $push: { audit: line } });
  } else {
    const { gives, most, perUser, until } = order;
    const onlyFor = await partyIdOf(connection, order.party);
    const audit = [{ at: now, by, what: 'made' }];
    const coupon = { _id: code, gives, most, perUser, until, onlyFor, isStopped: false, redeemed: [], audit };
    await coupons.insertOne({ ...coupon, outbox: [], createdAt: now }).catch((error: unknown) => {
      if (!(error instanceof mongo.MongoServerError) || error.code !== DUPLICATE_KEY) throw error;
      throw new Error(`there is a coupon ${code} already`);
    });
  }
  const stored = await coupons.findOne({ _id: code });
  if (!stored) throw new Error(`there is no coupon ${code}`);
  return lineOf(stored);
}

/**
 * Makes, lists or stops coupons in the billing service's own database, and writes down who did it (rule: coupon-operators).
 * Returns the lines to print. @throws Error when the words are wrong, or there is no such coupon or party
 */
export async function coupon(uri: string, words: readonly string[], now: Date): Promise<string> {
  const order = readOrder(words);
  const connection = await createConnection(uri, { serverSelectionTimeoutMS: 5000, autoIndex: false }).asPromise();
  try {
    return await carryOut(connection, order, now);
  } finally {
    await connection.close();
  }
}
