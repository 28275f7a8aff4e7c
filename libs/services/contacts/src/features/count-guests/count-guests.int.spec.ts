import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Contact, contacts } from '@festlig/contracts/contacts';
import { inviteSent } from '@festlig/contracts/messaging';
import { party } from '@festlig/contracts/party';
import { Facts } from '@festlig/platform/outbox';
import { aGuest } from '@festlig/testing/contacts';
import { describedParty } from '@festlig/testing/party';
import { aUser, TestService } from '@festlig/testing/service';
import { getModelToken } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { ContactsModule } from '../../contacts.module';
import { type ContactDocument, CONTACTS } from '../../store/contact.schema';
import { GuestReplies } from '../../work/guest-replies';

const { addContact, countGuests, deleteContact, exportContacts, listContacts, visitGuest } = contacts.calls;
const host = aUser();

describe('the guest list, filtered by state and tag (rules: contact-states, contact-filters)', () => {
  let service: TestService;
  let partyId: string;
  let guests: Record<'anne' | 'bo' | 'carl' | 'dan', Contact>;
  beforeAll(async () => {
    service = await TestService.start({ service: 'contacts', module: ContactsModule, now: '2026-05-01T10:00:00Z' });
    service.rpc.answer(party.calls.describeParty, ({ partyId: id }) => ({
      party: describedParty({ id, language: 'da' }),
      ownerId: host.id,
    }));
  });
  afterAll(() => service.stop());

  const add = (name: string, fields: object = {}) =>
    service.call(addContact, aGuest(partyId, { name, ...fields }), host);
  const invite = (...invited: Contact[]) => {
    const contactIds = invited.map(({ id }) => id);
    const sent = { partyId, sendId: partyId, contactIds, channel: 'mail' as const, sentAt: '2026-05-01T10:00:00Z' };
    return service.bus.publish([service.app.get(Facts).of(inviteSent, sent)]);
  };
  const answer = (guest: Contact, attending: boolean, version = 1) =>
    service.app
      .get(GuestReplies, { strict: false })
      .keepNewest(partyId, [
        { contactId: guest.id, rsvp: { id: 'c'.repeat(24), attending, numberOfPeople: 1 }, version },
      ]);
  const names = async (filter: object) =>
    (await service.call(listContacts, { partyId, ...filter }, host)).items.map(({ name }) => name);
  const counts = () => service.call(countGuests, { partyId }, host);

  /** Anne comes, Bo is silent and has opened the page, Carl is not invited, Dan cannot be reached. */
  beforeEach(async () => {
    partyId = service.parties.add(host.id);
    guests = {
      anne: await add('Anne', { tags: ['Familie', 'Bord 1'] }),
      bo: await add('Bo', { tags: ['familie'] }),
      carl: await add('Carl', { tags: ['Bord 1'] }),
      dan: await add('Dan', { email: null, receiveEmail: false }),
    };
    await invite(guests.anne, guests.bo);
    await answer(guests.anne, true);
    await service.call(visitGuest, { partyId, cid: guests.bo.sid });
  });

  it.each([
    ['new', ['Carl']],
    ['invited', ['Anne', 'Bo']],
    ['opened', ['Bo']],
    ['silent', ['Bo']],
    ['yes', ['Anne']],
    ['no', []],
    ['unreachable', ['Dan']],
  ])('finds and counts the guests in the state %s', async (state, found) => {
    expect(await names({ state })).toEqual(found);
    expect((await names({ state, sort: '-email' })).toSorted()).toEqual(found);
    expect(await counts()).toMatchObject({ total: 4, states: { [state]: found.length } });
  });

  it('counts the guests without an invitation whom nothing reaches apart from the others (rule: later-guests-invited)', async () => {
    expect(await counts()).toMatchObject({ newUnreachable: 1 });
    await invite(guests.dan);
    expect(await counts()).toMatchObject({ newUnreachable: 0, states: { new: 1, unreachable: 1 } });
  });

  it('counts those of them whom only a text reaches (rule: later-guests-invited)', async () => {
    expect(await counts()).toMatchObject({ newByText: 0, states: { new: 1 } });
    await service.call(
      addContact,
      aGuest(partyId, { name: 'Eva', email: null, receiveEmail: false, phone: '+4520123456', receiveSms: true }),
      host,
    );
    expect(await counts()).toMatchObject({ newByText: 1, states: { new: 2 } });
  });

  it('neither finds nor counts who has replied among those who are not invited, also in guests of an earlier version (rule: contact-states)', async () => {
    await answer(guests.carl, false);
    expect(await names({ state: 'new' })).toEqual([]);
    expect(await counts()).toMatchObject({ newUnreachable: 1, states: { new: 0, no: 1 } });
    const stored: Model<ContactDocument> = service.app.get(getModelToken(CONTACTS), { strict: false });
    await stored.updateOne({ _id: guests.carl.id }, { $set: { states: ['new', 'no'] } });
    expect(await names({ state: 'new' })).toEqual([]);
    await stored.updateOne({ _id: guests.dan.id }, { $set: { states: ['new', 'unreachable'] } });
    expect(await names({ state: 'new' })).toEqual([]);
    expect(await names({ state: 'unreachable' })).toEqual(['Dan']);
    expect(await names({ state: 'no' })).toEqual(['Carl']);
  });

  it('finds and counts the guests with a tag, whatever its case, and no others', async () => {
    expect(await names({ tag: 'FAMILIE' })).toEqual(['Anne', 'Bo']);
    expect(await names({ tag: 'Famili' })).toEqual([]);
    expect(await names({ tag: 'Bord 1', sort: '-name' })).toEqual(['Carl', 'Anne']);
    const tags = [{ name: 'Bord 1', count: 2 }, { name: 'Familie', count: 2 }]; // prettier-ignore
    expect(await counts()).toMatchObject({ tags, moreTags: false });
    expect((await service.call(countGuests, { partyId, tag: 'fam' }, host)).tags).toEqual([
      { name: 'Familie', count: 2 },
    ]);
  });

  it('combines state, tag and search', async () => {
    expect(await names({ tag: 'familie', state: 'silent' })).toEqual(['Bo']);
    expect(await names({ tag: 'familie', state: 'opened' })).toEqual(['Bo']);
    expect(await names({ tag: 'bord 1', search: 'an' })).toEqual(['Anne']);
    expect(await names({ state: 'invited', search: 'bo' })).toEqual(['Bo']);
    expect(await names({ state: 'new', search: 'bo' })).toEqual([]);
    expect(await names({ state: 'opened', search: 'bo', tag: 'familie' })).toEqual(['Bo']);
  });

  it('moves the counts with a reply, a visit, an invitation and a deletion', async () => {
    await answer(guests.bo, false);
    await service.call(visitGuest, { partyId, cid: guests.anne.sid });
    expect(await counts()).toMatchObject({ states: { silent: 0, yes: 1, no: 1, opened: 2 } });
    await invite(guests.carl);
    expect(await counts()).toMatchObject({ states: { new: 0, invited: 3, silent: 1 } });
    await service.call(deleteContact, { partyId, contactId: guests.dan.id }, host);
    expect(await counts()).toMatchObject({ total: 3, states: { new: 0, unreachable: 0 } });
    expect(await names({ state: 'new' })).toEqual([]);
  });

  it('exports exactly the guests found', async () => {
    const text = async (filter: object) =>
      (await service.call(exportContacts, { partyId, ...filter }, host)).text.trim().split('\r\n').slice(1);
    expect(await text({ state: 'new' })).toHaveLength(1);
    expect((await text({ tag: 'familie', state: 'yes' })).join()).toMatch(/^"Anne"/);
    expect(await text({ tag: 'familie', search: 'x' })).toEqual([]);
  });

  it('refuses an unknown state, and a tag that is too long', async () => {
    expect(await service.refusal(listContacts, { partyId, state: 'late' }, host)).toEqual({ state: 'invalid' });
    expect(await service.refusal(listContacts, { partyId, tag: 'x'.repeat(41) }, host)).toEqual({ tag: 'too_long' });
  });

  it('shows no tag and no guest of another party', async () => {
    for (const call of [countGuests, listContacts, exportContacts])
      expect(await service.refusal(call, { partyId, tag: 'familie' }, aUser())).toEqual({ root: 'not_found' });
    partyId = service.parties.add(host.id);
    expect(await names({ tag: 'familie' })).toEqual([]);
    expect(await counts()).toMatchObject({ total: 0, tags: [] });
  });
});
