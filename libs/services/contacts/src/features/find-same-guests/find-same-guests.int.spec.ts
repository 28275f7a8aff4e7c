import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { contacts } from '@festlig/contracts/contacts';
import { aGuest } from '@festlig/testing/contacts';
import { aUser, TestService } from '@festlig/testing/service';
import { ContactsModule } from '../../contacts.module';

const { addContact, deleteContact, findSameGuests } = contacts.calls;
const [host, other] = [aUser(), aUser()];

describe('the guests who have an address that somebody else is to get (rule: same-address-is-family)', () => {
  let service: TestService;
  let partyId: string;
  beforeAll(async () => {
    service = await TestService.start({ service: 'contacts', module: ContactsModule, now: '2026-05-01T10:00:00Z' });
  });
  afterAll(() => service.stop());
  beforeEach(() => {
    partyId = service.parties.add(host.id);
  });

  const add = (name: string, fields: object = {}) =>
    service.call(addContact, aGuest(partyId, { name, ...fields }), host);
  const nameOnly = { email: null, receiveEmail: false };
  const names = async (...people: object[]) =>
    (await service.call(findSameGuests, { partyId, people }, host)).guests.map(({ name }) => name).toSorted();

  it('are found by the e-mail, by the phone number however it is written, and by both once', async () => {
    const anne = await add('Anne', { email: 'anne@x.dk', phone: '+4520123456' });
    await add('Bo', { email: 'bo@x.dk' });
    const { id, name, email, phone } = anne;
    const asked = { partyId, people: [{ name: 'Anna', email: ' ANNE@x.dk', phone: '0045 20 12 34 56' }] };
    expect(await service.call(findSameGuests, asked, host)).toEqual({ guests: [{ id, name, email, phone }] });
    expect(await names({ phone: '20 12 34 56' }, { email: 'bo@x.dk' })).toEqual(['Anne', 'Bo']);
    expect(await names({ email: 'anne@x.d' }, { email: 'x.anne@x.dk' }, { phone: '20123457' })).toEqual([]);
  });

  it('are found by the name where somebody has neither, and only then', async () => {
    await add('Carl Dam', nameOnly);
    expect(await names({ name: 'carl dam' })).toEqual(['Carl Dam']);
    expect(await names({ name: 'Carl' }, { name: '' }, {})).toEqual([]);
    expect(await names({ name: 'Carl Dam', email: 'carl@x.dk' }, { name: 'Carl Dam', phone: '12' })).toEqual([]);
  });

  it('are at most ten of each address, so that one that many share leaves room for others', async () => {
    for (let nth = 0; nth < 12; nth++) await add(`Ansat ${String.fromCodePoint(97 + nth)}`, { email: 'alle@firma.dk' });
    await add('Bo', { email: 'bo@x.dk' });
    const found = await names({ email: 'alle@firma.dk' }, { email: 'bo@x.dk' });
    expect(found).toHaveLength(11);
    expect(found).toContain('Bo');
  });

  it('are on this list, and were not deleted', async () => {
    const anne = await add('Anne', { email: 'anne@x.dk' });
    await service.call(deleteContact, { partyId, contactId: anne.id }, host);
    expect(await names({ email: 'anne@x.dk' })).toEqual([]);
    const theirs = service.parties.add(other.id);
    await service.call(addContact, aGuest(theirs, { email: 'bo@x.dk' }), other);
    expect(await names({ email: 'bo@x.dk' })).toEqual([]);
    expect(await service.refusal(findSameGuests, { partyId: theirs, people: [] }, host)).toEqual({ root: 'not_found' });
  });

  it('are looked for by those of 50 people at once and no more', async () => {
    const people = Array.from({ length: 51 }, (_, nth) => ({ email: `g${nth}@x.dk` }));
    expect(await names(...people.slice(1))).toEqual([]);
    expect(await service.refusal(findSameGuests, { partyId, people }, host)).toEqual({ people: 'too_long' });
  });
});
