import { contacts, type TextsOfSend } from '@festlig/contracts/contacts';
import { aGuest } from '@festlig/testing/contacts';
import { aUser, TestService } from '@festlig/testing/service';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ContactsModule } from '../../contacts.module';

const { addContact, deleteContact, findLongestName, updateContact } = contacts.calls;

describe('the guest with the longest name of those who get a text (rule: text-preview)', () => {
  const [partyId, other] = ['a'.repeat(24), 'b'.repeat(24)];
  const host = aUser();
  let service: TestService;
  let numbers = 20_123_400;
  beforeEach(async () => {
    service = await TestService.start({ service: 'contacts', module: ContactsModule, now: '2026-05-01T10:00:00Z' });
    for (const id of [partyId, other]) service.parties.set(id, { [host.id]: 'owner' });
  });
  afterEach(() => service.stop());
  const texted = () => ({ phone: `+45${numbers++}`, receiveSms: true });
  const unmailed = { email: null, receiveEmail: false };
  const add = (name: string, fields: object = texted(), party = partyId) =>
    service.call(addContact, aGuest(party, { name, ...unmailed, ...fields }), host);
  const longest = async (texts: TextsOfSend = 'all', whom: object = { audience: 'all' }) => {
    const asked = { partyId, picked: [], search: null, except: [], audience: 'all' as const, ...whom, texts };
    return (await service.ask(findLongestName, asked)).guest;
  };
  const LONG = 'Anne-Mette Ødegård Søndergård';

  it('is nobody on an empty list, and no guest without texts or of another party', async () => {
    expect(await longest()).toBeNull();
    await add('Bo');
    const { sid } = await add('Karen Holm');
    await add('Ib');
    await add(`${LONG} the other`, texted(), other);
    await add(`${LONG} without a number`, { phone: null });
    await add(`${LONG} who wants no texts`, { phone: '+4520123399', receiveSms: false });
    await add(`${LONG} abroad`, { phone: '+8613812345678', receiveSms: true });
    expect(await longest()).toEqual({ name: 'Karen Holm', sid });
  });

  it('is another once that guest is renamed or removed', async () => {
    const { id, sid } = await add(`${LONG} Christensen`);
    const second = await add(LONG);
    expect(await longest()).toEqual({ name: `${LONG} Christensen`, sid });
    await service.call(updateContact, { partyId, contactId: id, name: 'Mette' }, host);
    expect(await longest()).toMatchObject({ sid: second.sid });
    await service.call(deleteContact, { partyId, contactId: second.id }, host);
    expect(await longest()).toMatchObject({ name: 'Mette' });
  });

  it('is nobody whom a mail reaches when texts go to the others, and nobody when there are none', async () => {
    await add(LONG, { ...texted(), email: 'anne@example.dk', receiveEmail: true });
    const { sid } = await add('Bo');
    expect(await longest('all')).toMatchObject({ name: LONG });
    expect(await longest('unmailed')).toEqual({ name: 'Bo', sid });
    expect(await longest('none')).toBeNull();
  });

  it('is of the picked guests, of those whom a search finds, and of the audience', async () => {
    await add(LONG);
    const bo = await add('Bo Holm');
    const ib = await add('Ib Holm Hansen');
    const none = await add('Karen without a number', { phone: null });
    const among = (whom: object) => longest('all', { audience: 'custom', ...whom });
    expect(await among({ picked: [bo.sid, none.sid] })).toMatchObject({ sid: bo.sid });
    expect(await among({ picked: [none.sid] })).toBeNull();
    expect(await among({ search: 'holm' })).toMatchObject({ sid: ib.sid });
    expect(await among({ search: 'holm', except: [ib.sid] })).toMatchObject({ sid: bo.sid });
    expect(await longest('all', { audience: 'missing' })).toMatchObject({ name: LONG });
    expect(await longest('all', { audience: 'rsvpYes' })).toBeNull();
  });

  it('is told to services only', async () => {
    const asked = { partyId, audience: 'all', texts: 'all' } as const;
    expect(await service.refusal(findLongestName, asked, host)).toEqual({ root: 'not_found' });
  });
});
