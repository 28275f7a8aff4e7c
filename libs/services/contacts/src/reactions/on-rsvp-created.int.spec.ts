import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { contacts } from '@festlig/contracts/contacts';
import type { DataOf } from '@festlig/contracts/define';
import { inviteSent } from '@festlig/contracts/messaging';
import { partyDeleted } from '@festlig/contracts/party';
import { rsvpChanged, rsvpCreated, rsvpDeleted } from '@festlig/contracts/rsvp';
import { Facts } from '@festlig/platform/outbox';
import { aGuest } from '@festlig/testing/contacts';
import { aUser, TestService } from '@festlig/testing/service';
import { ContactsModule } from '../contacts.module';

const { addContact, countContacts, countGuests, deleteContact, findContact, listMissingRsvps } = contacts.calls;
const host = aUser();
const PARTY = 'aaaaaaaaaaaaaaaaaaaaaaaa';
const OTHER = 'bbbbbbbbbbbbbbbbbbbbbbbb';
const REPLY = 'eeeeeeeeeeeeeeeeeeeeeeee';

describe('the guest list, following facts', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await TestService.start({ service: 'contacts', module: ContactsModule, now: '2026-05-01T10:00:00Z' });
    service.parties.set(PARTY, { [host.id]: 'owner' });
    service.parties.set(OTHER, { [host.id]: 'owner' });
  });
  afterAll(() => service.stop());

  const invite = (partyId: string, contactIds: string[]) =>
    service.bus.publish([
      service.app.get(Facts).of(inviteSent, {
        partyId,
        sendId: PARTY,
        contactIds,
        channel: 'mail' as const,
        sentAt: '2026-05-01T10:00:00Z',
      }),
    ]);
  const reply = (contactId: string | null, version: number, isComming: boolean, byHost = false) => {
    const event = version === 1 ? rsvpCreated : rsvpChanged;
    const data: DataOf<typeof rsvpCreated> = {
      partyId: PARTY,
      rsvpId: REPLY,
      contactId,
      name: 'Anne',
      comment: '',
      version,
      isComming,
      numberOfPeople: isComming ? version : 0,
      byHost,
      receipt: null,
    };
    return service.bus.publish([service.app.get(Facts).of(event, data)]);
  };
  const contact = async (id: string) => (await service.ask(findContact, { partyId: PARTY, cid: id })).contact;

  it('keeps a guest who has been invited', async () => {
    const anne = await service.call(addContact, aGuest(PARTY), host);
    const bo = await service.call(addContact, aGuest(PARTY), host);
    await invite(OTHER, [anne.id]);
    expect(await contact(anne.id)).toMatchObject({ hasReceivedInvite: false });
    await invite(PARTY, [anne.id]);
    await invite(PARTY, [anne.id]);
    expect(await contact(anne.id)).toMatchObject({ hasReceivedInvite: true });
    expect(await contact(bo.id)).toMatchObject({ hasReceivedInvite: false });
    const input = { partyId: PARTY, contactId: anne.id };
    expect(await service.refusal(deleteContact, input, host)).toEqual({ root: 'invitation_received' });
    expect(await contact(anne.id)).not.toBeNull();
  });

  it('keeps the newest reply, in whatever order and however often the facts arrive', async () => {
    const { id } = await service.call(addContact, aGuest(PARTY, { name: 'Carl' }), host);
    await invite(PARTY, [id]);
    const silent = async (search?: string) => {
      const { items } = await service.call(listMissingRsvps, { partyId: PARTY, search }, host);
      return items.map((guest) => guest.id).includes(id);
    };
    expect(await silent()).toBe(true);
    expect(await silent('CARL')).toBe(true);
    expect(await silent('dora')).toBe(false);
    const before = await service.ask(countContacts, { partyId: PARTY });
    await reply(id, 2, true);
    await reply(id, 1, false);
    expect((await contact(id))?.rsvp).toEqual({ id: REPLY, isComming: true, numberOfPeople: 2 });
    await reply(id, 2, true);
    expect((await contact(id))?.rsvp).toEqual({ id: REPLY, isComming: true, numberOfPeople: 2 });
    await reply(id, 3, false);
    expect((await contact(id))?.rsvp).toEqual({ id: REPLY, isComming: false, numberOfPeople: 0 });
    expect(await silent()).toBe(false);
    expect(await service.ask(countContacts, { partyId: PARTY })).toEqual({
      total: before.total,
      answered: before.answered + 1,
      silent: before.silent - 1,
    });
  });

  it.each([1, 2])(
    'counts a guest who replies as one who has seen the page, but not by a reply of a host (rule: first-visit), version %d',
    async (version) => {
      const seen = async () => (await service.call(countGuests, { partyId: PARTY }, host)).states.opened;
      const { id } = await service.call(addContact, aGuest(PARTY), host);
      const before = await seen();
      await reply(id, version, true, true);
      expect([(await contact(id))?.firstVisit, await seen()]).toEqual([null, before]);
      await reply(id, version + 1, true);
      expect([(await contact(id))?.firstVisit, await seen()]).toEqual(['2026-05-01T10:00:00.000Z', before + 1]);
    },
  );

  it("removes a deleted reply, and accepts the guest's next one", async () => {
    const { id } = await service.call(addContact, aGuest(PARTY, { name: 'Dora' }), host);
    const forget = (rsvpId: string) =>
      service.bus.publish([service.app.get(Facts).of(rsvpDeleted, { partyId: PARTY, rsvpId, contactId: id })]);
    await reply(id, 1, true);
    await reply(id, 2, true);
    await forget('dddddddddddddddddddddddd');
    expect((await contact(id))?.rsvp).toEqual({ id: REPLY, isComming: true, numberOfPeople: 2 });
    await forget(REPLY);
    await forget(REPLY);
    expect((await contact(id))?.rsvp).toBeNull();
    await reply(id, 1, true);
    expect((await contact(id))?.rsvp).toEqual({ id: REPLY, isComming: true, numberOfPeople: 1 });
  });

  it('ignores replies of guests who are not on the list', async () => {
    const before = await service.ask(countContacts, { partyId: PARTY });
    await reply(null, 1, true);
    await reply('ffffffffffffffffffffffff', 1, true);
    expect(await service.ask(countContacts, { partyId: PARTY })).toEqual(before);
  });

  it('is deleted with its party, and with no other party', async () => {
    await service.call(addContact, aGuest(OTHER), host);
    await service.bus.publish([service.app.get(Facts).of(partyDeleted, { partyId: PARTY })]);
    expect(await service.ask(countContacts, { partyId: PARTY })).toEqual({ total: 0, answered: 0, silent: 0 });
    expect(await service.ask(countContacts, { partyId: OTHER })).toEqual({ total: 1, answered: 0, silent: 0 });
  });
});
