import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { contacts } from '@festlig/contracts/contacts';
import {
  subscriptionHash,
  subscriptionSignature,
  textSubscriptionPath,
  unkeyedTextHash,
} from '@festlig/domain/contacts/subscription';
import { Config } from '@festlig/platform/config/platform-variables';
import { aGuest } from '@festlig/testing/contacts';
import { aUser } from '@festlig/testing/service';
import { getModelToken } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { KeptCounts } from '../contacts.fixture';
import { SweepJob } from '../jobs/sweep.job';
import { SUBSCRIPTION_CHANGES, type SubscriptionChangeDocument } from './subscription-change.schema';
import { UnsubscribeRepository } from './unsubscribe.repository';
import { type UnsubscribeDocument, UNSUBSCRIBES } from './unsubscribe.schema';

const { addContact, countAudience, getSubscription, resubscribe, resumeTexts, stopTexts, unsubscribe } = contacts.calls;
const host = aUser();
const partyId = 'a'.repeat(24);

describe('numbers that unsubscribed when their hashes were not keyed', () => {
  let list: KeptCounts;
  let numbers = 0;
  beforeAll(async () => {
    list = await KeptCounts.start();
    list.service.parties.set(partyId, { [host.id]: 'owner' });
  });
  afterAll(() => list.service.stop());

  const secret = () => list.get(Config).values.LINK_SECRET;
  const modelOf = <D>(name: string) => list.service.app.get<Model<D>>(getModelToken(name), { strict: false });
  const kept = () => modelOf<UnsubscribeDocument>(UNSUBSCRIBES);
  const oldLink = (phone: string) => {
    const hash = unkeyedTextHash(phone);
    return { hash, signature: subscriptionSignature(hash, secret()) };
  };
  const newLink = (phone: string) => {
    const [, , hash = '', signature = ''] = textSubscriptionPath(phone, secret()).split('/');
    return { hash, signature };
  };
  const storeUnkeyed = async (phone: string) => {
    await kept().deleteOne({ _id: list.numberHash(phone) });
    await list.get(UnsubscribeRepository).add(unkeyedTextHash(phone));
  };
  /** A number that the earlier version stored with a guest, and on the list of those who have unsubscribed. */
  const stoppedBefore = async () => {
    const phone = `+45201234${++numbers + 10}`;
    const { id } = await list.service.call(addContact, aGuest(partyId, { phone, receiveSms: true }), host);
    await list.service.ask(stopTexts, { phone });
    await list.guests.updateOne({ _id: id }, { $set: { phoneHash: unkeyedTextHash(phone) } });
    await storeUnkeyed(phone);
    await modelOf<SubscriptionChangeDocument>(SUBSCRIPTION_CHANGES).updateOne(
      { _id: unkeyedTextHash(phone) },
      { $set: { settleAt: list.service.clock.now() } },
      { upsert: true },
    );
    return phone;
  };

  it('stay unsubscribed before and after their hashes are keyed, and no unkeyed hash is left', async () => {
    const phones = [await stoppedBefore(), await stoppedBefore()];
    const repository = list.get(UnsubscribeRepository);
    expect(await repository.stoppedOf(phones)).toEqual(new Set(phones));
    const { at } = await kept()
      .findOne({ _id: unkeyedTextHash(phones[0]!) })
      .lean()
      .orFail();
    await list.sweepAll();
    expect(await repository.stoppedOf(phones)).toEqual(new Set(phones));
    expect(
      await kept()
        .findOne({ _id: list.numberHash(phones[0]!) })
        .lean(),
    ).toMatchObject({ at });
    const changes = modelOf<SubscriptionChangeDocument>(SUBSCRIPTION_CHANGES);
    const stored = [await kept().find().lean(), await list.guests.find().lean(), await changes.find().lean()];
    for (const phone of phones) expect(JSON.stringify(stored)).not.toContain(unkeyedTextHash(phone));
    expect(await list.told(partyId)).toEqual(await list.counted(partyId));
  });

  it('can subscribe again, by the link of that time and by a new one', async () => {
    const [one, other] = [await stoppedBefore(), await stoppedBefore()];
    await list.get(SweepJob).sweep();
    const before = await list.service.ask(countAudience, { partyId, audience: 'all' });
    expect(await list.service.call(getSubscription, oldLink(one))).toEqual({ channel: 'text', subscribed: false });
    await list.service.call(resubscribe, oldLink(one));
    await list.service.call(resubscribe, newLink(other));
    expect(await list.get(UnsubscribeRepository).stoppedOf([one, other])).toEqual(new Set());
    const after = await list.service.ask(countAudience, { partyId, audience: 'all' });
    expect(after.text).toBe(before.text + 2);
  });

  it('can subscribe again before the sweeper has keyed them, by text and by each link, and others stay', async () => {
    const [texts, old, fresh, stays] = [
      await stoppedBefore(),
      await stoppedBefore(),
      await stoppedBefore(),
      await stoppedBefore(),
    ];
    await list.service.ask(resumeTexts, { phone: texts });
    // Each is stored again as that version does, because the first subscription has keyed them all.
    await storeUnkeyed(old);
    await list.service.call(resubscribe, oldLink(old));
    await storeUnkeyed(fresh);
    await list.service.call(resubscribe, newLink(fresh));
    await list.sweepAll();
    const stopped = await list.get(UnsubscribeRepository).stoppedOf([texts, old, fresh, stays]);
    expect(stopped).toEqual(new Set([stays]));
    expect(await list.told(partyId)).toEqual(await list.counted(partyId));
  });

  it('are unsubscribed by the link of that time under the keyed hash alone', async () => {
    const phone = '+4520555555';
    expect(await list.service.call(unsubscribe, oldLink(phone))).toEqual({ channel: 'text', subscribed: false });
    expect(await list.service.call(getSubscription, newLink(phone))).toEqual({ channel: 'text', subscribed: false });
    expect(
      await kept()
        .findOne({ _id: unkeyedTextHash(phone) })
        .lean(),
    ).toBeNull();
    const forged = { ...oldLink(phone), signature: newLink(phone).signature };
    expect(await list.service.refusal(unsubscribe, forged)).toEqual({ root: 'signature_invalid' });
  });

  it('are keyed once, also when a worker died between the two writes, and addresses are left as they are', async () => {
    const phone = await stoppedBefore();
    const address = subscriptionHash('anne@example.dk');
    const alike = `tel-${address.slice(4)}`;
    const repository = list.get(UnsubscribeRepository);
    for (const hash of [list.numberHash(phone), address, alike]) await repository.add(hash);
    await list.get(SweepJob).sweep();
    await list.get(SweepJob).sweep();
    expect(await repository.stoppedOf([phone])).toEqual(new Set([phone]));
    expect(await repository.has(unkeyedTextHash(phone))).toBe(false);
    for (const hash of [address, alike]) expect(await repository.has(hash)).toBe(true);
  });
});
