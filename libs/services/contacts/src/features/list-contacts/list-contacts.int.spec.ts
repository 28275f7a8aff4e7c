import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { contacts } from '@festlig/contracts/contacts';
import { aGuest } from '@festlig/testing/contacts';
import { aUser, TestService } from '@festlig/testing/service';
import { getModelToken } from '@nestjs/mongoose';
import type { Model, QueryFilter } from 'mongoose';
import { ContactsModule } from '../../contacts.module';
import { MOST_FOUND } from '@festlig/platform/mongo';
import { ContactRepository } from '../../store/contact.repository';
import { type ContactDocument, CONTACTS, SEARCH_INDEX } from '../../store/contact.schema';

const { addContact, deleteContact, listContacts, listMissingRsvps, updateContact } = contacts.calls;
const host = aUser();
const PARTY = 'aaaaaaaaaaaaaaaaaaaaaaaa';

describe('the guest list', () => {
  let service: TestService;
  const names = async (input: object) => {
    const { items } = await service.call(listContacts, { partyId: PARTY, ...input }, host);
    return items.map(({ name }) => name);
  };
  beforeAll(async () => {
    service = await TestService.start({ service: 'contacts', module: ContactsModule, now: '2026-05-01T10:00:00Z' });
    service.parties.set(PARTY, { [host.id]: 'editor' });
    for (const [name, email] of [
      ['Åse Dam', 'x1@example.dk'],
      ['Østen', 'x3@example.dk'],
      ['anders (fætter)', 'x2@firma.dk'],
      ['Zoe', 'x4@example.dk'],
    ] as const) {
      await service.call(addContact, aGuest(PARTY, { name, email }), host);
      service.clock.advance(1000);
    }
  });
  afterAll(() => service.stop());

  it('is sorted like a Danish telephone book', async () => {
    expect(await names({})).toEqual(['anders (fætter)', 'Zoe', 'Østen', 'Åse Dam']);
    expect(await names({ sort: '-name' })).toEqual(['Åse Dam', 'Østen', 'Zoe', 'anders (fætter)']);
    expect(await names({ sort: 'email' })).toEqual(['Åse Dam', 'anders (fætter)', 'Østen', 'Zoe']);
    expect(await names({ sort: '-createdAt' })).toEqual(['Zoe', 'anders (fætter)', 'Østen', 'Åse Dam']);
  });

  it('is returned in pages', async () => {
    const page = await service.call(listContacts, { partyId: PARTY, page: 2, pageSize: 3 }, host);
    expect(page).toMatchObject({ items: [{ name: 'Åse Dam' }], page: 2, pageSize: 3, total: 4 });
    expect((await service.call(listContacts, { partyId: PARTY }, host)).pageSize).toBe(50);
  });

  it('finds guests by the beginnings of words in name and e-mail, literally', async () => {
    expect(await names({ search: 'ÅSE' })).toEqual(['Åse Dam']);
    expect(await names({ search: 'da x1' })).toEqual(['Åse Dam']);
    expect(await names({ search: '@firma' })).toEqual(['anders (fætter)']);
    expect(await names({ search: '(fætter' })).toEqual(['anders (fætter)']);
    for (const search of ['.*', 'am', 'åse x2']) expect(await names({ search })).toEqual([]);
  });

  it('finds guests by phone number, however the number is written', async () => {
    const added = await service.call(addContact, aGuest(PARTY, { name: 'Zoe B', phone: '20 12 34 56' }), host);
    for (const search of ['20123456', '20 12 34 56', '+45 20 12', '0045 2012 3456', 'b 2012'])
      expect(await names({ search })).toEqual(['Zoe B']);
    for (const search of ['12 34 56', '+46 20 12']) expect(await names({ search })).toEqual([]);
    await service.call(deleteContact, { partyId: PARTY, contactId: added.id }, host);
  });

  it('is filtered by the id of one guest and by lists of ids and of short ids, of this party only (rule: contact-list-filters)', async () => {
    const { items } = await service.call(listContacts, { partyId: PARTY }, host);
    const [anders = '', zoe = '', oesten = ''] = items.map(({ id }) => id);
    const other = 'bbbbbbbbbbbbbbbbbbbbbbbb';
    service.parties.set(other, { [host.id]: 'editor' });
    const foreign = await service.call(addContact, aGuest(other, { name: 'Fremmed' }), host);
    expect(await names({ id: zoe })).toEqual(['Zoe']);
    const list = [oesten, anders, foreign.id].join(',');
    const page = await service.call(listContacts, { partyId: PARTY, list, pageSize: 1 }, host);
    expect(page).toMatchObject({ items: [{ name: 'anders (fætter)' }], total: 2, atLeast: false });
    expect(await names({ list, search: 'øs', sort: '-name' })).toEqual(['Østen']);
    expect([await names({ id: oesten, list }), await names({ id: zoe, list })]).toEqual([['Østen'], []]);
    expect(await names({ id: foreign.id })).toEqual([]);
    for (const wrong of [{ id: 'zoe' }, { list: '' }, { list: 'zoe,anders' }])
      expect(await service.refusal(listContacts, { partyId: PARTY, ...wrong }, host)).toEqual({
        [Object.keys(wrong)[0] ?? '']: 'invalid',
      });
    expect(await service.refusal(listContacts, { partyId: PARTY, id: zoe, state: 'yes' }, host)).toEqual({
      root: 'invalid',
    });
    const picked = items.filter(({ id }) => id === zoe || id === oesten).map(({ sid }) => sid);
    const [foreignToo, few] = [[...picked, foreign.sid], { picked, pageSize: 1 }];
    expect(await service.call(listContacts, { partyId: PARTY, ...few }, host)).toMatchObject({ total: 2 });
    expect(await names({ picked: foreignToo })).toEqual(['Zoe', 'Østen']);
    expect(await names({ picked: picked.join(','), search: 'øs' })).toEqual(['Østen']);
    for (const also of [{ id: zoe }, { tag: 'Familie' }, { state: 'yes' }])
      expect(await service.refusal(listContacts, { partyId: PARTY, picked, ...also }, host)).toEqual({
        root: 'invalid',
      });
    const many = Array.from({ length: 201 }, () => zoe).join(',');
    expect(await service.refusal(listContacts, { partyId: PARTY, list: many }, host)).toEqual({ list: 'too_long' });
  });

  it('finds a renamed guest by the new name only', async () => {
    const { id } = (await service.call(listContacts, { partyId: PARTY, search: 'zoe' }, host)).items[0]!;
    const call = (name: string) => service.call(updateContact, { name, contactId: id, partyId: PARTY }, host);
    await call('Xenia');
    expect([await names({ search: 'zoe' }), await names({ search: 'xen' })]).toEqual([[], ['Xenia']]);
    await call('Zoe');
    expect([await names({ search: 'zoe' }), await names({ search: 'xen' })]).toEqual([['Zoe'], []]);
  });
});

describe('a guest list of many pages', () => {
  let service: TestService;
  const all = Array.from({ length: 25 }, (_, n) => `Gæst ${String.fromCharCode(97 + n)}${n % 2 ? ' Lige' : ''}`);
  const read = async (input: object) => {
    const { items, total } = await service.call(listContacts, { partyId: PARTY, pageSize: 4, ...input }, host);
    return [items.map(({ name }) => name), total];
  };
  const cut = (names: string[], page: number) => [names.slice(4 * page - 4, 4 * page), names.length];
  beforeAll(async () => {
    service = await TestService.start({ service: 'contacts', module: ContactsModule, now: '2026-05-01T10:00:00Z' });
    service.parties.set(PARTY, { [host.id]: 'editor' });
    for (const name of all) await service.call(addContact, aGuest(PARTY, { name }), host);
  });
  afterAll(() => service.stop());

  it('has the same order on all pages, ascending and descending', async () => {
    for (let page = 1; page <= 8; page++) {
      expect(await read({ page })).toEqual(cut(all, page));
      expect(await read({ page, sort: '-name' })).toEqual(cut(all.toReversed(), page));
    }
  });

  it('has the same order in a search, with the number of guests found', async () => {
    const found = all.filter((name) => name.endsWith('Lige'));
    for (let page = 1; page <= 5; page++) {
      expect(await read({ page, search: 'lig' })).toEqual(cut(found, page));
      expect(await read({ page, search: 'lige gæst', sort: '-name' })).toEqual(cut(found.toReversed(), page));
    }
  });

  it('finds invited guests without reply through the index of words, however many there are', async () => {
    const guests = service.app.get<Model<ContactDocument>>(getModelToken(CONTACTS));
    await guests.updateMany({ partyId: PARTY }, { $set: { hasReceivedInvite: true } });
    const aggregate = jest.spyOn(guests, 'aggregate');
    const { items, total } = await service.call(listMissingRsvps, { partyId: PARTY, search: 'x' }, host);
    expect([items.map(({ name }) => name), total]).toEqual([['Gæst x Lige'], 1]);
    const [{ $match }] = aggregate.mock.calls[0]![0] as [{ $match: QueryFilter<ContactDocument> }];
    const { executionStats } = (await guests.find($match).hint(SEARCH_INDEX).explain('executionStats')) as unknown as {
      executionStats: { totalDocsExamined: number };
    };
    expect(executionStats.totalDocsExamined).toBe(1);
    aggregate.mockRestore();
  });

  it('limits a search that matches very many guests to what can be read at once, and says that there are more', async () => {
    const party = 'b'.repeat(24);
    service.parties.set(party, { [host.id]: 'editor' });
    const fields = { email: null, phone: null, receiveEmail: false, receiveSms: false, maxPeople: null };
    const named = (name: string, count: number) => Array.from({ length: count }, () => ({ name, ...fields }));
    const store = service.app.get(ContactRepository, { strict: false });
    await store.add(party, [...named('Mette', MOST_FOUND), ...named('Bo', 3)]);
    const search = (text: string, page: number) =>
      service.call(listContacts, { partyId: party, search: text, page }, host);
    expect(await search('mette', 1)).toMatchObject({ total: MOST_FOUND, atLeast: false });
    await store.add(party, named('Mette Dam', 1));
    const last = await search('m', MOST_FOUND / 50);
    expect(last).toMatchObject({ total: MOST_FOUND, atLeast: true });
    expect(last.items).toHaveLength(50);
    expect((await search('m', MOST_FOUND / 50 + 1)).items).toEqual([]);
    expect(await search('dam mette', 1)).toMatchObject({ items: [{ name: 'Mette Dam' }], total: 1, atLeast: false });
  });
});
