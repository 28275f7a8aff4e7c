import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { contacts } from '@festlig/contracts/contacts';
import { aGuest } from '@festlig/testing/contacts';
import { aUser, TestService } from '@festlig/testing/service';
import { ContactsModule } from '../../contacts.module';

const { addContact, deleteContact, findContact, getGuest, listContacts, updateContact } = contacts.calls;
const host = aUser();
const other = aUser();
const PARTY = 'aaaaaaaaaaaaaaaaaaaaaaaa';
const THEIRS = 'bbbbbbbbbbbbbbbbbbbbbbbb';

describe('a guest on the guest list', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await TestService.start({ service: 'contacts', module: ContactsModule, now: '2026-05-01T10:00:00Z' });
    service.parties.set(PARTY, { [host.id]: 'owner' });
    service.parties.set(THEIRS, { [other.id]: 'editor' });
  });
  afterAll(() => service.stop());

  it('is added with a normalised address, a phone number in E.164 and a short id', async () => {
    const input = { partyId: PARTY, name: ' Åse ', email: ' Aase@Example.DK ', phone: '20 12 34 56', maxPeople: 2 };
    const contact = await service.call(addContact, input, host);
    expect(contact).toEqual({
      id: contact.id,
      sid: contact.sid,
      name: 'Åse',
      email: 'aase@example.dk',
      phone: '+4520123456',
      receiveEmail: true,
      receiveSms: false,
      maxPeople: 2,
      hasEmail: true,
      tags: [],
      note: '',
      unsubscribed: false,
      texts: 'none',
      hasReceivedInvite: false,
      firstVisit: null,
      rsvp: null,
      version: 0,
    });
    const { note: _, ...known } = contact;
    expect((await service.ask(findContact, { partyId: PARTY, cid: contact.sid })).contact).toEqual(known);
    expect((await service.ask(findContact, { partyId: PARTY, cid: contact.id })).contact).toEqual(known);
    expect((await service.ask(findContact, { partyId: THEIRS, cid: contact.id })).contact).toBeNull();
  });

  it('needs a name, and an address for each kind of message to be received', async () => {
    const guest = aGuest(PARTY);
    const refused = (change: object) => service.refusal(addContact, { ...guest, ...change }, host);
    expect(await refused({ name: ' ' })).toEqual({ name: 'required' });
    expect(await refused({ email: null })).toEqual({ email: 'required' });
    expect(await refused({ email: '' })).toEqual({ email: 'required' });
    expect(await refused({ email: 'aase' })).toEqual({ email: 'email_invalid' });
    expect(await refused({ phone: '12' })).toEqual({ phone: 'phone_invalid' });
    expect(await refused({ receiveSms: true })).toEqual({ phone: 'required' });
    expect(await refused({ maxPeople: 0 })).toEqual({ maxPeople: 'invalid' });
    const alone = await service.call(addContact, aGuest(PARTY, { email: null, receiveEmail: false }), host);
    expect(alone).toMatchObject({ email: null, phone: null, hasEmail: false, receiveEmail: false });
  });

  it('may share an address with another guest of the same family', async () => {
    const first = await service.call(addContact, aGuest(PARTY, { email: 'familien@example.dk' }), host);
    const second = await service.call(addContact, aGuest(PARTY, { email: 'familien@example.dk' }), host);
    expect(second.id).not.toBe(first.id);
    expect(second.sid).not.toBe(first.sid);
  });

  it('is greeted through their own link, and through no other', async () => {
    const contact = await service.call(addContact, aGuest(PARTY, { name: 'Carl', phone: '20123456' }), host);
    const greeting = { sid: contact.sid, name: 'Carl', maxPeople: null, hasEmail: true };
    expect(await service.call(getGuest, { partyId: PARTY, cid: contact.sid })).toEqual(greeting);
    expect(await service.call(getGuest, { partyId: PARTY, cid: contact.id })).toEqual(greeting);
    expect(await service.refusal(getGuest, { partyId: PARTY, cid: 'unknown1' })).toEqual({ root: 'not_found' });
    expect(await service.refusal(getGuest, { partyId: THEIRS, cid: contact.sid })).toEqual({ root: 'not_found' });
    expect(await service.refusal(getGuest, { partyId: THEIRS, cid: contact.id })).toEqual({ root: 'not_found' });
  });

  it('is removed, and a second removal succeeds too', async () => {
    const { id } = await service.call(addContact, aGuest(PARTY), host);
    expect(await service.call(deleteContact, { partyId: PARTY, contactId: id }, host)).toEqual({ done: true });
    expect(await service.call(deleteContact, { partyId: PARTY, contactId: id }, host)).toEqual({ done: true });
    expect((await service.ask(findContact, { partyId: PARTY, cid: id })).contact).toBeNull();
  });

  it('cannot be seen, changed or removed by hosts of other parties', async () => {
    const contact = await service.call(addContact, aGuest(PARTY), host);
    const change = { ...aGuest(PARTY), contactId: contact.id };
    for (const call of [addContact, listContacts, updateContact, deleteContact]) {
      expect(await service.refusal(call, change, other)).toEqual({ root: 'not_found' });
      expect(await service.refusal(call, change)).toEqual({ root: 'needs_login' });
    }
    // The other host tries the same through a party of their own.
    expect(await service.refusal(updateContact, { ...change, partyId: THEIRS }, other)).toEqual({ root: 'not_found' });
    await service.call(deleteContact, { partyId: THEIRS, contactId: contact.id }, other);
    const { note: _, ...known } = contact;
    expect((await service.ask(findContact, { partyId: PARTY, cid: contact.id })).contact).toEqual(known);
    await expect(service.call(findContact, { partyId: PARTY, cid: contact.id }, host)).rejects.toThrow('not_found');
  });
});
