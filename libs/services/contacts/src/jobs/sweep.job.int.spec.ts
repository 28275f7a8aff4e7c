import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { contacts } from '@festlig/contracts/contacts';
import { Logger } from '@festlig/platform/observability';
import { Queue } from '@festlig/platform/queue';
import { RecordingQueue } from '@festlig/platform/queue/testing/recording-queue';
import { waitFor } from '@festlig/testing/product/wait-for';
import { startTestRedis } from '@festlig/testing/redis';
import { aUser, TestService } from '@festlig/testing/service';
import { Module } from '@nestjs/common';
import { getModelToken } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { ImportSizes } from '@festlig/domain/contacts/import-sizes';
import { openImports } from '../contacts.fixture';
import { ContactsModule, ContactsWorkerModule } from '../contacts.module';
import { importList } from '../queues';
import { ContactRepository } from '../store/contact.repository';
import { type ContactDocument, CONTACTS } from '../store/contact.schema';
import { ImportJob } from './import.job';
import { SweepJob } from './sweep.job';

@Module({ imports: [ContactsModule, ContactsWorkerModule] })
class Both {}

const { countContacts, followImport, importContacts, listContacts, previewImport, undoImport } = contacts.calls;
const partyId = 'a'.repeat(24);
const host = aUser();
const LEASE = 20_000;
const list = (guests: number) =>
  ['Navn;E-mail', ...Array.from({ length: guests }, (_, index) => `Gæst ${index};g${index}@example.dk`)].join('\n');
/**
 * Six chunks, more than the call imports itself. The chunks are a tenth of the real size, because size does not
 * matter here.
 */
const LONG = 510;
const SIZES: ImportSizes = { chunk: 100, atOnce: 500 };

describe('an import without a worker', () => {
  let redis: { url: string; stop(): Promise<void> };
  let queue: Queue;
  let service: TestService;
  beforeAll(async () => {
    redis = await startTestRedis();
  });
  afterAll(() => redis.stop());
  beforeEach(async () => {
    queue = new Queue(redis.url, Logger.create('contacts', 'silent'));
    await lose();
    service = await TestService.start({
      service: 'contacts',
      module: Both,
      now: '2126-05-01T10:00:00Z',
      replace: [
        [Queue, queue],
        [ImportSizes, SIZES],
      ],
    });
    openImports(service);
    service.parties.set(partyId, { [host.id]: 'owner' });
  });
  afterEach(async () => {
    await queue.close();
    await service.stop();
  });

  /** Deletes the queue's jobs, as in a crash of Redis. */
  const lose = () => queue.queue(importList.name).obliterate({ force: true });
  const jobs = async () => (await queue.queue(importList.name).getJobs()).map(({ id }) => id);
  const sweep = () => service.app.get(SweepJob, { strict: false }).sweep();
  const job = () => service.app.get(ImportJob, { strict: false });
  const start = (guests = LONG) => service.call(importContacts, { partyId, csv: list(guests) }, host);
  const total = async () => (await service.ask(countContacts, { partyId })).total;
  const follow = (importId: string) => service.call(followImport, { partyId, importId }, host);
  const undo = (importId: string) => service.call(undoImport, { partyId, importId }, host);
  /** Kills the process after the nth chunk is written. */
  const dieAt = (nth: number) => {
    const store = service.app.get(ContactRepository, { strict: false });
    const insert = store.insert.bind(store);
    let calls = 0;
    store.insert = async (...args) => {
      const wereThere = await insert(...args);
      if (++calls === nth) throw new Error('killed');
      return wereThere;
    };
  };

  it('is queued again when its job is lost, and adds each guest once', async () => {
    const { importId } = await start();
    await lose();
    await sweep();
    // At this time a worker could still be running the import.
    expect(await jobs()).toEqual([]);
    service.clock.advance(LEASE);
    await sweep();
    expect(await jobs()).toEqual([importId]);
    await queue.work(importList, job());
    await waitFor(async () => (await follow(importId)).ended);
    expect(await follow(importId)).toMatchObject({ done: LONG, created: LONG, wrong: 0 });
    expect(await total()).toBe(LONG);
  });

  it('continues where it stopped', async () => {
    const { importId } = await start();
    await lose();
    dieAt(3);
    await expect(job().run({ importId })).rejects.toThrow('killed');
    service.clock.advance(LEASE);
    await sweep();
    expect(await jobs()).toEqual([importId]);
    await job().run({ importId });
    expect(await follow(importId)).toMatchObject({ done: LONG, created: LONG, ended: true });
    expect(await total()).toBe(LONG);
  });

  it('is queued again although it was started without a job', async () => {
    const { importId } = await service.call(previewImport, { partyId, csv: list(250) }, host);
    dieAt(2);
    await service.refusal(importContacts, { partyId, importId }, host);
    service.clock.advance(LEASE);
    await sweep();
    expect(await jobs()).toEqual([importId]);
    await job().run({ importId });
    expect(await follow(importId)).toMatchObject({ created: 250, ended: true });
    expect(await total()).toBe(250);
  });

  it('is not queued again while a worker runs it, nor when it has ended', async () => {
    const { importId } = await start();
    await lose();
    const store = service.app.get(ContactRepository, { strict: false });
    const insert = store.insert.bind(store);
    store.insert = async (...args) => {
      // Long in total, but never silent for a whole lease.
      service.clock.advance(LEASE - 1);
      await sweep();
      return insert(...args);
    };
    await job().run({ importId });
    service.clock.advance(LEASE);
    await sweep();
    expect(await jobs()).toEqual([]);
  });

  it('is not queued again when it has been undone', async () => {
    const { importId } = await start();
    await lose();
    await job().run({ importId });
    await undo(importId);
    await job().run({ importId });
    await lose();
    service.clock.advance(LEASE);
    await sweep();
    expect(await jobs()).toEqual([]);
  });

  it('is checked once more when it was undone while running, for guests written meanwhile', async () => {
    const { importId } = await start();
    const store = service.app.get(ContactRepository, { strict: false });
    const insert = store.insert.bind(store);
    store.insert = async (...args) => {
      await undo(importId);
      await job().run({ importId });
      await insert(...args);
      throw new Error('killed');
    };
    await expect(job().run({ importId })).rejects.toThrow('killed');
    expect(await total()).toBeGreaterThan(0);
    await lose();
    service.clock.advance(LEASE);
    await sweep();
    expect(await jobs()).toEqual([importId]);
    await job().run({ importId });
    expect(await total()).toBe(0);
  });

  it('is queued again when its undo stopped half-way, and then leaves no guest', async () => {
    const { importId } = await start();
    await job().run({ importId });
    await undo(importId);
    await lose();
    const store = service.app.get<Model<ContactDocument>>(getModelToken(CONTACTS), { strict: false });
    const remove = store.deleteMany.bind(store);
    let calls = 0;
    Object.assign(store, {
      deleteMany: (...args: Parameters<typeof remove>) => {
        if (++calls === 3) throw new Error('killed');
        return remove(...args);
      },
    });
    await expect(job().run({ importId })).rejects.toThrow('killed');
    expect(await total()).toBeGreaterThan(0);
    service.clock.advance(LEASE);
    await sweep();
    expect(await jobs()).toEqual([importId]);
    await job().run({ importId });
    expect(await total()).toBe(0);
    await lose();
    service.clock.advance(LEASE);
    await sweep();
    expect(await jobs()).toEqual([]);
  });
});

describe('guests that were stored before search words were kept', () => {
  it('become searchable with the first sweep, while newer guests are searchable all the time', async () => {
    const service = await TestService.start({
      service: 'contacts',
      module: Both,
      now: '2126-05-01T10:00:00Z',
      replace: [[Queue, new RecordingQueue()]],
    });
    openImports(service);
    service.parties.set(partyId, { [host.id]: 'owner' });
    // More guests than the sweeper handles at a time.
    await service.call(importContacts, { partyId, csv: list(450) }, host);
    const guests = service.app.get<Model<ContactDocument>>(getModelToken(CONTACTS), { strict: false });
    const before = { importId: { $ne: null }, name: { $ne: 'Gæst 7' } };
    await guests.collection.updateMany(before, { $set: { search: 'of before' }, $unset: { words: 1 } });
    const found = async (search: string) => (await service.call(listContacts, { partyId, search }, host)).total;
    expect([await found('gæst'), await found('g7@example'), await found('g8@example')]).toEqual([1, 1, 0]);
    await service.app.get(SweepJob, { strict: false }).sweep();
    expect([await found('gæst'), await found('g7@example'), await found('g8@example')]).toEqual([450, 1, 1]);
    expect(await guests.countDocuments({ search: { $exists: true } })).toBe(0);
    await service.stop();
  });
});
