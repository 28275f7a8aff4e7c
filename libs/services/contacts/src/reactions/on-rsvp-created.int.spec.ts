import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { contacts } from '@festlig/contracts/contacts';
import type { DataOf } from '@festlig/contracts/define';
import { inviteSent } from '@festlig/contracts/messaging';
import { partyDeleted } from '@festlig/contracts/party';
import { rsvpChanged, rsvpCreated, rsvpDeleted } from '@festlig/contracts/rsvp';
import { Facts } from '@festlig/platform/outbox';
import { aGuest } from '@festlig/testing/contacts';
import { aUser, TestService } from '@festlig/testing/service';
import { getModelToken } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { holdNext } from '../contacts.fixture';
import { ContactsModule } from '../contacts.module';
import { ContactRepository } from '../store/contact.repository';
import { type ContactDocument, CONTACTS } from '../store/contact.schema';
import { CountRepository } from '../store/count.repository';
import { InviteRepository } from '../store/invite.repository';

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
  const replied = (contactId: string | null, version: number, isComming: boolean, byHost = false) => {
    const event = version === 1 ? rsvpCreated : rsvpChanged;
    const data: DataOf<typeof rsvpCreated> = {
      partyId: PARTY,
      rsvpId: REPLY,
      contactId,
      name: 'Anne',
      companions: [],
      comment: '',
      version,
      isComming,
      numberOfPeople: isComming ? version : 0,
      byHost,
      receipt: null,
    };
    return service.app.get(Facts).of(event, data);
  };
  const reply = (...said: Parameters<typeof replied>) => service.bus.publish([replied(...said)]);
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
      ...before,
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

  describe('of many guests at once', () => {
    const someGuests = async (...names: string[]) => {
      const ids: string[] = [];
      for (const name of names) ids.push((await service.call(addContact, aGuest(PARTY, { name }), host)).id);
      return ids as [string, string, string];
    };
    const rsvpOf = async (id: string) => (await contact(id))?.rsvp;
    const counted = () => service.ask(countContacts, { partyId: PARTY });
    /** The commands that the store gets for the guests meanwhile. */
    const commands = async (work: () => Promise<unknown>) => {
      const guests = service.app.get<Model<ContactDocument>>(getModelToken(CONTACTS));
      const spies = (['find', 'updateMany', 'bulkWrite'] as const).map((name) => jest.spyOn(guests, name));
      await work();
      const counts = spies.map((spy) => spy.mock.calls.length);
      for (const spy of spies) spy.mockRestore();
      return counts;
    };

    it('keeps and counts each reply once, the newest of each guest, with no more commands than for a few', async () => {
      const [anne, bo, carl] = await someGuests('Anne', 'Bo', 'Carl');
      await reply(carl, 3, true);
      const before = await counted();
      const facts = [
        replied(anne, 1, true),
        replied(bo, 1, false, true),
        replied(null, 1, true),
        replied('ffffffffffffffffffffffff', 1, true),
        replied(carl, 1, false),
        replied(anne, 3, false),
        replied(anne, 2, true),
        replied(carl, 3, false),
      ];
      // One read, one write for each way in which standings change, and one for those who have seen the page.
      expect(await commands(() => service.bus.publish(facts.slice(0, 5)))).toEqual([1, 1, 2]);
      await service.bus.publish(facts.slice(5));
      expect([await rsvpOf(anne), await rsvpOf(bo), await rsvpOf(carl)]).toEqual([
        { id: REPLY, isComming: false, numberOfPeople: 0 },
        { id: REPLY, isComming: false, numberOfPeople: 0 },
        { id: REPLY, isComming: true, numberOfPeople: 3 },
      ]);
      expect((await counted()).answered).toBe(before.answered + 2);
      expect((await contact(anne))?.firstVisit).not.toBeNull();
      expect((await contact(bo))?.firstVisit).toBeNull();
      await service.bus.publish(facts);
      expect((await counted()).answered).toBe(before.answered + 2);
    });

    it('loses none when another writer changes one of the guests meanwhile', async () => {
      const [anne, bo] = await someGuests('Anne', 'Bo');
      const before = await counted();
      const held = holdNext(service.app.get(CountRepository, { strict: false }), 'mark');
      const published = service.bus.publish([replied(anne, 1, true), replied(bo, 1, true)]);
      // The guests are read; now Bo is invited.
      await held.reached;
      await service.app.get(InviteRepository, { strict: false }).byMail(PARTY, [bo]);
      held.goOn();
      await published;
      expect([await rsvpOf(anne), await rsvpOf(bo)]).toMatchObject([{ isComming: true }, { isComming: true }]);
      expect(await contact(bo)).toMatchObject({ hasReceivedInvite: true });
      expect(await counted()).toEqual({ ...before, answered: before.answered + 2 });
    });

    it('has each once when the process fails between the two writes', async () => {
      const [anne, bo] = await someGuests('Anne', 'Bo');
      const before = await counted();
      const guests = service.app.get(ContactRepository, { strict: false });
      const seen = jest.spyOn(guests, 'noteAllSeen').mockRejectedValueOnce(new Error('away'));
      await service.bus.publish([replied(anne, 1, true), replied(bo, 1, false)]);
      seen.mockRestore();
      expect((await counted()).answered).toBe(before.answered + 2);
      for (const id of [anne, bo]) expect((await contact(id))?.firstVisit).not.toBeNull();
    });
  });

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
    expect(await service.ask(countContacts, { partyId: PARTY })).toEqual({
      total: 0,
      answered: 0,
      silent: 0,
      unreachable: 0,
      byText: 0,
    });
    expect(await service.ask(countContacts, { partyId: OTHER })).toEqual({
      total: 1,
      answered: 0,
      silent: 0,
      unreachable: 0,
      byText: 0,
    });
  });
});
