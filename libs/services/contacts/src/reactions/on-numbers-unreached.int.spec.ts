import { contacts } from '@festlig/contracts/contacts';
import { numbersUnreached } from '@festlig/contracts/messaging';
import { Facts } from '@festlig/platform/outbox';
import { aGuest } from '@festlig/testing/contacts';
import { aUser, TestService } from '@festlig/testing/service';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ContactsModule } from '../contacts.module';

const { addContact, countAudience, countGuests, listAudience, listContacts, updateContact } = contacts.calls;
const [FIRST, SECOND] = ['1'.repeat(24), '2'.repeat(24)];
const [PHONE, OTHER] = ['+4520123456', '+4520123457'];

describe('a guest whose number a text did not reach (rule: number-unreached)', () => {
  const host = aUser();
  let service: TestService;
  let partyId: string;
  let id: string;
  beforeAll(async () => {
    service = await TestService.start({ service: 'contacts', module: ContactsModule, now: '2026-05-01T10:00:00Z' });
  });
  afterAll(() => service.stop());
  beforeEach(async () => {
    partyId = service.parties.add(host.id);
    const guest = aGuest(partyId, { phone: PHONE, receiveSms: true, email: null, receiveEmail: false });
    id = (await service.call(addContact, guest, host)).id;
  });

  const tell = async (sendId: string, phone = PHONE) => {
    const guests = [
      { id, phone },
      { id: 'f'.repeat(24), phone },
    ];
    await service.bus.publish([service.app.get(Facts).of(numbersUnreached, { partyId, sendId, guests })]);
  };
  const change = (changes: object) => service.call(updateContact, { partyId, contactId: id, ...changes }, host);
  /** Whether texts reach the guest, as the guest, the lists, the audience of a send and the kept counts say. */
  const reach = async () => {
    const [contact] = (await service.call(listContacts, { partyId }, host)).items;
    const missing = await service.ask(countAudience, { partyId, audience: 'missing' });
    const { states } = await service.call(countGuests, { partyId }, host);
    const asked = { partyId, audience: 'all' as const, picked: [], search: null, except: [], texts: true };
    const { people } = await service.ask(listAudience, { ...asked, after: null, limit: 10 });
    const isReached = contact?.texts === 'text';
    expect(missing).toMatchObject({ contacts: isReached ? 1 : 0, text: isReached ? 1 : 0 });
    expect(states).toMatchObject({ new: isReached ? 1 : 0, unreachable: isReached ? 0 : 1 });
    expect(people.filter(({ text }) => text === 'text')).toHaveLength(isReached ? 1 : 0);
    return contact?.texts;
  };

  it('gets no more texts, however often that is told, and is counted once among those whom nothing reaches', async () => {
    expect(await reach()).toBe('text');
    await tell(FIRST);
    expect(await reach()).toBe('lost');
    await Promise.all([tell(FIRST), tell(SECOND), tell(FIRST)]);
    expect(await reach()).toBe('lost');
  });

  it('gets texts at another number, also when the text to the one before is told of later', async () => {
    await tell(FIRST);
    await change({ phone: OTHER });
    expect(await reach()).toBe('text');
    await tell(SECOND);
    expect(await reach()).toBe('text');
    await tell(SECOND, OTHER);
    expect(await reach()).toBe('lost');
  });

  it('is not reached by a change of anything else', async () => {
    await tell(FIRST);
    await change({ name: 'Onkel Ib', note: 'Vegetar' });
    expect(await reach()).toBe('lost');
  });

  it('gets texts again once the host has turned them off and on, until another send tells it', async () => {
    await tell(FIRST);
    await change({ receiveSms: false });
    await change({ receiveSms: true });
    expect(await reach()).toBe('text');
    await tell(FIRST);
    expect(await reach()).toBe('text');
    await tell(SECOND);
    expect(await reach()).toBe('lost');
  });

  it('is reached by a mail once there is an address, and is then among those without an invitation', async () => {
    await tell(FIRST);
    await change({ email: 'ib@example.dk', receiveEmail: true });
    const { states } = await service.call(countGuests, { partyId }, host);
    expect(states).toMatchObject({ new: 1, unreachable: 0 });
  });
});
