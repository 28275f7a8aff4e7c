import { contacts, type Enlisted } from '@festlig/contracts/contacts';
import { rsvpEnlisted } from '@festlig/contracts/rsvp';
import { subscriptionHash, subscriptionSignature } from '@festlig/domain/contacts/subscription';
import { Config } from '@festlig/platform/config/platform-variables';
import { Facts } from '@festlig/platform/outbox';
import { aGuest } from '@festlig/testing/contacts';
import { aUser, TestService } from '@festlig/testing/service';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ContactsModule } from '../../contacts.module';

const { addContact, countAudience, deleteContact, enlistGuests } = contacts.calls;
const { listContacts, unsubscribe, updateContact } = contacts.calls;
const host = aUser();

/** Ids of parties and replies, each a new one. */
let made = 0;
const newId = () => (++made).toString(16).padStart(24, '0');

describe('the guests of replies that belong to nobody on the list (rule: reply-enlisted)', () => {
  let service: TestService;
  let partyId: string;
  beforeAll(async () => {
    service = await TestService.start({ service: 'contacts', module: ContactsModule, now: '2026-05-01T10:00:00Z' });
  });
  beforeEach(() => service.parties.set((partyId = newId()), { [host.id]: 'owner' }));
  afterAll(() => service.stop());

  const replier = (name: string, more: Partial<Enlisted> = {}): Enlisted => ({
    rsvpId: newId(),
    name,
    email: `${name.toLowerCase()}@example.dk`,
    isApart: false,
    ...more,
  });
  const enlist = async (...people: Enlisted[]) => (await service.ask(enlistGuests, { partyId, people })).guests;
  const onList = async () => (await service.call(listContacts, { partyId }, host)).items;
  const add = (fields: object) => service.call(addContact, aGuest(partyId, fields), host);
  const comes = (contactId: string, byHost: boolean) =>
    service.bus.publish([
      service.app.get(Facts).of(rsvpEnlisted, {
        partyId,
        rsvpId: newId(),
        contactId,
        isComming: true,
        numberOfPeople: 2,
        version: 2,
        byHost,
      }),
    ]);

  it('are added with the name and the address of the reply, and who has none is reached by nothing', async () => {
    const [anne, bo] = await enlist(replier('Anne'), replier('Bo', { email: null }));
    expect(await onList()).toMatchObject([
      { id: anne?.contactId, name: 'Anne', email: 'anne@example.dk', receiveEmail: true, hasReceivedInvite: false },
      { id: bo?.contactId, name: 'Bo', email: null, receiveEmail: false },
    ]);
  });

  it('stand there with their answer, in the audience of those who come, as guests who have seen their page', async () => {
    const [anne] = await enlist(replier('Anne'));
    const ask = { partyId, audience: 'rsvpYes' as const };
    expect(await service.ask(countAudience, ask)).toMatchObject({ contacts: 0 });
    await comes(anne?.contactId ?? '', false);
    expect(await service.ask(countAudience, ask)).toMatchObject({ contacts: 1, mail: 1 });
    // They are not asked again by an invitation.
    expect(await service.ask(countAudience, { partyId, audience: 'missing' })).toMatchObject({ contacts: 0 });
    expect(await onList()).toMatchObject([
      { rsvp: { isComming: true, numberOfPeople: 2 }, firstVisit: '2026-05-01T10:00:00.000Z' },
    ]);
  });

  it('have not seen their page when a host wrote the reply', async () => {
    const [anne] = await enlist(replier('Anne'));
    await comes(anne?.contactId ?? '', true);
    expect(await onList()).toMatchObject([{ rsvp: { isComming: true }, firstVisit: null }]);
  });

  it('are the guests who are on the list with the address, who stay as they are', async () => {
    const anne = await add({ name: 'Anne Holm', email: 'anne@example.dk', maxPeople: 2 });
    expect(await enlist(replier('Anne'))).toEqual([{ contactId: anne.id, isSame: false }]);
    expect(await enlist(replier('Anne Holm', { email: 'anne@example.dk' }))).toEqual([
      { contactId: anne.id, isSame: true },
    ]);
    expect(await onList()).toEqual([anne]);
    await enlist(replier('Anne', { isApart: true }));
    expect((await onList()).map(({ name }) => name)).toEqual(['Anne', 'Anne Holm']);
  });

  it('are not those who have the address on another list', async () => {
    await add({ name: 'Anne', email: 'anne@example.dk' });
    service.parties.set((partyId = newId()), { [host.id]: 'owner' });
    const [anne] = await enlist(replier('Anne'));
    expect((await onList()).map(({ id }) => id)).toEqual([anne?.contactId]);
  });

  it('are added once, however often and at once', async () => {
    const [anne, bo] = [replier('Anne'), replier('Bo', { email: null })];
    const [first, ...others] = await Promise.all([enlist(anne, bo), enlist(anne, bo), enlist(anne, replier('Anne'))]);
    expect(others[0]?.map(({ contactId }) => contactId)).toEqual(first?.map(({ contactId }) => contactId));
    expect(new Set(others[1]?.map(({ contactId }) => contactId))).toEqual(new Set([first?.[0]?.contactId]));
    expect((await onList()).map(({ name }) => name)).toEqual(['Anne', 'Bo']);
  });

  it('are found again after the host has given them another name and address', async () => {
    const anne = replier('Anne');
    const [first] = await enlist(anne);
    const contactId = first?.contactId ?? '';
    await service.call(updateContact, { partyId, contactId, name: 'Anne Holm', email: 'holm@example.dk' }, host);
    expect(await enlist(anne)).toEqual([{ contactId, isSame: true }]);
  });

  it('are added anew when the host has deleted them', async () => {
    const anne = replier('Anne');
    const [first] = await enlist(anne);
    await service.call(deleteContact, { partyId, contactId: first?.contactId ?? '' }, host);
    const [again] = await enlist(anne);
    expect((await onList()).map(({ id }) => id)).toEqual([again?.contactId]);
    expect(await enlist(anne)).toEqual([again]);
  });

  it('are added once in two windows at once, also when the host has deleted them twice before', async () => {
    const people = [replier('Anne'), replier('Bo', { email: null })];
    for (let time = 0; time < 2; time++) {
      for (const { contactId } of await enlist(...people))
        await service.call(deleteContact, { partyId, contactId }, host);
    }
    const [first, second] = await Promise.all([enlist(...people), enlist(...people)]);
    expect(second).toEqual(first);
    expect((await onList()).map(({ id }) => id)).toEqual(first.map(({ contactId }) => contactId));
  });

  it('get no mails when their address has unsubscribed, before or after', async () => {
    const secret = service.app.get(Config).values.LINK_SECRET;
    const stop = (email: string) => {
      const hash = subscriptionHash(email);
      return service.call(unsubscribe, { hash, signature: subscriptionSignature(hash, secret) });
    };
    await stop('dorte@example.dk');
    await enlist(replier('Dorte'), replier('Erik'), replier('Fie'));
    await stop('erik@example.dk');
    const counted = await service.ask(countAudience, { partyId, audience: 'all' });
    expect(counted).toMatchObject({ contacts: 3, mail: 1, unsubscribed: 2 });
  });

  it('have what was typed in the reply as their name, however it looks', async () => {
    const names = ['=cmd|calc', '<b>Bo</b>', 'æ'.repeat(120)];
    await enlist(...names.map((name) => replier(name, { email: null })));
    expect(new Set((await onList()).map(({ name }) => name))).toEqual(new Set(names));
  });

  it('are told to services only', async () => {
    const people = [replier('Anne')];
    expect(await service.refusal(enlistGuests, { partyId, people }, host)).toEqual({ root: 'not_found' });
  });
});
