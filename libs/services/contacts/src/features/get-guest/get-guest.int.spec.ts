import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { contacts } from '@festlig/contracts/contacts';
import { aGuest } from '@festlig/testing/contacts';
import { aUser, TestService } from '@festlig/testing/service';
import { openImports } from '../../contacts.fixture';
import { ContactsModule } from '../../contacts.module';
import { getModelToken } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { type ContactDocument, CONTACTS } from '../../store/contact.schema';
import { contactIdOf } from '../../work/uploaded-lists';

const { addContact, findContact, getGuest, importContacts, listContacts, updateContact, visitGuest } = contacts.calls;
const host = aUser();
const PARTY = 'aaaaaaaaaaaaaaaaaaaaaaaa';
const THEIRS = 'bbbbbbbbbbbbbbbbbbbbbbbb';
const ROWS = 40;

describe('the guest behind a link', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await TestService.start({ service: 'contacts', module: ContactsModule, now: '2126-05-01T10:00:00Z' });
    openImports(service);
    service.parties.set(PARTY, { [host.id]: 'owner' });
    service.parties.set(THEIRS, {});
  });
  afterAll(() => service.stop());

  const guests = async () => (await service.call(listContacts, { partyId: PARTY }, host)).items;
  const found = async (ids: readonly string[]) => {
    const answers = await Promise.all(ids.map((cid) => service.ask(findContact, { partyId: PARTY, cid })));
    return answers.flatMap(({ contact }) => contact?.name ?? []);
  };

  it('is returned with name and short id, without the id and the note', async () => {
    const noted = aGuest(PARTY, { name: 'Åse', note: 'Nøddeallergi' });
    const { sid, id } = await service.call(addContact, noted, host);
    const greeted = { sid, name: 'Åse', maxPeople: null, hasEmail: true };
    expect(await service.call(getGuest, { partyId: PARTY, cid: sid })).toEqual(greeted);
    expect(await service.call(getGuest, { partyId: PARTY, cid: id })).toEqual(greeted);
  });

  it('is returned without its note to other services (rule: contact-note)', async () => {
    const { sid } = await service.call(addContact, aGuest(PARTY, { note: 'Nøddeallergi' }), host);
    const { contact } = await service.ask(findContact, { partyId: PARTY, cid: sid });
    expect(contact).toMatchObject({ sid });
    expect(contact).not.toHaveProperty('note');
  });

  it('is read once for the parts of a page that ask at the same moment, and anew for whoever asks later', async () => {
    const { id, sid, version } = await service.call(addContact, aGuest(PARTY, { name: 'Bo' }), host);
    const { collection } = service.app.get<Model<ContactDocument>>(getModelToken(CONTACTS));
    const reads = jest.spyOn(collection, 'findOne');
    const ask = () => service.call(getGuest, { partyId: PARTY, cid: sid });
    const both = await Promise.all([ask(), service.ask(findContact, { partyId: PARTY, cid: sid })]);
    expect(both).toMatchObject([{ name: 'Bo' }, { contact: { name: 'Bo' } }]);
    expect(reads).toHaveBeenCalledTimes(1);
    const change = { ...aGuest(PARTY, { name: 'Bo Krog' }), contactId: id, ifMatch: `"${version}"` };
    await service.call(updateContact, change, host);
    expect(await ask()).toMatchObject({ name: 'Bo Krog' });
    reads.mockRestore();
  });

  it('is found only in the party of the link', async () => {
    const { sid } = await service.call(addContact, aGuest(PARTY), host);
    for (const input of [
      { partyId: THEIRS, cid: sid },
      { partyId: PARTY, cid: 'AnneAnne' },
    ]) {
      expect(await service.refusal(getGuest, input)).toEqual({ root: 'not_found' });
      expect(await service.refusal(visitGuest, input)).toEqual({ root: 'not_found' });
    }
  });

  it('cannot be found by computing ids near the id of another guest', async () => {
    const mine = await service.call(addContact, aGuest(PARTY, { name: 'Min' }), host);
    const others = await service.call(addContact, aGuest(PARTY, { name: 'Anden' }), host);
    const near = Array.from({ length: 312 }, (_, index) => {
      const counter = Number.parseInt(mine.id.slice(18), 16) + index - 156;
      return mine.id.slice(0, 18) + (counter & 0xffffff).toString(16).padStart(6, '0');
    });
    expect(await found(near)).toEqual(['Min']);
    expect(await found([others.id])).toEqual(['Anden']);
  });

  it('cannot be found by computing the id from import and line number', async () => {
    const csv = ['Navn;E-mail', ...Array.from({ length: ROWS }, (_, row) => `Række ${row};g${row}@example.dk`)];
    const { importId, created } = await service.call(importContacts, { partyId: PARTY, csv: csv.join('\n') }, host);
    expect(created).toBe(ROWS);
    const lines = Array.from({ length: ROWS + 2 }, (_, line) => line);
    const hashed = lines.map((line) => createHash('sha256').update(`${importId}:${line}`).digest('hex'));
    const stored = (await guests()).filter(({ name }) => name.startsWith('Række')).map(({ id }) => id);
    expect(stored).toHaveLength(ROWS);
    for (const digest of hashed) {
      for (const id of stored) expect(digest).not.toContain(id.slice(15));
    }
    expect(await found(lines.map((line) => contactIdOf({ _id: importId, key: '' }, line)))).toEqual([]);
    expect(JSON.stringify(await service.call(listContacts, { partyId: PARTY }, host))).not.toContain('"key"');
  });
});

describe('the id of an imported guest', () => {
  const list = { _id: '69f4a1e0'.padEnd(24, 'a'), key: 'the key of this import' };

  it('is the same whenever the row is written again, and differs by row, import and key', () => {
    const ids = [
      contactIdOf(list, 7),
      contactIdOf(list, 8),
      contactIdOf({ ...list, key: 'another' }, 7),
      contactIdOf({ ...list, _id: '69f4a1e0'.padEnd(24, 'b') }, 7),
    ];
    expect(new Set(ids).size).toBe(4);
    expect(contactIdOf(list, 7)).toBe(ids[0]);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{24}$/);
  });

  it('grows with the line number, so that neighbours in the list are neighbours in the store', () => {
    const ids = Array.from({ length: 3000 }, (_, line) => contactIdOf(list, line));
    expect([...ids].sort()).toEqual(ids);
  });

  it('keeps its length when the sum of time and line number overflows', () => {
    expect(contactIdOf({ ...list, _id: 'f'.repeat(24) }, 3)).toMatch(/^00000002[0-9a-f]{16}$/);
  });
});
