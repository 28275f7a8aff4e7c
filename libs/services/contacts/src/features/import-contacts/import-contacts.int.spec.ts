import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { contacts } from '@festlig/contracts/contacts';
import { inviteSent } from '@festlig/contracts/messaging';
import type { RemoteFailure } from '@festlig/platform/errors';
import { Facts } from '@festlig/platform/outbox';
import { aGuest } from '@festlig/testing/contacts';
import { aUser, TestService } from '@festlig/testing/service';
import { openImports } from '../../contacts.fixture';
import { ContactsModule } from '../../contacts.module';

const { addContact, countContacts, followImport, importContacts, listContacts, previewImport, updateContact } =
  contacts.calls;
const host = aUser();
/** Far in the future, because the store deletes what has expired by its own clock. */
const NOW = '2126-05-01T10:00:00Z';

describe('importing a guest list', () => {
  let service: TestService;
  let partyId: string;
  beforeAll(async () => {
    service = await TestService.start({ service: 'contacts', module: ContactsModule, now: NOW });
    openImports(service);
  });
  afterAll(() => service.stop());
  beforeEach(() => {
    partyId = service.parties.add(host.id);
  });
  const total = async () => (await service.ask(countContacts, { partyId })).total;
  const names = async () => (await service.call(listContacts, { partyId }, host)).items.map(({ name }) => name);

  it('is refused with the plan that has it, and stores nothing, while the party has no import (rule: import-on-pro)', async () => {
    openImports(service, false);
    const csv = 'Navn;E-mail\nÅse;aase@example.dk\n';
    const plan = { errors: { root: { code: 'plan_required', params: { feature: 'import', plan: 'pro' } } } };
    for (const call of [previewImport, importContacts]) {
      await expect(service.call(call, { partyId, csv }, host)).rejects.toMatchObject({
        failure: { status: 402, body: plan },
      });
    }
    expect(await total()).toBe(0);
    // A guest list of one's own by hand stays free.
    await service.call(addContact, aGuest(partyId), host);
    openImports(service);
    expect((await service.call(importContacts, { partyId, csv }, host)).created).toBe(1);
  });

  it("reads a spreadsheet's semicolons and Windows-1252, keeps every guest, and lists the rows that are none (rule: import-keeps-guests)", async () => {
    const text = 'Navn;E-mail;Telefon\r\nÅse;aase@example.dk;20123456\r\nBo;bo@\r\n;intet\r\nDan;;\r\n';
    const file = Buffer.from(text, 'latin1').toString('base64');
    const { importId, ...result } = await service.call(importContacts, { partyId, file }, host);
    expect(importId).toMatch(/^[0-9a-f]{24}$/);
    expect(result).toEqual({
      total: 4,
      done: 4,
      ended: true,
      created: 3,
      wrong: 1,
      skipped: 0,
      dropped: 1,
      mended: 0,
      mail: 1,
      text: 0,
      phoneOnly: 0,
      undo: null,
      errors: [{ line: 4, reason: 'required', text: ';intet' }],
      missing: 2,
      unreachable: [
        { line: 3, text: 'Bo;bo@', hasPhone: false, abroad: false },
        { line: 5, text: 'Dan;;', hasPhone: false, abroad: false },
      ],
    });
    const { items } = await service.call(listContacts, { partyId }, host);
    expect(items).toMatchObject([
      { name: 'Bo', email: null, receiveEmail: false },
      { name: 'Dan', email: null, receiveEmail: false, receiveSms: false },
      { name: 'Åse', email: 'aase@example.dk', phone: '+4520123456', receiveEmail: true, receiveSms: true },
    ]);
  });

  it('reads pasted text, keeps a family at one address, and adds no guest twice', async () => {
    const csv = '\uFEFFName,E-mail\nAnne,a@example.dk\nBo,a@example.dk\nANNE,A@example.dk\nAnne,\nAnne,\n';
    const twice = { line: 4, reason: 'already_on_list', text: 'ANNE,A@example.dk' };
    const first = await service.call(importContacts, { partyId, csv }, host);
    expect(first).toMatchObject({ created: 4, errors: [twice], missing: 2 });
    expect(first.unreachable.map(({ line }) => line)).toEqual([5, 6]);
    expect(await total()).toBe(4);
  });

  it('adds no guest again when the same file is imported again', async () => {
    const csv = 'Navn;E-mail\nAnne;a@example.dk\nBo;b@example.dk\n';
    await service.call(importContacts, { partyId, csv }, host);
    const again = await service.call(importContacts, { partyId, csv: `${csv}Carl;c@example.dk\n` }, host);
    expect(again.created).toBe(1);
    expect(again.errors.map(({ line, reason }) => [line, reason])).toEqual([
      [2, 'already_on_list'],
      [3, 'already_on_list'],
    ]);
    expect(await names()).toEqual(['Anne', 'Bo', 'Carl']);
  });

  it('adds a guest without an address once, also when the guest was given an address since', async () => {
    const csv = 'Navn;E-mail\nMormor;\nMorfar;\n';
    await service.call(importContacts, { partyId, csv }, host);
    const { items } = await service.call(listContacts, { partyId, search: 'Mormor' }, host);
    const changed = { partyId, contactId: items[0]!.id, email: 'mormor@example.dk', receiveEmail: true };
    await service.call(updateContact, changed, host);
    const again = await service.call(importContacts, { partyId, csv: `${csv}Tante;\n` }, host);
    expect(again).toMatchObject({ created: 1, wrong: 2 });
    expect(await names()).toEqual(['Morfar', 'Mormor', 'Tante']);
  });

  it('adds a guest who is already on the list when the host asks for it', async () => {
    const csv = 'Navn;E-mail\nAnne;a@example.dk\nAnne;a@example.dk\n';
    const skipped = await service.call(importContacts, { partyId, csv }, host);
    expect(skipped).toMatchObject({ created: 1, wrong: 1 });
    const added = await service.call(importContacts, { partyId, csv, duplicates: 'add' }, host);
    expect(added).toMatchObject({ created: 2, wrong: 0, errors: [] });
    expect(await names()).toEqual(['Anne', 'Anne', 'Anne']);
  });

  it('reads the columns that the host chooses', async () => {
    const csv = 'Anne;Holm\nBo;Dam\n';
    const said = { columns: { firstName: 1, lastName: 0 }, header: false };
    await service.call(importContacts, { partyId, csv, ...said }, host);
    expect(await names()).toEqual(['Dam Bo', 'Holm Anne']);
    const unnamed = { partyId, csv, columns: { email: 0 } };
    expect(await service.refusal(importContacts, unnamed, host)).toEqual({ csv: 'csv_no_header' });
  });

  it('gives the guests the tags of a column of tables and the notes of two columns (rules: import-tags, import-note)', async () => {
    await service.call(
      importContacts,
      { partyId, csv: 'Navn;Bord;Kost;Note\nAnne;Bord 3, familie;Nødder;Kørestol\nBo;;;\n' },
      host,
    );
    const { items } = await service.call(listContacts, { partyId }, host);
    expect(items.map(({ name, tags, note }) => [name, tags, note])).toEqual([
      ['Anne', ['Bord 3', 'familie'], 'Kost: Nødder. Kørestol'],
      ['Bo', [], ''],
    ]);
  });

  it('returns the same import, however often a previewed list is imported', async () => {
    const { importId } = await service.call(previewImport, { partyId, csv: 'Navn\nAnne\nBo\n' }, host);
    const first = await service.call(importContacts, { partyId, importId }, host);
    expect(first).toMatchObject({ importId, created: 2, ended: true });
    expect(await service.call(importContacts, { partyId, importId }, host)).toEqual(first);
    expect(await service.call(followImport, { partyId, importId }, host)).toEqual(first);
    expect(await names()).toEqual(['Anne', 'Bo']);
  });

  it('refuses a repeated import with other columns or choices', async () => {
    const { importId } = await service.call(previewImport, { partyId, csv: 'Navn;By\nAnne;Ry\nBo;Ry\n' }, host);
    const [name, town] = [{ name: 0 }, { name: 1 }];
    await service.call(importContacts, { partyId, importId, columns: name }, host);
    for (const other of [{ columns: town }, { header: false }, { duplicates: 'add' }, { delete: true }] as const) {
      const refusal = await service.refusal(importContacts, { partyId, importId, columns: name, ...other }, host);
      expect(refusal).toEqual({ root: 'import_differs' });
    }
    expect(await service.call(importContacts, { partyId, importId, columns: name }, host)).toMatchObject({
      created: 2,
    });
    expect(await names()).toEqual(['Anne', 'Bo']);
  });

  it('refuses the second of two simultaneous imports of a list with other columns', async () => {
    const { importId } = await service.call(previewImport, { partyId, csv: 'Navn;By\nAnne;Ry\n' }, host);
    const start = (column: number) =>
      service.call(importContacts, { partyId, importId, columns: { name: column } }, host).then(
        () => 'done',
        (error: RemoteFailure) => error.failure.body.message,
      );
    expect((await Promise.all([start(0), start(1)])).toSorted()).toEqual(['done', 'import_differs']);
    expect(await total()).toBe(1);
  });

  it('writes lists of more than one batch, each guest with a short id of their own', async () => {
    const rows = Array.from({ length: 2500 }, (_, index) => `Gæst ${index};g${index}@example.dk`);
    const csv = ['Navn;E-mail', ...rows].join('\n');
    expect(await service.call(importContacts, { partyId, csv }, host)).toMatchObject({ created: 2500, errors: [] });
    expect(await total()).toBe(2500);
  });

  it('lists only the first thousand wrong rows', async () => {
    const csv = `Navn;E-mail\n${';bo\n'.repeat(1200)}Anne;a@example.dk\n`;
    const { created, wrong, errors } = await service.call(importContacts, { partyId, csv }, host);
    expect({ created, wrong }).toEqual({ created: 1, wrong: 1200 });
    expect(errors).toHaveLength(1000);
  });

  it('replaces the guests who have not been invited, when the host asks for it', async () => {
    const invited = await service.call(addContact, aGuest(partyId, { name: 'Inviteret' }), host);
    await service.call(addContact, aGuest(partyId, { name: 'Ikke inviteret' }), host);
    const sent = {
      partyId,
      sendId: partyId,
      contactIds: [invited.id],
      channel: 'mail' as const,
      sentAt: '2026-05-01T10:00:00Z',
    };
    await service.bus.publish([service.app.get(Facts).of(inviteSent, sent)]);
    const csv = 'Navn\nNy gæst';
    await service.call(importContacts, { partyId, csv }, host);
    expect(await names()).toEqual(['Ikke inviteret', 'Inviteret', 'Ny gæst']);
    await service.call(importContacts, { partyId, csv, delete: true }, host);
    expect(await names()).toEqual(['Inviteret', 'Ny gæst']);
  });

  it('removes no guest for a list that cannot be read', async () => {
    await service.call(addContact, aGuest(partyId, { name: 'Anne' }), host);
    const refused = (csv: string) => service.refusal(importContacts, { partyId, csv, delete: true }, host);
    expect(await refused('lorem ipsum\ndolor')).toEqual({ csv: 'csv_no_header' });
    expect(await refused('E-mail\na@example.dk')).toEqual({ csv: 'csv_no_header' });
    expect(await refused('\n')).toEqual({ csv: 'csv_empty' });
    expect(await service.refusal(importContacts, { partyId }, host)).toEqual({ csv: 'csv_empty' });
    expect(await service.refusal(importContacts, { partyId, file: '*' }, host)).toEqual({ file: 'invalid' });
    await service.call(importContacts, { partyId, csv: 'Navn;E-mail\n;bo@', delete: true }, host);
    expect(await names()).toEqual(['Anne']);
  });

  it("answers for another host's party as if it did not exist", async () => {
    const input = { partyId, csv: 'Navn\nBo' };
    expect(await service.refusal(importContacts, input, aUser())).toEqual({ root: 'not_found' });
    expect(await service.refusal(importContacts, input)).toEqual({ root: 'needs_login' });
    const theirs = 'e'.repeat(24);
    service.parties.set(theirs, { [host.id]: 'owner' });
    const { importId } = await service.call(importContacts, { partyId: theirs, csv: 'Navn\nBo' }, host);
    for (const call of [importContacts, followImport]) {
      expect(await service.refusal(call, { partyId, importId }, host)).toEqual({ root: 'not_found' });
    }
    expect(await total()).toBe(0);
  });
});
