import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { contacts } from '@festlig/contracts/contacts';
import { Migrations } from '@festlig/platform/mongo/migrations';
import { aUser, TestService } from '@festlig/testing/service';
import { Module } from '@nestjs/common';
import { getModelToken } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { openImports } from '../contacts.fixture';
import { ContactsModule, ContactsWorkerModule } from '../contacts.module';
import { ImportJob } from '../jobs/import.job';
import { importsByStatus } from './import.migration';
import { ImportRepository } from './import.repository';
import { IMPORTS } from './import.schema';

@Module({ imports: [ContactsModule, ContactsWorkerModule] })
class Both {}

const { countContacts, followImport, importContacts, latestImport, previewImport, undoImport } = contacts.calls;
const host = aUser();
const [_id, partyId] = ['1'.repeat(24), 'a'.repeat(24)];
const [startedAt, sweepAt, expiresAt] = ['10:00', '10:01', '12:00'].map((time) => new Date(`2126-05-01T${time}:00Z`));
const list = { _id, key: 'k', partyId, delimiter: ';', columns: { name: 0 }, header: true, expiresAt };
const size = { total: 3, chunks: 2 };
const counts = {
  done: 2,
  created: 2,
  mail: 1,
  text: 0,
  phoneOnly: 1,
  missing: 0,
  wrong: 0,
  errors: [],
  unreachable: [],
};
const none = { done: 0, created: 0, mail: 0, text: 0, phoneOnly: 0, missing: 0, wrong: 0, errors: [], unreachable: [] };
const decided = { duplicates: 'skip', replaces: false };
/** The fields that an earlier version, without status, wrote. */
const NEW = { ...list, ...size, ...none, ...decided, startedAt: null, next: 0, ended: false, undone: false };
const STARTED = { ...NEW, ...counts, startedAt, next: 1, sweepAt };

/** With the counts that older imports lack. */
const counted = { ...counts, dropped: 0, mended: 0, skipped: 0 };

const CASES: [what: string, old: { _id: string }, becomes: object][] = [
  ['that is read', { ...NEW, total: 0, chunks: 0 } as never, { ...list, status: 'reading' }],
  ['that was given', NEW, { ...list, ...size, status: 'given' }],
  ['that runs', STARTED, { ...list, ...size, ...counted, ...decided, status: 'running', startedAt, next: 1, sweepAt }],
  [
    'that has ended',
    { ...STARTED, next: 2, ended: true, sweepAt: undefined } as never,
    { ...list, ...size, ...counted, ...decided, status: 'ended', startedAt },
  ],
  [
    'that is being undone while it runs',
    { ...STARTED, undone: true, left: 1 } as never,
    { ...list, ...size, ...counted, status: 'undoing', after: 'running', startedAt, left: 1, sweepAt },
  ],
  [
    'that is being undone after its end',
    { ...STARTED, ended: true, undone: true } as never,
    { ...list, ...size, ...counted, status: 'undoing', after: 'ended', startedAt, sweepAt },
  ],
  [
    'that was taken back while it ran, and is looked at once more',
    { ...STARTED, ended: true, undone: true, left: 1, takenBack: true } as never,
    { ...list, ...size, ...counted, status: 'undone', left: 1, sweepAt },
  ],
  [
    'that was undone',
    { ...STARTED, ended: true, undone: true, left: 0, takenBack: true, sweepAt: undefined } as never,
    { ...list, ...size, ...counted, status: 'undone', left: 0 },
  ],
];

describe('imports that were stored before they had a status', () => {
  let service: TestService;
  let imports: Model<object>['collection'];
  beforeAll(async () => {
    service = await TestService.start({ service: 'contacts', module: Both, now: '2126-05-01T10:10:00Z' });
    openImports(service);
    service.parties.set(partyId, { [host.id]: 'owner' });
    imports = service.app.get<Model<object>>(getModelToken(IMPORTS), { strict: false }).collection;
  });
  afterAll(() => service.stop());
  beforeEach(() => imports.deleteMany({}));
  const put = (old: object) =>
    imports.insertOne(Object.fromEntries(Object.entries(old).filter(([, value]) => value !== undefined)) as never);
  const find = () => service.app.get(ImportRepository, { strict: false }).find(_id);

  it.each(CASES)("are read in today's form: one %s", async (_, old, becomes) => {
    await put(old);
    expect(await find()).toEqual(becomes);
    expect(importsByStatus.becomes(becomes as never)).toBeNull();
  });

  it.each(CASES)("are migrated to today's form by the job: one %s", async (_, old, becomes) => {
    await put(old);
    // Each case starts as a database that was never migrated.
    await service.app
      .get<Model<object>>(getModelToken(IMPORTS), { strict: false })
      .db.collection('migrations')
      .deleteMany({});
    await service.app.get(Migrations, { strict: false }).run('imports-by-status');
    expect(await imports.findOne({ _id } as never)).toEqual(becomes);
  });

  /** Stores the import of the running test as the earlier version would have written it. */
  const asOfBefore = async (importId: string, changes: object) => {
    const { status: _, ...known } = (await imports.findOne({ _id: importId } as never)) as object as { status: string };
    await imports.deleteOne({ _id: importId } as never);
    await put({ ...NEW, ...known, ...changes });
  };

  it('can be imported and undone when they were previewed only', async () => {
    const { importId } = await service.call(previewImport, { partyId, csv: 'Navn\nAnne\nBo' }, host);
    await asOfBefore(importId, {});
    expect(await service.call(latestImport, { partyId }, host)).toEqual({ import: null });
    expect(await service.call(importContacts, { partyId, importId }, host)).toMatchObject({ created: 2, ended: true });
    const started = await imports.findOne({ _id: importId } as never);
    await asOfBefore(importId, { ...started, ended: true, status: undefined });
    expect(await service.call(latestImport, { partyId }, host)).toMatchObject({ import: { importId, ended: true } });
    const undone = await service.call(undoImport, { partyId, importId }, host);
    expect(undone).toMatchObject({ undo: { removed: 2, kept: 0 }, ended: true });
    expect(await service.call(latestImport, { partyId }, host)).toEqual({ import: null });
  });

  it('continue when they stopped half-way', async () => {
    const { importId } = await service.call(previewImport, { partyId, csv: 'Navn\nAnne\nBo' }, host);
    await asOfBefore(importId, { startedAt, sweepAt });
    const before = (await service.ask(countContacts, { partyId })).total;
    await service.app.get(ImportJob, { strict: false }).run({ importId });
    expect(await service.call(followImport, { partyId, importId }, host)).toMatchObject({ created: 2, ended: true });
    expect((await service.ask(countContacts, { partyId })).total).toBe(before + 2);
  });
});
