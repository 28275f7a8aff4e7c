import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { contacts, NOTED_ROWS_PAGE, type RowKind } from '@festlig/contracts/contacts';
import { partyDeleted } from '@festlig/contracts/party';
import { Facts } from '@festlig/platform/outbox';
import { aUser, TestService } from '@festlig/testing/service';
import { getModelToken } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { openImports } from '../../contacts.fixture';
import { ContactsModule } from '../../contacts.module';
import { NOTED_ROWS } from '../../store/noted-rows.schema';

const { exportImportRows, importContacts, listContacts, listImportRows, mendImportRow, previewImport, undoImport } =
  contacts.calls;
const host = aUser();

describe('rows of a list that need a look', () => {
  let service: TestService;
  let partyId: string;
  beforeAll(async () => {
    service = await TestService.start({ service: 'contacts', module: ContactsModule, now: '2126-05-01T10:00:00Z' });
    openImports(service);
  });
  afterAll(() => service.stop());
  beforeEach(() => {
    partyId = service.parties.add(host.id);
  });
  const preview = (given: object) => service.call(previewImport, { partyId, ...given }, host);
  const page = (importId: string, kind: RowKind, after = 0) =>
    service.call(listImportRows, { partyId, importId, kind, after }, host);
  const lines = async (importId: string, kind: RowKind) => (await page(importId, kind)).rows.map(({ line }) => line);
  const mend = (importId: string, line: number, cells: object) =>
    service.call(mendImportRow, { partyId, importId, line, cells }, host);
  const stored = () =>
    service.app.get<Model<object>>(getModelToken(NOTED_ROWS), { strict: false }).countDocuments({ partyId });

  it('are read in pages, before and after the import, over more than one chunk (rule: import-leads-with-missing)', async () => {
    const rows = Array.from({ length: 2100 }, (_, n) =>
      n % 70 === 0 ? `G${n};12` : `G${n};2012${String(n).padStart(4, '0')}`,
    );
    const { importId, dropped } = await preview({ csv: ['Navn;Telefon', ...rows].join('\n') });
    expect(dropped).toBe(30);
    const expected = Array.from({ length: 30 }, (_, n) => n * 70 + 2);
    const all = async () => {
      const first = await page(importId, 'dropped');
      expect(first.rows).toHaveLength(NOTED_ROWS_PAGE);
      const second = await page(importId, 'dropped', first.next ?? 0);
      expect(second.next).toBeNull();
      return [...first.rows, ...second.rows].map(({ line }) => line);
    };
    expect(await all()).toEqual(expected);
    expect(await service.call(importContacts, { partyId, importId }, host)).toMatchObject({
      created: 2100,
      dropped: 30,
    });
    expect(await all()).toEqual(expected);
    expect(await stored()).toBe(3);
    await service.call(undoImport, { partyId, importId }, host);
    expect(await stored()).toBe(0);
  });

  it('are mended in place, checked again, counted again, and imported as mended (rule: import-rows-mended)', async () => {
    const { importId } = await preview({ csv: 'Navn;E-mail;Antal\nAnne;anne@;2 voksne\n\nBo;bo@example.dk;\n;intet;' });
    expect(await lines(importId, 'dropped')).toEqual([2]);
    const still = await mend(importId, 2, { email: 'anne' });
    expect(still).toMatchObject({ kinds: ['dropped', 'missing'], cells: { email: 'anne', maxPeople: '2 voksne' } });
    const now = await mend(importId, 2, { email: 'anne@example.dk' });
    expect(now).toMatchObject({ kinds: ['mended'], notes: [{ field: 'maxPeople', now: '2' }] });
    expect(await mend(importId, 5, { name: 'Carl', phone: '20123456' })).toMatchObject({ kinds: ['phoneOnly'] });
    expect(await preview({ importId })).toMatchObject({ guests: 3, mail: 2, dropped: 0, mended: 1, wrong: 0 });
    expect(await lines(importId, 'dropped')).toEqual([]);
    // The preview before it leaves nothing behind.
    expect(await stored()).toBe(1);
    await service.call(importContacts, { partyId, importId }, host);
    const { items } = await service.call(listContacts, { partyId }, host);
    expect(items.map(({ name, email, phone, maxPeople }) => [name, email, phone, maxPeople])).toEqual([
      ['Anne', 'anne@example.dk', null, 2],
      ['Bo', 'bo@example.dk', null, null],
      ['Carl', null, '+4520123456', null],
    ]);
  });

  it('are not mended once the import has started, nor when there is no such row', async () => {
    const { importId } = await preview({ csv: 'Navn;E-mail\nAnne;anne@\n' });
    const refused = (line: number, of = importId) =>
      service.refusal(mendImportRow, { partyId, importId: of, line, cells: { email: 'a@b.dk' } }, host);
    expect(await refused(7)).toEqual({ root: 'not_found' });
    expect(await refused(2, 'e'.repeat(24))).toEqual({ root: 'not_found' });
    const long = { partyId, importId, line: 2, cells: { email: 'x'.repeat(301) } };
    expect(await service.refusal(mendImportRow, long, host)).toEqual({ 'cells.email': 'too_long' });
    await service.call(importContacts, { partyId, importId }, host);
    expect(await refused(2)).toEqual({ root: 'import_differs' });
  });

  it('are downloaded with what is wrong with each (rule: import-rows-exported)', async () => {
    const { importId } = await preview({ csv: 'Navn;Telefon\nAnne;12\nBo;20123456\nCarl;20123457\nCarl;20123457' });
    const { text, next } = await service.call(exportImportRows, { partyId, importId }, host);
    expect(next).toBeNull();
    expect(text.trim().split('\r\n').slice(1)).toEqual([
      '"2";"Anne";"";"12";"";"Telefon kan ikke læses og er udeladt. Hverken e-mail eller telefon."',
      '"3";"Bo";"";"20123456";"";"Ingen e-mail, kun telefon."',
      '"4";"Carl";"";"20123457";"";"Ingen e-mail, kun telefon."',
      '"5";"Carl";"";"20123457";"";"Står tidligere i filen."',
    ]);
  });

  it('are removed with their party', async () => {
    await preview({ csv: 'Navn;Telefon\nAnne;12' });
    expect(await stored()).toBe(1);
    await service.bus.publish([service.app.get(Facts).of(partyDeleted, { partyId })]);
    expect(await stored()).toBe(0);
  });

  it("answer for another host's list as if it did not exist", async () => {
    const { importId } = await preview({ csv: 'Navn;Telefon\nAnne;12' });
    const theirs = service.parties.add(aUser().id);
    const asking = [
      [listImportRows, { importId, kind: 'dropped' }],
      [mendImportRow, { importId, line: 2, cells: {} }],
      [exportImportRows, { importId }],
    ] as const;
    const own = service.parties.add(host.id);
    for (const [call, input] of asking) {
      const refused = (of: string, who?: typeof host) => service.refusal(call, { ...input, partyId: of } as never, who);
      expect(await refused(theirs, host)).toEqual({ root: 'not_found' });
      expect(await refused(partyId, aUser())).toEqual({ root: 'not_found' });
      expect(await refused(partyId)).toEqual({ root: 'needs_login' });
      expect(await refused(own, host)).toEqual({ root: 'not_found' });
    }
  });
});
