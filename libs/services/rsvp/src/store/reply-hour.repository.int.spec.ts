import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { rsvp } from '@festlig/contracts/rsvp';
import { playNeighbours } from '@festlig/testing/rsvp';
import { aUser, TestService } from '@festlig/testing/service';
import { PARTY } from '@festlig/testing/rsvp';
import { getModelToken } from '@nestjs/mongoose';
import fc from 'fast-check';
import type { Model, QueryFilter } from 'mongoose';
import { SweepJob } from '../jobs/sweep.job';
import { RsvpModule } from '../rsvp.module';
import { ReplyHourRepository } from './reply-hour.repository';
import { REPLY_HOURS, type ReplyHourDocument } from './reply-hour.schema';
import { DeletedReplyRepository } from './deleted-reply.repository';
import { ReplyRepository } from './reply.repository';
import { REPLIES, type ReplyDocument } from './reply.schema';

const { getStats } = rsvp.calls;
const host = aUser();
const CHOICES = ['vegan', 'bus'];

type Step =
  | { what: 'reply'; who: number; attending: boolean; people: number; choices: string[] }
  | { what: 'delete'; who: number }
  | { what: 'wait'; seconds: number }
  | { what: 'sweep' | 'ask' };

const who = fc.integer({ min: 0, max: 5 });
const steps = fc.array(
  fc.oneof<fc.Arbitrary<Step>[]>(
    fc.record({
      what: fc.constant('reply' as const),
      who,
      attending: fc.boolean(),
      people: fc.integer({ min: 1, max: 4 }),
      choices: fc.subarray(CHOICES),
    }),
    fc.record({ what: fc.constant('delete' as const), who }),
    fc.record({ what: fc.constant('wait' as const), seconds: fc.constantFrom(1, 29, 31, 61, 1800, 3600, 86_400) }),
    fc.record({ what: fc.constantFrom('sweep' as const, 'ask' as const) }),
  ),
  { maxLength: 25 },
);

describe('the counts of replies', () => {
  let service: TestService;
  let replies: Model<ReplyDocument>;
  let hours: Model<ReplyHourDocument>;
  beforeAll(async () => {
    service = await TestService.start({ service: 'rsvp', module: RsvpModule, now: '2026-05-01T10:00:00Z' });
    playNeighbours(service.rpc);
    service.parties.set(PARTY, { [host.id]: 'editor' });
    replies = service.app.get(getModelToken(REPLIES));
    hours = service.app.get(getModelToken(REPLY_HOURS));
  });
  afterAll(() => service.stop());

  const told = () => service.call(getStats, { partyId: PARTY }, host);
  const sweep = () => service.app.get(SweepJob).sweep();
  const dayOf = (now: Date) => now.toISOString().slice(0, 10);
  const reply = (contactId: string, attending: boolean, people: number, choices: string[] = []) => {
    const fields = Object.fromEntries(choices.map((id) => [id, true]));
    const given = { companions: [], comment: '', email: null, hasEmail: false };
    const said = { attending, numberOfPeople: attending ? people : 0, ...given };
    const writing = { dayOf, byHost: false };
    return service.app.get(ReplyRepository).save(PARTY, { contactId }, { name: contactId, ...said, fields }, writing);
  };
  const remove = async (contactId: string) => {
    const known = await replies.findOne({ partyId: PARTY, contactId }).lean();
    if (known) await service.app.get(DeletedReplyRepository).remove(PARTY, known._id);
  };
  /** Counts the replies themselves, one by one. */
  const counted = async () => {
    const all = await replies.find({ partyId: PARTY }).lean();
    const coming = all.filter(({ attending }) => attending);
    const people = (some: typeof all) => some.reduce((sum, { numberOfPeople }) => sum + numberOfPeople, 0);
    const days = [...new Set(all.map(({ day }) => day))].toSorted();
    const chosen = CHOICES.map((id) => [id, coming.filter(({ choices = [] }) => choices.includes(id))] as const);
    return {
      attending: coming.length,
      notAttending: all.length - coming.length,
      persons: people(all),
      waiting: 0,
      unlisted: { attending: 0, notAttending: 0 },
      noResponse: 0,
      uninvited: 7,
      unreachable: 1,
      byText: 2,
      rsvpChoiceFields: Object.fromEntries(
        chosen.flatMap(([id, some]) => (some.length > 0 ? [[id, { count: some.length, persons: people(some) }]] : [])),
      ),
      byDay: days.map((day) => {
        const on = all.filter((each) => each.day === day);
        const attending = on.filter((each) => each.attending).length;
        return { day, attending, notAttending: on.length - attending };
      }),
    };
  };

  it('equal the replies after any sequence of writes, deletions, sweeps and queries', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        await service.app.get(ReplyRepository).removeAll(PARTY);
        for (const step of all) {
          if (step.what === 'reply') await reply(`guest ${step.who}`, step.attending, step.people, step.choices);
          if (step.what === 'delete') await remove(`guest ${step.who}`);
          if (step.what === 'wait') service.clock.advance(step.seconds * 1000);
          if (step.what === 'sweep') await sweep();
          if (step.what === 'ask') expect(await told()).toEqual(await counted());
        }
        expect(await told()).toEqual(await counted());
      }),
      { numRuns: 40 },
    );
  }, 120_000);

  it('are kept once every write has ended, and the replies of that hour are then not read again', async () => {
    await service.app.get(ReplyRepository).removeAll(PARTY);
    await reply('anne', true, 2);
    service.clock.advance(61_000);
    await sweep();
    expect(await hours.countDocuments({ partyId: PARTY, recountAt: { $exists: true } })).toBe(0);
    // Changes a reply without marking its hour.
    await replies.updateOne({ contactId: 'anne' }, { $set: { numberOfPeople: 9 } });
    expect(await told()).toMatchObject({ attending: 1, persons: 2 });
    await reply('bo', true, 1);
    expect(await told()).toMatchObject({ attending: 2, persons: 10 });
  });

  it('may be a few seconds old for an hour with many replies, and are always current for an hour with few', async () => {
    await service.app.get(ReplyRepository).removeAll(PARTY);
    await reply('anne', true, 2);
    await told();
    const count = async (many: number) => {
      const counts = [{ day: '2026-05-01', attending: true, replies: many, persons: many }];
      await hours.updateOne({ partyId: PARTY }, { $set: { counts, countedAt: service.clock.now() } });
      return (await told()).attending;
    };
    expect(await count(1999)).toBe(1);
    expect(await count(2000)).toBe(2000);
    service.clock.advance(2999);
    expect(await told()).toMatchObject({ attending: 2000 });
    service.clock.advance(1);
    expect(await told()).toEqual(await counted());
  });

  it('use only the replies of an hour to count that hour', async () => {
    await service.app.get(ReplyRepository).removeAll(PARTY);
    await reply('anne', true, 2, ['bus']);
    await reply('bo', false, 0);
    service.clock.advance(3_600_000);
    await sweep();
    await reply('eva', true, 1);
    const aggregate = jest.spyOn(replies, 'aggregate');
    expect(await told()).toMatchObject({ attending: 2, persons: 3 });
    const asked = aggregate.mock.calls.map(([pipeline], at) => {
      const [{ $match }] = pipeline as [{ $match: QueryFilter<ReplyDocument> }];
      const { options } = aggregate.mock.results[at]!.value as { options: { hint: Record<string, 1> } };
      const { hint } = options;
      return { $match, hint };
    });
    aggregate.mockRestore();
    expect(asked).toHaveLength(2);
    for (const { $match, hint } of asked) {
      const { executionStats } = (await replies.find($match).hint(hint).explain('executionStats')) as unknown as {
        executionStats: { totalDocsExamined: number };
      };
      expect(executionStats.totalDocsExamined).toBe(1);
    }
  });

  it('store their time of counting while an hour with many replies is marked, and remove it with the mark', async () => {
    await service.app.get(ReplyRepository).removeAll(PARTY);
    await reply('anne', true, 2);
    const [anne] = await replies.find({ partyId: PARTY }).lean();
    const others = Array.from({ length: 1999 }, (_, n) => ({
      ...anne!,
      _id: `other ${n}`,
      rid: `r${n}`,
      contactId: `c${n}`,
    }));
    await replies.insertMany(others);
    expect(await told()).toMatchObject({ attending: 2000 });
    expect(await hours.findOne({ partyId: PARTY }).lean()).toMatchObject({ countedAt: service.clock.now() });
    service.clock.advance(61_000);
    await sweep();
    const kept = await hours.findOne({ partyId: PARTY }).lean();
    expect([kept?.recountAt, kept?.countedAt]).toEqual([undefined, undefined]);
    expect(await told()).toMatchObject({ attending: 2000 });
  });

  it('include a reply that was written while its hour was being counted', async () => {
    await service.app.get(ReplyRepository).removeAll(PARTY);
    await reply('anne', true, 2);
    service.clock.advance(61_000);
    const store = service.app.get(ReplyHourRepository);
    const count = store['countReplies'].bind(store);
    store['countReplies'] = async (filter) => {
      const before = await count(filter);
      store['countReplies'] = count;
      await reply('bo', true, 1);
      return before;
    };
    await sweep();
    expect(await told()).toMatchObject({ attending: 2, persons: 3 });
    service.clock.advance(61_000);
    await sweep();
    expect(await told()).toMatchObject({ attending: 2, persons: 3 });
  });

  it('include a reply whose hour was queried and swept between the mark and the write', async () => {
    await service.app.get(ReplyRepository).removeAll(PARTY);
    await reply('anne', true, 2);
    service.clock.advance(61_000);
    const store = service.app.get(ReplyHourRepository);
    const mark = store.mark.bind(store);
    store.mark = async (...args) => {
      store.mark = mark;
      await mark(...args);
      expect(await told()).toMatchObject({ attending: 1 });
      await sweep();
    };
    await reply('bo', true, 1);
    expect(await told()).toMatchObject({ attending: 2, persons: 3 });
  });

  it('include a reply whose process died right after the write, and no reply that was never written', async () => {
    await service.app.get(ReplyRepository).removeAll(PARTY);
    await reply('anne', true, 2);
    await service.app.get(ReplyHourRepository).mark(PARTY, service.clock.now());
    service.clock.advance(61_000);
    await sweep();
    expect(await told()).toMatchObject({ attending: 1, persons: 2 });
  });

  it('are marked once for the replies of half a minute, and recounted only when the last of them has ended', async () => {
    await service.app.get(ReplyRepository).removeAll(PARTY);
    const marked = async () => (await hours.findOne({ partyId: PARTY }).lean())?.recountAt?.getTime();
    await reply('anne', true, 2);
    const first = await marked();
    const mark = jest.spyOn(hours, 'updateOne');
    service.clock.advance(30_000);
    await reply('bo', true, 1);
    expect(mark).not.toHaveBeenCalled();
    expect(await marked()).toBe(first);
    // A write that begins now must have ended when the hour is recounted.
    expect(first).toBe(service.clock.now().getTime() + 30_000);
    service.clock.advance(1);
    await reply('eva', true, 1);
    mark.mockRestore();
    expect(await marked()).toBe(service.clock.now().getTime() + 60_000);
    service.clock.advance(60_000);
    await sweep();
    expect(await marked()).toBeUndefined();
    expect(await told()).toMatchObject({ attending: 3, persons: 4 });
  });

  it('include replies stored before hours were counted, both before and after the sweep', async () => {
    await service.app.get(ReplyRepository).removeAll(PARTY);
    await reply('anne', true, 2, ['bus']);
    service.clock.advance(90_000_000);
    await reply('bo', false, 0);
    await service.app.get(ReplyHourRepository).removeAll(PARTY);
    await replies.updateMany({ partyId: PARTY }, { $set: { search: 'of before' } });
    const right = await counted();
    expect(await told()).toEqual(right);
    await sweep();
    expect(await told()).toEqual(right);
    service.clock.advance(61_000);
    await sweep();
    expect(await told()).toEqual(right);
    expect(await hours.countDocuments({ partyId: PARTY, recountAt: { $exists: false } })).toBe(2);
  });
});
