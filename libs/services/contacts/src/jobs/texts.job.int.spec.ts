import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Standing } from '@festlig/domain/contacts/standing';
import { contacts } from '@festlig/contracts/contacts';
import { RemoteFailure } from '@festlig/platform/errors';
import { ADD, holdNext, KeptCounts } from '../contacts.fixture';
import { classifyTexts } from '../queues';
import { StandingRepository } from '../store/standing.repository';
import { SubscriptionRepository } from '../store/subscription.repository';
import { TextsJob } from './texts.job';
import { SweepJob } from './sweep.job';

const HOUR = 3_600_000;

describe('guests whom a version that sent no texts has stored', () => {
  let list: KeptCounts;
  let partyId: string;
  let act: ReturnType<KeptCounts['aCase']>['act'];
  beforeAll(async () => {
    list = await KeptCounts.start({ chunk: 3, atOnce: 5000 });
  });
  afterAll(() => list.service.stop());

  /** Adds guests as that version stored them: some by text, some by mail, some abroad. */
  beforeEach(async () => {
    const made = list.aCase();
    [partyId] = made.parties;
    act = made.act;
    for (const address of [0, 1, 2, 0, 1, 2]) await act({ ...ADD, address });
    await act({ ...ADD, address: 1, yes: false });
    await act({ ...ADD, what: 'invite', guest: 2 });
    await act({ ...ADD, what: 'keep', guest: 1 });
    await forget();
  });
  const forget = async () => {
    for (const { _id, standing } of await list.guests.find({ partyId }).lean()) {
      const before = standing!.split('-').slice(0, 3).join('-') as Standing;
      await list.guests.updateOne({ _id }, { $set: { standing: before }, $unset: { phoneHash: 1 } });
    }
    await list.kept.deleteOne({ _id: partyId });
    const counts: Partial<Record<Standing, number>> = {};
    for (const { standing } of await list.guests.find({ partyId }).lean())
      counts[standing!] = (counts[standing!] ?? 0) + 1;
    await list.kept.collection.insertOne({ _id: partyId, counts, counted: true } as never);
  };
  const check = () => list.get(TextsJob).run({ partyId });
  const search = () => ({ partyId, audience: 'custom', search: 'gæst' }) as const;
  const found = () => list.service.ask(contacts.calls.countAudience, search());
  const refused = async () => {
    const failure: unknown = await found().catch((error: unknown) => error);
    if (!(failure instanceof RemoteFailure)) throw new Error('the search was not refused');
    return { root: failure.failure.body.errors['root']?.code };
  };
  const asked = async () => {
    list.queue.forget();
    await list.get(SweepJob).sweep();
    return list.queue.added.flatMap(({ job, id }) => (job === classifyTexts.name && id === partyId ? [id] : []));
  };

  it('get their standing and are counted, batch by batch', async () => {
    expect(await list.counts.of(partyId)).not.toMatchObject({ 'new-none-mail-text': expect.any(Number) });
    expect(await asked()).toEqual([partyId]);
    await check();
    const told = await list.told(partyId);
    expect(told).toEqual(await list.counted(partyId));
    expect(told).toMatchObject({ all: { contacts: 14, text: 12, abroad: 2 } });
  });

  it('are checked again after an hour, and then no more', async () => {
    await check();
    expect(await asked()).toEqual([]);
    // A process of that version adds a guest and counts without texts before it ends.
    await forget();
    await list.kept.updateOne(
      { _id: partyId },
      { $set: { standingsChecked: 3, standingsDueAt: list.service.clock.now() } },
    );
    list.service.clock.advance(HOUR);
    expect(await asked()).toEqual([partyId]);
    await check();
    expect(await list.told(partyId)).toEqual(await list.counted(partyId));
    list.service.clock.advance(2 * HOUR);
    expect(await asked()).toEqual([]);
  });

  it('are recounted after a check, in case that version has counted meanwhile', async () => {
    await check();
    await list.kept.updateOne({ _id: partyId }, { $set: { counts: { 'new-none-mail': 3 } } });
    await list.sweepAll();
    expect(await list.told(partyId)).toEqual(await list.counted(partyId));
  });

  it('are right when a number unsubscribes, a guest is changed or added, or another worker checks meanwhile', async () => {
    const { phone } = (await list.guests.findOne({ partyId, phone: /^\+45/ }).lean()) ?? {};
    const first = holdNext(list.get(StandingRepository), 'changeSome');
    const checked = check();
    await first.reached;
    await list.get(SubscriptionRepository).unsubscribe(list.numberHash(phone ?? ''));
    await act({ ...ADD, what: 'update', guest: 0, address: 2 });
    await act({ ...ADD, what: 'update', guest: 1, address: null });
    await act({ ...ADD, address: 1 });
    await check();
    first.goOn();
    await checked;
    await list.sweepAll();
    expect(await list.told(partyId)).toEqual(await list.counted(partyId));
    expect((await list.told(partyId))['all']).toMatchObject({ textUnsubscribed: expect.any(Number) });
  });

  it('are right when the worker dies between two batches and another begins again', async () => {
    const standings = list.get(StandingRepository);
    const changeSome = jest.spyOn(standings, 'changeSome');
    const real = changeSome.getMockImplementation() ?? StandingRepository.prototype.changeSome.bind(standings);
    changeSome.mockImplementationOnce(real).mockRejectedValueOnce(new Error('killed'));
    await expect(check()).rejects.toThrow('killed');
    expect(await asked()).toEqual([partyId]);
    changeSome.mockRestore();
    await check();
    expect(await list.told(partyId)).toEqual(await list.counted(partyId));
  });

  it('are found and counted by a search once the worker has stored what reaches them, which a request does for few', async () => {
    await check();
    await list.guests.updateMany({ partyId }, { $unset: { reach: 1 } });
    expect(await refused()).toEqual({ root: 'unavailable' });
    // A request completes two batches of three guests.
    expect(await list.guests.countDocuments({ partyId, reach: null })).toBe(8);
    expect(await asked()).toEqual([partyId]);
    await check();
    expect(await list.guests.countDocuments({ partyId, reach: null })).toBe(0);
    expect(await found()).toMatchObject({ contacts: 14, text: 12, abroad: 2 });
    const few = await list.guests.find({ partyId }, { _id: 1 }).limit(6).lean();
    await list.guests.updateMany({ _id: { $in: few.map(({ _id }) => _id) } }, { $unset: { reach: 1, standing: 1 } });
    expect(await found()).toMatchObject({ contacts: 14, text: 12, abroad: 2 });
  });

  it('are read by a send although nothing has stored yet what reaches them', async () => {
    await check();
    await list.guests.updateMany({ partyId }, { $unset: { reach: 1 } });
    const whom = { partyId, audience: 'custom', search: 'gæst', texts: true, after: null, limit: 100 } as const;
    expect((await list.service.ask(contacts.calls.listAudience, whom)).people).toHaveLength(14);
    expect(await list.guests.countDocuments({ partyId, reach: null })).toBe(14);
  });

  it('are counted right by a search after an earlier version has changed standings alone', async () => {
    await check();
    const right = await found();
    await list.guests.updateMany({ partyId, reach: 'mail-text' }, { $set: { reach: 'unsubscribed-text' } });
    expect(await found()).not.toEqual(right);
    expect(await asked()).toEqual([]);
    list.service.clock.advance(HOUR);
    expect(await asked()).toEqual([partyId]);
    await check();
    expect(await found()).toEqual(right);
    expect(await list.told(partyId)).toEqual(await list.counted(partyId));
  });

  it('are not looked for again at once in a party that is new', async () => {
    const { parties, act: add } = list.aCase();
    await add(ADD);
    expect(await list.kept.findOne({ _id: parties[0] }).lean()).toMatchObject({ standingsChecked: 3 });
    await asked();
    expect(list.queue.ids).not.toContain(parties[0]);
  });
});
