import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { contacts, type RowKind } from '@festlig/contracts/contacts';
import { subscriptionHash, subscriptionSignature } from '@festlig/domain/contacts/subscription';
import { Config } from '@festlig/platform/config/platform-variables';
import { aGuest } from '@festlig/testing/contacts';
import { aUser, TestService } from '@festlig/testing/service';
import { openImports } from '../../contacts.fixture';
import { ContactsModule } from '../../contacts.module';
import { ListDayRepository } from '../../store/list-day.repository';

const {
  addContact,
  countAudience,
  countContacts,
  importContacts,
  listImportRows,
  previewImport,
  stopTexts,
  unsubscribe,
} = contacts.calls;
const host = aUser();

describe('previewing a guest list before its import', () => {
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
  const linkOf = (email: string) => {
    const hash = subscriptionHash(email);
    return { hash, signature: subscriptionSignature(hash, service.app.get(Config).values.LINK_SECRET) };
  };
  const preview = (given: object) => service.call(previewImport, { partyId, ...given }, host);
  const rowsOf = (importId: string, kind: RowKind) =>
    service.call(listImportRows, { partyId, importId, kind }, host).then(({ rows }) => rows);

  it("keeps a host's last five lists that are not imported, and every imported list", async () => {
    const owner = aUser();
    const ofOwner = service.parties.add(owner.id);
    const given = (name: string) => service.call(previewImport, { partyId: ofOwner, csv: `Navn\n${name}` }, owner);
    const again = (importId: string) => service.call(previewImport, { partyId: ofOwner, importId }, owner);
    const other = await preview({ csv: 'Navn\nBo' });
    const imported = await given('Anne');
    await service.call(importContacts, { partyId: ofOwner, importId: imported.importId }, owner);
    const waiting = [];
    for (let n = 0; n < 6; n++) {
      service.clock.advance(1000);
      waiting.push((await given(`Guest ${n}`)).importId);
    }
    const [oldest = '', ...kept] = waiting;
    await expect(again(oldest)).rejects.toThrow('not_found');
    for (const importId of kept) expect((await again(importId)).guests).toBe(1);
    expect((await again(imported.importId)).importId).toBe(imported.importId);
    expect((await preview({ importId: other.importId })).guests).toBe(1);
  });

  it('limits the characters that a host uploads a day, and accepts lists again the next day', async () => {
    const owner = aUser();
    const ofOwner = service.parties.add(owner.id);
    const day = service.app.get(ListDayRepository);
    const look = () => service.call(previewImport, { partyId: ofOwner, csv: 'Navn\nAnne' }, owner);
    await day.add(owner.id, 400_000_000 - 9);
    expect((await look()).guests).toBe(1);
    await expect(look()).rejects.toThrow('too_many_lists');
    expect((await preview({ csv: 'Navn\nBo' })).guests).toBe(1);
    service.clock.advance(24 * 3_600_000);
    expect((await look()).guests).toBe(1);
  });

  it('returns columns, guests, mended and missing cells and duplicates, and adds no guest', async () => {
    await service.call(addContact, aGuest(partyId, { name: 'Anne', email: 'anne@example.dk' }), host);
    const text =
      'Navn;E-mail;Telefon\r\nÅse;aase@example.dk;20123456\r\nANNE;Anne@Example.dk;\r\n\r\nBo;bo@;\r\n' +
      'Åse;ny@example.dk;20 12 34 56\r\nCarl;anne@example.dk.;\r\nDan;;\r\n;;1234\r\n';
    const { importId, ...told } = await preview({ file: Buffer.from(text, 'latin1').toString('base64') });
    expect(importId).toMatch(/^[0-9a-f]{24}$/);
    expect(told).toEqual({
      columns: { name: 0, email: 1, phone: 2 },
      header: true,
      rows: 7,
      sheets: null,
      above: [],
      cards: false,
      guests: 4,
      family: 1,
      mail: 2,
      text: 0,
      phoneOnly: 0,
      missing: 2,
      dropped: 1,
      mended: 1,
      sample: [
        ['Navn', 'E-mail', 'Telefon'],
        ['Åse', 'aase@example.dk', '20123456'],
        ['ANNE', 'Anne@Example.dk', ''],
        ['Bo', 'bo@', ''],
        ['Åse', 'ny@example.dk', '20 12 34 56'],
        ['Carl', 'anne@example.dk.', ''],
      ],
      wrong: 1,
      duplicates: { count: 2, mail: 2, text: 0, phoneOnly: 0, missing: 0, dropped: 0, mended: 0 },
    });
    const found = async (kind: RowKind) => (await rowsOf(importId, kind)).map(({ line }) => line);
    expect(await found('family')).toEqual([7]);
    expect((await rowsOf(importId, 'family')).map(({ shares }) => shares)).toEqual(['Anne']);
    expect(await found('dropped')).toEqual([5]);
    expect(await found('mended')).toEqual([7]);
    expect(await found('missing')).toEqual([5, 8]);
    expect(await found('wrong')).toEqual([9]);
    expect((await rowsOf(importId, 'duplicate')).map(({ line, where }) => [line, where])).toEqual([
      [3, 'list'],
      [6, 'file'],
    ]);
    expect((await service.ask(countContacts, { partyId })).total).toBe(1);
  });

  it('leaves out the title above the names of the columns, here and in the import (rule: import-title-left-out)', async () => {
    const { importId, above, guests, rows } = await preview({
      csv: 'Gæsteliste til festen\nNavn;Note\nAnne;Vegetar\nBo;',
    });
    expect([above, guests, rows]).toEqual([['Gæsteliste til festen'], 2, 2]);
    expect((await service.call(importContacts, { partyId, importId }, host)).created).toBe(2);
  });

  it('says of an address book that it has cards, also with the rows to be checked', async () => {
    const card = 'BEGIN:VCARD\nFN:Anne\nTEL:12\nEND:VCARD\n';
    const { importId, cards } = await preview({ file: Buffer.from(card).toString('base64') });
    const ofCards = await service.call(listImportRows, { partyId, importId, kind: 'dropped' }, host);
    expect([cards, ofCards.cards, ofCards.rows.length]).toEqual([true, true, 1]);
    const { importId: other } = await preview({ csv: 'Navn;Telefon\nAnne;12' });
    expect((await service.call(listImportRows, { partyId, importId: other, kind: 'dropped' }, host)).cards).toBe(false);
  });

  it('counts how guests who are already there were read, apart from the others', async () => {
    await service.call(addContact, aGuest(partyId, { name: 'Anne', email: 'anne@example.dk' }), host);
    const csv =
      'Navn;E-mail;Telefon;Antal\nAnne;anne@example.dk;;to voksne\nBo;bo@example.dk;;1\nBo;bo@example.dk;123;\nCarl;;;\nCarl;;;\n';
    const { importId: _id, ...told } = await preview({ csv });
    expect(told).toMatchObject({ guests: 3, mail: 1, missing: 2, dropped: 0, mended: 0 });
    expect(told.duplicates).toEqual({ count: 2, mail: 2, text: 0, phoneOnly: 0, missing: 0, dropped: 1, mended: 1 });
  });

  it('counts the guests whom a mail or a text reaches as a send counts them', async () => {
    await service.call(unsubscribe, linkOf('dan@example.dk'));
    await service.ask(stopTexts, { phone: '+4520123458' });
    const csv =
      'Navn;E-mail;Telefon\nAnne;anne@example.dk;\nBo;;20123456\nCarl;;\nDan;Dan@Example.dk;20123457\n' +
      'Eva;eva@example.dk;20123458\nFjodor;;+79161234567\n';
    const told = await preview({ csv });
    expect(told).toMatchObject({ guests: 6, mail: 2, text: 2, phoneOnly: 2, missing: 1 });
    const { importId } = told;
    expect((await rowsOf(importId, 'phoneOnly')).map(({ line, abroad }) => [line, abroad])).toEqual([
      [3, false],
      [7, true],
    ]);
    expect((await rowsOf(importId, 'missing')).map(({ line }) => line)).toEqual([4]);
    const imported = await service.call(importContacts, { partyId, importId }, host);
    const counts = { created: 6, mail: 2, text: 2, phoneOnly: 2, missing: 1 };
    expect(imported).toMatchObject(counts);
    expect(imported.unreachable.map(({ line }) => line)).toEqual([3, 4, 7]);
    const send = await service.ask(countAudience, { partyId, audience: 'all' });
    expect(send).toMatchObject({ contacts: 6, mail: 2, unsubscribed: 1, text: 2, textUnsubscribed: 1, abroad: 1 });
  });

  it('reads the same list again with other columns', async () => {
    const first = await preview({ csv: 'Deltager;Skriv til\nAnne;a@example.dk\nBo;b@example.dk' });
    expect(first).toMatchObject({ columns: { name: 0, email: 1 }, header: true, guests: 2 });
    const { importId } = first;
    const named = await preview({ importId, header: true, columns: { firstName: 0, email: 1 } });
    expect(named).toMatchObject({ importId, header: true, rows: 2, guests: 2 });
    const nameless = await preview({ importId, header: true, columns: { email: 1 } });
    expect(nameless).toMatchObject({ rows: 2, guests: 0, wrong: 0, columns: { email: 1 } });
  });

  it('does not count guests as duplicates whom the import would replace', async () => {
    await service.call(addContact, aGuest(partyId, { name: 'Anne', email: 'anne@example.dk' }), host);
    const csv = 'Navn;E-mail\nAnne;anne@example.dk';
    expect(await preview({ csv })).toMatchObject({ guests: 0, duplicates: { count: 1 } });
    expect(await preview({ csv, delete: true })).toMatchObject({ guests: 1, duplicates: { count: 0 } });
  });

  it('refuses a file that is not text, and accepts UTF-16', async () => {
    const refused = (file: Buffer) => service.refusal(previewImport, { partyId, file: file.toString('base64') }, host);
    expect(await refused(Buffer.from('PK\u0003\u0004\0\0\0\0xl/workbook.xml'))).toEqual({ csv: 'csv_not_text' });
    const list = Buffer.from('Navn;E-mail\nÅse;aase@example.dk', 'utf16le').toString('base64');
    expect(await preview({ file: list })).toMatchObject({ guests: 1, columns: { name: 0, email: 1 } });
  });

  it('reads three lists at a time, lets eight more wait, and refuses the next as unavailable', async () => {
    let begun = 0;
    const gate = Promise.withResolvers<void>();
    const days = jest.spyOn(service.app.get(ListDayRepository, { strict: false }), 'add');
    days.mockImplementation(async () => {
      begun++;
      await gate.promise;
      return 0;
    });
    const looks = Array.from({ length: 12 }, async () => {
      const owner = aUser();
      const input = { partyId: service.parties.add(owner.id), csv: 'Navn\nBo' };
      return service.call(previewImport, input, owner).then(
        ({ guests }) => `${guests} guest`,
        (error: Error) => error.message,
      );
    });
    expect(await Promise.race(looks)).toBe('unavailable');
    expect(begun).toBe(3);
    gate.resolve();
    const told = await Promise.all(looks);
    expect(told.sort()).toEqual([...Array(11).fill('1 guest'), 'unavailable']);
    expect(begun).toBe(11);
    days.mockRestore();
  });

  it('refuses an empty list, and the list of another party', async () => {
    expect(await service.refusal(previewImport, { partyId, csv: '\n' }, host)).toEqual({ csv: 'csv_empty' });
    expect(await service.refusal(previewImport, { partyId }, host)).toEqual({ csv: 'csv_empty' });
    const { importId } = await preview({ csv: 'Navn\nBo' });
    const theirs = 'e'.repeat(24);
    service.parties.set(theirs, { [host.id]: 'owner' });
    const input = { partyId: theirs, importId };
    expect(await service.refusal(previewImport, input, host)).toEqual({ root: 'not_found' });
    expect(await service.refusal(previewImport, { partyId, importId }, aUser())).toEqual({ root: 'not_found' });
  });
});
