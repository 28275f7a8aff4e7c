import { contacts } from '@festlig/contracts/contacts';
import type { RequestOf } from '@festlig/contracts/define';
import { aGuest } from '@festlig/testing/contacts';
import { aUser, TestService } from '@festlig/testing/service';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { getModelToken } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { ContactsModule } from '../../contacts.module';
import { ContactRepository } from '../../store/contact.repository';
import { type ContactDocument, CONTACTS } from '../../store/contact.schema';

const { addContact, countAudience, listAudience, listContacts, stopTexts } = contacts.calls;
const host = aUser();
const partyId = 'a'.repeat(24);
const other = 'b'.repeat(24);
/** More than a search shows. */
const MANY = 5200;

describe('the guests whom a search finds', () => {
  let service: TestService;
  let guests: Model<ContactDocument>;
  beforeAll(async () => {
    service = await TestService.start({ service: 'contacts', module: ContactsModule, now: '2026-05-01T10:00:00Z' });
    for (const party of [partyId, other]) service.parties.set(party, { [host.id]: 'owner' });
    guests = service.app.get(getModelToken(CONTACTS), { strict: false });
    const entries = Array.from({ length: MANY }, (_, n) => ({
      name: `Mette ${n % 2 === 0 ? 'Dam' : 'Holm'}`,
      email: n % 4 === 0 ? null : `mette${n}@post.example`,
      receiveEmail: n % 4 !== 0,
      phone: `+45201${String(n).padStart(5, '0')}`,
      receiveSms: n % 10 !== 0,
      maxPeople: null,
    }));
    await service.app.get(ContactRepository, { strict: false }).add(partyId, entries);
  });
  afterAll(() => service.stop());

  const count = (search: string, except: string[] = [], party = partyId) =>
    service.ask(countAudience, { partyId: party, audience: 'custom', search, except });

  it('are counted exactly, however many they are', async () => {
    const numbers = {
      contacts: MANY,
      mail: 3900,
      unsubscribed: 0,
      text: 4680,
      textUnmailed: 1040,
      textUnsubscribed: 0,
      abroad: 0,
    };
    expect(await count('mette')).toEqual({ ...numbers, ids: null });
    expect(await count('me')).toMatchObject(numbers);
    expect(await count('mette dam')).toMatchObject({ contacts: MANY / 2, mail: 1300 });
    expect(await count('dam m mett')).toMatchObject({ contacts: MANY / 2, mail: 1300 });
    expect(await count('mette karen')).toMatchObject({ contacts: 0, mail: 0, text: 0, ids: [] });
  });

  it('are as many as a send then reads', async () => {
    for (const search of ['holm', 'm ho', '2010']) {
      const whom = { partyId, audience: 'custom' as const, search, texts: true, limit: 1000 };
      let [mail, text, after]: [number, number, string | null] = [0, 0, null];
      do {
        const page: { people: { mail: string; text: string }[]; next: string | null } = await service.ask(
          listAudience,
          {
            ...whom,
            after,
          },
        );
        mail += page.people.filter((person) => person.mail === 'mail').length;
        text += page.people.filter((person) => person.text === 'text').length;
        after = page.next;
      } while (after !== null);
      expect(await count(search)).toMatchObject({ mail, text });
      expect(text).toBeGreaterThan(0);
    }
  });

  it('are counted with a group and a state by reading those of whom there are the fewest', async () => {
    const party = 'c'.repeat(24);
    service.parties.set(party, { [host.id]: 'owner' });
    const entries = Array.from({ length: 300 }, (_, n) => ({
      name: `${n < 30 ? 'Karen' : 'Mette'} ${n}`,
      email: `gaest${n}@post.example`,
      receiveEmail: true,
      phone: null,
      receiveSms: false,
      maxPeople: null,
      tags: [...(n % 2 === 0 ? ['Familie'] : []), ...(n < 4 ? ['Bord 1'] : [])],
    }));
    await service.app.get(ContactRepository, { strict: false }).add(party, entries);
    const found = async (search: string, filter: object) => {
      const read = jest.spyOn(guests, 'find');
      const asked: RequestOf<typeof countAudience> = {
        partyId: party,
        audience: 'custom',
        search,
        except: [],
        ...filter,
      };
      const { contacts: count } = await service.ask(countAudience, asked);
      const [standings] = read.mock.calls.map(([where]) => Object.keys(where ?? {}).filter((key) => key !== 'partyId'));
      read.mockRestore();
      return [count, standings];
    };
    // 30 guests are called Karen, 150 are in the family.
    expect(await found('karen', { tag: 'Familie' })).toEqual([15, ['words']]);
    // 4 guests sit at the table.
    expect(await found('karen', { tag: 'Bord 1' })).toEqual([4, ['tagKeys']]);
    expect(await found('mette', { tag: 'Familie' })).toEqual([135, ['tagKeys']]);
    expect(await found('karen', { tag: 'Familie', guestState: 'new' })).toEqual([15, ['words']]);
    expect(await found('karen', { guestState: 'opened' })).toEqual([0, ['firstVisit']]);
    expect(await found('karen', { guestState: 'new' })).toEqual([30, ['words']]);
    expect(await found('zacharias', { tag: 'Familie' })).toEqual([0, ['words']]);
  });

  it('are counted without those left out, of whom the search may find only some', async () => {
    const { items } = await service.call(listContacts, { partyId, search: 'dam' }, host);
    const except = items.map(({ sid }) => sid);
    const [all, without] = [await count('dam'), await count('dam', except)];
    expect(without.contacts).toBe(all.contacts - items.length);
    expect(without.text).toBe(all.text - items.filter(({ texts }) => texts === 'text').length);
    expect(await count('holm', except)).toEqual(await count('holm'));
  });

  it('are counted by what reaches them now: a number that stops, an address that is changed', async () => {
    const before = await count('mette');
    await service.ask(stopTexts, { phone: '+4520100001' });
    expect(await count('mette')).toMatchObject({ text: before.text - 1, textUnsubscribed: 1, mail: before.mail });
  });

  it('are counted when an earlier version has stored them', async () => {
    for (const name of ['Anne Dam', 'Anne Holm', 'Bo Dam'])
      await service.call(addContact, aGuest(other, { name, phone: '20123456', receiveSms: true }), host);
    await guests.updateMany({ partyId: other }, { $unset: { reach: 1 } });
    await guests.updateOne({ partyId: other, name: 'Anne Holm' }, { $unset: { standing: 1 } });
    expect(await count('anne', [], other)).toMatchObject({ contacts: 2, mail: 2, text: 2 });
    expect(await guests.countDocuments({ partyId: other, reach: 'mail-text' })).toBe(3);
  });
});
