import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { contacts } from '@festlig/contracts/contacts';
import { Queue } from '@festlig/platform/queue';
import { RecordingQueue } from '@festlig/platform/queue/testing/recording-queue';
import { aGuest } from '@festlig/testing/contacts';
import { aUser, TestService } from '@festlig/testing/service';
import { Module } from '@nestjs/common';
import { ImportSizes } from '@festlig/domain/contacts/import-sizes';
import { openImports } from '../contacts.fixture';
import { ContactsModule, ContactsWorkerModule } from '../contacts.module';
import { ContactRepository } from '../store/contact.repository';
import { CountRepository } from '../store/count.repository';
import { ImportRepository } from '../store/import.repository';
import { StandingRepository } from '../store/standing.repository';
import { ImportJob } from './import.job';

@Module({ imports: [ContactsModule, ContactsWorkerModule] })
class Both {}

const { addContact, countContacts, followImport, importContacts, latestImport, listContacts, undoImport } =
  contacts.calls;
const partyId = 'a'.repeat(24);
const host = aUser();
/**
 * Six chunks, more than the call imports itself. The chunks are a tenth of the real size, because size does not
 * matter here.
 */
const GUESTS = 510;
const SIZES: ImportSizes = { chunk: 100, atOnce: 500 };
const row = (index: number) => `Gæst ${index};g${index}@example.dk`;
/** Every tenth row repeats an earlier one, every hundredth is no guest. */
const rows = Array.from({ length: GUESTS }, (_, index) =>
  index % 100 === 99 ? `;g@` : row(index % 10 === 9 ? index - 9 : index),
);
const csv = ['Navn;E-mail', ...rows].join('\n');
const WRONG = 5;
const TWICE = 51 - WRONG;
const CREATED = GUESTS - WRONG - TWICE;
const EXPECTED = [...new Set(rows.map((text) => text.split(';')[1]))].filter((email) => email !== 'g@').toSorted();

class Killed extends Error {}

/** Lets all calls up to the nth succeed, and kills the process before or after that call. */
function dieAt<T extends object>(target: T, method: keyof T & string, nth: number, when: 'before' | 'after'): void {
  const original = (target[method] as (...args: unknown[]) => Promise<unknown>).bind(target);
  let calls = 0;
  Object.assign(target, {
    [method]: async (...args: unknown[]) => {
      const dies = ++calls === nth;
      if (dies && when === 'before') throw new Killed();
      const answer = await original(...args);
      if (dies) throw new Killed();
      return answer;
    },
  });
}

describe('importing a long list', () => {
  let service: TestService;
  const queue = new RecordingQueue();
  beforeEach(async () => {
    queue.forget();
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
  afterEach(() => service.stop());

  const start = (more: object = {}) => service.call(importContacts, { partyId, csv, ...more }, host);
  const work = (importId: string) => service.app.get(ImportJob, { strict: false }).run({ importId });
  const total = async () => (await service.ask(countContacts, { partyId })).total;
  const undo = (importId: string) => service.call(undoImport, { partyId, importId }, host);
  /** Undoes the import by its own job. */
  const undone = async (importId: string) => {
    await undo(importId);
    expect(queue.ids.at(-1)).toBe(`${importId}-undo`);
    await work(importId);
    return (await progress(importId)).undo;
  };
  const emails = async (): Promise<(string | null)[]> => {
    const everybody = await service.app.get(ContactRepository, { strict: false }).listByName(partyId, null, GUESTS * 2);
    return everybody.map(({ email }) => email);
  };
  const latest = async () => (await service.call(latestImport, { partyId }, host)).import;
  const progress = (importId: string) => service.call(followImport, { partyId, importId }, host);

  it('is started by the call, run by a worker and can be followed meanwhile', async () => {
    const { importId, ...begun } = await start();
    const counts = {
      total: GUESTS,
      done: 0,
      created: 0,
      mail: 0,
      text: 0,
      phoneOnly: 0,
      missing: 0,
      unreachable: [],
      dropped: 0,
      mended: 0,
      wrong: 0,
      skipped: 0,
      errors: [],
      undo: null,
      ended: false,
    };
    expect(begun).toEqual(counts);
    expect(queue.ids).toEqual([importId]);
    const seen: number[] = [];
    const imports = service.app.get(ImportRepository, { strict: false });
    const advance = imports.advance.bind(imports);
    imports.advance = async (...args) => {
      const advanced = await advance(...args);
      seen.push((await progress(importId)).done);
      return advanced;
    };
    await work(importId);
    expect(seen).toEqual([99, 199, 299, 399, 499, GUESTS]);
    const { errors, ...ended } = await progress(importId);
    expect(ended).toMatchObject({ done: GUESTS, created: CREATED, wrong: WRONG + TWICE, ended: true });
    expect(errors.filter(({ reason }) => reason === 'required')).toHaveLength(WRONG);
    expect(errors[0]).toEqual({ line: 11, reason: 'already_on_list', text: row(0) });
    expect(await total()).toBe(CREATED);
  });

  it.each([
    ['before a chunk is written', 'insert', 3, 'before'],
    ['between writing and recording a chunk', 'insert', 3, 'after'],
    ['after a chunk is recorded', 'advance', 3, 'after'],
    ['after all chunks are recorded', 'advance', 6, 'after'],
  ] as const)('adds each guest once, and every guest, when the process is killed %s', async (_, method, nth, when) => {
    const { importId } = await start();
    const contactsStore = service.app.get(ContactRepository, { strict: false });
    const imports = service.app.get(ImportRepository, { strict: false });
    if (method === 'insert') dieAt(contactsStore, method, nth, when);
    else dieAt(imports, method, nth, when);
    await expect(work(importId)).rejects.toThrow(Killed);
    await work(importId);
    expect(await progress(importId)).toMatchObject({ done: GUESTS, created: CREATED, wrong: WRONG + TWICE });
    expect(await total()).toBe(CREATED);
    expect((await emails()).toSorted()).toEqual(EXPECTED);
  });

  it('continues, and can be undone, when killed after the replaced guests were set aside', async () => {
    const { id } = await service.call(addContact, aGuest(partyId, { name: 'Anne' }), host);
    const { importId } = await start({ delete: true });
    dieAt(service.app.get(ContactRepository, { strict: false }), 'insert', 1, 'before');
    await expect(work(importId)).rejects.toThrow(Killed);
    await work(importId);
    expect(await total()).toBe(CREATED);
    expect(await undone(importId)).toEqual({ removed: CREATED, kept: 0 });
    const { items } = await service.call(listContacts, { partyId }, host);
    expect(items.map((guest) => guest.id)).toEqual([id]);
  });

  it('leaves no guest when undone while it is running', async () => {
    const { importId } = await start();
    const imports = service.app.get(ImportRepository, { strict: false });
    const advance = imports.advance.bind(imports);
    imports.advance = async (...args) => {
      if (args[1] === 3) await undone(importId);
      return advance(...args);
    };
    await work(importId);
    expect(await total()).toBe(0);
    expect(await progress(importId)).toMatchObject({ ended: true, undo: { kept: 0 } });
  });

  it('stops setting guests aside when undone meanwhile, and all of them are restored', async () => {
    const others = Array.from({ length: 250 }, (_, n) => aGuest(partyId, { name: `Ven ${n}` }));
    await service.call(importContacts, { partyId, csv: ['Navn', ...others.map(({ name }) => name)].join('\n') }, host);
    const { importId } = await start({ delete: true });
    const standings = service.app.get(StandingRepository, { strict: false });
    const changeSome = standings.changeSome.bind(standings);
    let setAside = 0;
    standings.changeSome = async (change) => {
      const changed = await changeSome(change);
      if (change.to === null && change.write && ++setAside === 1) await undo(importId);
      return changed;
    };
    await work(importId);
    expect(setAside).toBe(1);
    expect(await total()).toBe(250);
    expect(await progress(importId)).toMatchObject({ undo: { kept: 0 }, ended: true });
  });

  it('counts all guests when killed after guests were written and before they were counted', async () => {
    const { importId } = await start();
    const counts = service.app.get(CountRepository, { strict: false });
    const add = counts.add.bind(counts);
    let calls = 0;
    counts.add = async (...args) => {
      if (++calls === 3) throw new Killed();
      await add(...args);
    };
    await expect(work(importId)).rejects.toThrow(Killed);
    await work(importId);
    expect(await progress(importId)).toMatchObject({ created: CREATED, ended: true });
    expect(await total()).toBe(CREATED);
  });

  it('leaves no guest when undone while no worker has it, not even guests of an unrecorded chunk', async () => {
    const { importId } = await start();
    const contactsStore = service.app.get(ContactRepository, { strict: false });
    const insert = contactsStore.insert.bind(contactsStore);
    let chunks = 0;
    contactsStore.insert = async (...args) => {
      if (++chunks < 3) return insert(...args);
      await undo(importId);
      await insert(...args);
      throw new Killed();
    };
    await expect(work(importId)).rejects.toThrow(Killed);
    expect(await total()).toBeGreaterThan(0);
    await work(importId);
    expect(await total()).toBe(0);
  });

  it('is undone in steps that let other work run between them, and reports progress', async () => {
    const { importId } = await start();
    await work(importId);
    const imports = service.app.get(ImportRepository, { strict: false });
    const noteLeft = imports.noteLeft.bind(imports);
    const seen: (number | undefined)[] = [];
    imports.noteLeft = async (...args) => {
      await noteLeft(...args);
      const { undo: now, ended } = await progress(importId);
      expect(ended).toBe(false);
      seen.push(now?.removed);
      expect((await latest())?.importId).toBe(importId);
    };
    expect(await undo(importId)).toMatchObject({ undo: { removed: 0, kept: 0 }, ended: false });
    await work(importId);
    expect(seen).toEqual([0, 100, 200, 300, 400, 500, CREATED].filter((each) => each <= CREATED));
    expect(await progress(importId)).toMatchObject({ undo: { removed: CREATED, kept: 0 }, ended: true });
    expect(await latest()).toBeNull();
    // Undoing again changes nothing.
    expect(await undo(importId)).toMatchObject({ undo: { removed: CREATED, kept: 0 }, ended: true });
    expect(queue.ids).toEqual([importId, `${importId}-undo`]);
  });

  it('continues an undo that was killed', async () => {
    const { id } = await service.call(addContact, aGuest(partyId, { name: 'Anne' }), host);
    const { importId } = await start({ delete: true });
    await work(importId);
    await undo(importId);
    dieAt(service.app.get(ImportRepository, { strict: false }), 'noteLeft', 3, 'before');
    await expect(work(importId)).rejects.toThrow(Killed);
    expect(await progress(importId)).toMatchObject({ undo: { removed: 100 }, ended: false });
    await work(importId);
    expect(await progress(importId)).toMatchObject({ undo: { removed: CREATED, kept: 0 }, ended: true });
    const { items } = await service.call(listContacts, { partyId }, host);
    expect(items.map((guest) => guest.id)).toEqual([id]);
  });

  it('adds each guest once when two workers run it at the same time', async () => {
    const { importId } = await start();
    await Promise.all([work(importId), work(importId)]);
    await work(importId);
    expect(await progress(importId)).toMatchObject({ done: GUESTS, created: CREATED, ended: true });
    expect((await emails()).toSorted()).toEqual(EXPECTED);
  });
});
