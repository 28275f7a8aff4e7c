import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { contacts } from '@festlig/contracts/contacts';
import { aGuest } from '@festlig/testing/contacts';
import { aUser, TestService } from '@festlig/testing/service';
import { ContactsModule } from '../../contacts.module';

const { addContact, listContacts } = contacts.calls;
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

  it('is in the order of a Danish telephone book', async () => {
    expect(await names({})).toEqual(['anders (fætter)', 'Zoe', 'Østen', 'Åse Dam']);
    expect(await names({ sort: '-name' })).toEqual(['Åse Dam', 'Østen', 'Zoe', 'anders (fætter)']);
    expect(await names({ sort: 'email' })).toEqual(['Åse Dam', 'anders (fætter)', 'Østen', 'Zoe']);
    expect(await names({ sort: '-createdAt' })).toEqual(['Zoe', 'anders (fætter)', 'Østen', 'Åse Dam']);
  });

  it('comes in pages', async () => {
    const page = await service.call(listContacts, { partyId: PARTY, page: 2, pageSize: 3 }, host);
    expect(page).toMatchObject({ items: [{ name: 'Åse Dam' }], page: 2, pageSize: 3, total: 4 });
    expect((await service.call(listContacts, { partyId: PARTY }, host)).pageSize).toBe(50);
  });

  it('is searched by words of name and e-mail, taken literally', async () => {
    expect(await names({ search: 'ÅSE' })).toEqual(['Åse Dam']);
    expect(await names({ search: 'dam x1' })).toEqual(['Åse Dam']);
    expect(await names({ search: '@firma' })).toEqual(['anders (fætter)']);
    expect(await names({ search: '(fætter' })).toEqual(['anders (fætter)']);
    expect(await names({ search: '.*' })).toEqual([]);
  });
});
