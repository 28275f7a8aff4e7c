import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ADD, holdNext, KeptCounts } from '../contacts.fixture';
import { SweepJob } from '../jobs/sweep.job';
import { ContactRepository } from './contact.repository';
import { LegacyContactRepository } from './legacy-contact.repository';

describe('the kept counts of guests', () => {
  let list: KeptCounts;
  beforeAll(async () => {
    list = await KeptCounts.start();
  });
  afterAll(() => list.service.stop());

  it('are right when a guest is added while the party is being recounted', async () => {
    const { parties, act } = list.aCase();
    await act(ADD);
    list.service.clock.advance(130_000);
    const recount = holdNext(list.get(LegacyContactRepository), 'classify');
    const sweep = list.get(SweepJob).sweep();
    await recount.reached;
    const counting = holdNext(list.counts, 'add');
    const change = act(ADD);
    await counting.reached;
    recount.goOn();
    await sweep;
    counting.goOn();
    await change;
    expect(await list.told(parties[0])).toEqual(await list.counted(parties[0]));
  });

  it('become right when a change is counted long after the party was recounted', async () => {
    const { parties, act } = list.aCase();
    await act(ADD);
    const counting = holdNext(list.counts, 'add');
    const change = act(ADD);
    await counting.reached;
    list.service.clock.advance(130_000);
    await list.get(SweepJob).sweep();
    counting.goOn();
    await change;
    await list.sweepAll();
    expect(await list.told(parties[0])).toEqual(await list.counted(parties[0]));
  });

  it('are right when a guest replies and is invited at the same time', async () => {
    const { parties, act } = list.aCase();
    await act(ADD);
    const reply = holdNext(list.counts, 'mark');
    const change = act({ ...ADD, what: 'keep' });
    await reply.reached;
    await act({ ...ADD, what: 'invite' });
    reply.goOn();
    await change;
    expect(await list.told(parties[0])).toEqual(await list.counted(parties[0]));
    expect(await list.told(parties[0])).toMatchObject({ missing: { contacts: 1 }, rsvpYes: { contacts: 1 } });
  });

  it('exclude guests who are set aside for an import, and include them again with their standing when restored', async () => {
    const { parties, act } = list.aCase();
    await act(ADD);
    await act({ ...ADD, what: 'aside' });
    expect(await list.told(parties[0])).toMatchObject({ total: 0 });
    await act({ ...ADD, what: 'leave' });
    expect(await list.kept.countDocuments({ _id: /:/ })).toBe(0);
    await act({ ...ADD, what: 'back' });
    expect(await list.told(parties[0])).toMatchObject({ all: { contacts: 2, mail: 1, unsubscribed: 1 } });
  });

  it.each(['asked for', 'changed'])(
    'of a list written by an earlier version are right when it is first %s, and are stored by the sweeper',
    async (first) => {
      const { parties, act } = list.aCase();
      const [partyId] = parties;
      for (const more of [{}, { address: null }, { what: 'invite' }, { what: 'keep' }, { what: 'leave' }] as const) {
        await act({ ...ADD, ...more });
      }
      const right = await list.counted(partyId);
      expect(right).toMatchObject({ total: 4, answered: 1 });
      list.service.clock.advance(60_000);
      await list.kept.deleteOne({ _id: partyId });
      await list.guests.updateMany({ partyId }, { $unset: { standing: 1, emailHash: 1 } });
      if (first === 'changed') await act({ ...ADD, what: 'forget' });
      expect(await list.told(partyId)).toEqual(await list.counted(partyId));
      expect(await list.told(partyId)).toMatchObject({ total: 4, answered: first === 'changed' ? 0 : 1 });
      await list.sweepAll();
      expect(await list.kept.findOne({ _id: partyId }).lean()).toMatchObject({ counted: true });
      expect(await list.told(partyId)).toEqual(await list.counted(partyId));
    },
  );

  it('are deleted when the party has no guests any more', async () => {
    const { parties, act } = list.aCase();
    await act(ADD);
    await list.get(ContactRepository).removeAll(parties[0]);
    expect(await list.kept.findOne({ _id: parties[0] }).lean()).toBeNull();
    expect(await list.told(parties[0])).toMatchObject({ total: 0 });
  });
});
