import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { contacts } from '@festlig/contracts/contacts';
import { inviteReturned, inviteSent } from '@festlig/contracts/messaging';
import { Facts } from '@festlig/platform/outbox';
import { aGuest } from '@festlig/testing/contacts';
import { aUser, TestService } from '@festlig/testing/service';
import { ContactsModule } from '../contacts.module';

const { addContact, countAudience, countContacts, deleteContact, findContact, visitGuest } = contacts.calls;
const [FIRST, SECOND] = ['1'.repeat(24), '2'.repeat(24)];

describe('a guest whose text with the invitation did not arrive', () => {
  const host = aUser();
  let service: TestService;
  let partyId: string;
  let guestId: string;
  beforeAll(async () => {
    service = await TestService.start({ service: 'contacts', module: ContactsModule, now: '2026-05-01T10:00:00Z' });
  });
  afterAll(() => service.stop());
  beforeEach(async () => {
    partyId = service.parties.add(host.id);
    const guest = aGuest(partyId, { phone: '+4520123456', receiveSms: true });
    guestId = (await service.call(addContact, guest, host)).id;
  });

  const facts = {
    mail: (sendId: string) => sent('mail', sendId),
    text: (sendId: string) => sent('text', sendId),
    missed: (sendId: string) =>
      service.app.get(Facts).of(inviteReturned, { partyId, sendId, contactIds: [guestId, 'f'.repeat(24)] }),
  };
  const sent = (channel: 'mail' | 'text', sendId: string) => {
    const sentAt = '2026-05-01T10:00:00Z';
    return service.app.get(Facts).of(inviteSent, { partyId, sendId, channel, contactIds: [guestId], sentAt });
  };
  type Told = readonly [keyof typeof facts, string];
  const tell = async (...told: readonly Told[]) => {
    for (const [what, sendId] of told) await service.bus.publish([facts[what](sendId)]);
  };
  /** Whether the guest is invited, as the guest and the kept counts say. */
  const isInvited = async () => {
    const { contact } = await service.ask(findContact, { partyId, cid: guestId });
    const { silent } = await service.ask(countContacts, { partyId });
    const missing = await service.ask(countAudience, { partyId, audience: 'missing' });
    expect(silent).toBe(contact?.hasReceivedInvite ? 1 : 0);
    expect(missing).toMatchObject({ contacts: 1 - silent, text: 1 - silent });
    return contact?.hasReceivedInvite;
  };

  it('is not invited any more, is in the audience without an invitation again, and can be deleted', async () => {
    await tell(['text', FIRST]);
    expect(await isInvited()).toBe(true);
    await tell(['missed', FIRST]);
    expect(await isInvited()).toBe(false);
    await service.call(deleteContact, { partyId, contactId: guestId }, host);
    expect(await service.ask(countContacts, { partyId })).toEqual({
      total: 0,
      answered: 0,
      silent: 0,
      unreachable: 0,
      byText: 0,
    });
  });

  it('is invited by a later text', async () => {
    await tell(['text', FIRST], ['missed', FIRST], ['text', SECOND], ['missed', FIRST]);
    expect(await isInvited()).toBe(true);
  });

  it('stays invited after having opened the page', async () => {
    await tell(['text', FIRST]);
    await service.call(visitGuest, { partyId, cid: guestId });
    await tell(['missed', FIRST], ['missed', FIRST]);
    expect(await isInvited()).toBe(true);
  });

  it.each<[string, boolean, Told[]]>([
    ['one text that was missed', false, [['text', FIRST], ['missed', FIRST]]], // prettier-ignore
    ['a text that was missed, and the mail of the same send', true, [['text', FIRST], ['mail', FIRST], ['missed', FIRST]]], // prettier-ignore
    ['two texts of which one was missed', true, [['text', FIRST], ['text', SECOND], ['missed', SECOND]]], // prettier-ignore
    ['two texts that were missed', false, [['text', FIRST], ['text', SECOND], ['missed', FIRST], ['missed', SECOND]]], // prettier-ignore
  ])('is the same in whatever order and however often the facts arrive: %s', async (_, invited, told) => {
    for (const order of ordersOf(told)) {
      guestId = (await service.call(addContact, aGuest(partyId, { phone: '+4520123456', receiveSms: true }), host)).id;
      await tell(...order, ...order.toReversed());
      const { contact } = await service.ask(findContact, { partyId, cid: guestId });
      expect([order, contact?.hasReceivedInvite]).toEqual([order, invited]);
    }
    const orders = ordersOf(told).length;
    expect((await service.ask(countContacts, { partyId })).silent).toBe(invited ? orders : 0);
  });

  it('loses only one of two texts when both facts arrive at the same time, and then the other', async () => {
    await tell(['text', FIRST], ['text', SECOND]);
    await Promise.all([tell(['missed', FIRST]), tell(['missed', FIRST])]);
    expect(await isInvited()).toBe(true);
    await Promise.all([tell(['missed', SECOND]), tell(['missed', SECOND]), tell(['text', SECOND])]);
    expect(await isInvited()).toBe(false);
  });
});

/** All orders of some things. */
function ordersOf<T>(things: readonly T[]): T[][] {
  if (things.length === 0) return [[]];
  return things.flatMap((first, at) => ordersOf(things.toSpliced(at, 1)).map((rest) => [first, ...rest]));
}
