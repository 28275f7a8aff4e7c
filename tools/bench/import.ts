import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { contacts } from '@festlig/contracts/contacts';
import { Clock, SystemClock } from '@festlig/platform/clock';
import { Queue } from '@festlig/platform/queue';
import { party } from '@festlig/contracts/party';
import { describedParty } from '@festlig/testing/party';
import { aUser, TestService } from '@festlig/testing/service';
import { Module } from '@nestjs/common';
import { getModelToken } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { ContactsModule, ContactsWorkerModule } from '../../libs/services/contacts/src/contacts.module';
import { ImportJob } from '../../libs/services/contacts/src/jobs/import.job';
import { type ContactDocument, CONTACTS } from '../../libs/services/contacts/src/store/contact.schema';
import { guestFile } from './lib/guest-file';
import { measure, seconds } from './lib/measure';
import { meanwhile } from './lib/meanwhile';
import { startServer } from './lib/mongo-server';

@Module({ imports: [ContactsModule, ContactsWorkerModule] })
class Both {}

const ROWS = Number(process.argv[2] ?? 100_000);
const BATCH = 1000;
const { previewImport, importContacts, followImport, undoImport } = contacts.calls;
const partyId = 'a'.repeat(24);
const host = aUser();

/** The most resident memory during some work above the memory before it, in MB; the longest event loop turn, in ms. */
async function memoryOf(work: () => Promise<unknown>): Promise<{ took: number; megabytes: number; turn: number }> {
  const turns = monitorEventLoopDelay({ resolution: 5 });
  turns.enable();
  global.gc?.();
  const before = process.memoryUsage.rss();
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 20);
  const took = await seconds(work);
  clearInterval(watch);
  turns.disable();
  return { took, megabytes: (most - before) / 1e6, turn: turns.max / 1e6 };
}

/** Inserts the same contacts, ready-made, into a collection with the same indexes: the fastest the store allows. */
async function bareInserts(service: TestService): Promise<number> {
  const model = service.app.get<Model<ContactDocument>>(getModelToken(CONTACTS), { strict: false });
  const bare = model.db.collection('bare');
  for (const [keys, options] of model.schema.indexes()) await bare.createIndex(keys as never, options as never);
  const documents = await model.find({ partyId }).limit(ROWS).lean();
  const took = await seconds(async () => {
    for (let from = 0; from < documents.length; from += BATCH) {
      await bare.insertMany(documents.slice(from, from + BATCH) as never[], { ordered: false });
    }
  });
  await bare.drop();
  return took;
}

async function bench(): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'festlig-bench-'));
  const server = await startServer(join(import.meta.dirname, 'import/server.js'), directory);
  process.env['MONGODB_TEST_URI'] = server.uri;
  const service = await TestService.start({
    service: 'contacts',
    module: Both,
    now: new Date().toISOString(),
    replace: [
      [Queue, { ensure: async () => undefined }],
      [Clock, new SystemClock()],
    ],
  });
  try {
    service.parties.set(partyId, { [host.id]: 'owner' });
    service.rpc.answer(party.calls.describeParty, ({ partyId: id }) => ({
      party: describedParty({ id, features: ['import'] }),
      ownerId: host.id,
    }));
    const file = guestFile(ROWS);
    let importId = '';
    const preview = await memoryOf(async () => {
      ({ importId } = await service.call(previewImport, { partyId, file }, host));
    });
    await service.call(importContacts, { partyId, importId }, host);
    const job = service.app.get(ImportJob, { strict: false });
    const [storeCpu, ownCpu] = [server.cpu(), process.cpuUsage()];
    const model = service.app.get<Model<ContactDocument>>(getModelToken(CONTACTS), { strict: false });
    const look = () => model.findOne({ _id: 'nobody' }).lean();
    const { done: run, answers } = await meanwhile(
      memoryOf(() => job.run({ importId })),
      look,
      20,
    );
    const used = { store: server.cpu() - storeCpu, own: process.cpuUsage(ownCpu) };
    const { created, ended } = await service.call(followImport, { partyId, importId }, host);
    if (created !== ROWS || !ended) throw new Error(`${created} of ${ROWS} were imported`);
    const bare = await bareInserts(service);
    await service.call(undoImport, { partyId, importId }, host);
    const undo = await seconds(() => job.run({ importId }));
    measure('import: rows through the job', ROWS / run.took, 'rows/s', bare / run.took);
    measure('import: bare insertMany of the same contacts', ROWS / bare, 'rows/s', 1);
    measure('import: rows through the preview', ROWS / preview.took, 'rows/s', bare / preview.took);
    measure('import: guests taken back', ROWS / undo, 'rows/s', bare / undo);
    const own = (used.own.user + used.own.system) / 1e6;
    measure('import: CPU of the store while the job runs', used.store, 's', used.store / run.took);
    measure('import: CPU of the job', own, 's', own / run.took);
    measure('import: memory the job adds', run.megabytes, 'MB', 1);
    measure('import: memory the preview adds', preview.megabytes, 'MB', 1);
    measure('import: longest turn of the event loop, preview', preview.turn, 'ms', 1);
    measure('import: longest turn of the event loop, job', run.turn, 'ms', 1);
    measure('import: somebody else at the store meanwhile: p95', answers.p95, 'ms', 1);
    measure('import: somebody else at the store meanwhile: the slowest', answers.worst, 'ms', 1);
    measure('import: memory of the store', server.memory() / 1e6, 'MB', 1);
  } finally {
    await service.stop();
    await server.stop();
    await rm(directory, { recursive: true, force: true });
  }
}

await bench();
