import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { contacts } from '@festlig/contracts/contacts';
import { rsvpCreated } from '@festlig/contracts/rsvp';
import { Facts } from '@festlig/platform/outbox';
import { aGuest } from '@festlig/testing/contacts';
import { aUser, TestService } from '@festlig/testing/service';
import { ContactsModule } from '../../contacts.module';

const { addContact, listVisitors, visitGuest } = contacts.calls;

describe('the guests who have opened their page', () => {
  const [partyId, other] = ['a'.repeat(24), 'b'.repeat(24)];
  const host = aUser();
  let service: TestService;
  beforeAll(async () => {
    service = await TestService.start({ service: 'contacts', module: ContactsModule, now: '2026-05-01T10:00:00Z' });
    for (const id of [partyId, other]) service.parties.set(id, { [host.id]: 'owner' });
  });
  afterAll(() => service.stop());

  const guest = async (party: string, visits: boolean) => {
    const { id, sid } = await service.call(addContact, aGuest(party, {}), host);
    if (visits) await visit(party, sid);
    return { id, sid };
  };
  const visit = (party: string, sid: string) => service.call(visitGuest, { partyId: party, cid: sid });

  const replied = (party: string, contactId: string, isComming: boolean) =>
    service.bus.publish([
      service.app.get(Facts).of(rsvpCreated, {
        partyId: party,
        rsvpId: contactId,
        contactId,
        isComming,
        version: 1,
        numberOfPeople: isComming ? 1 : 0,
        name: 'Anne',
        companions: [],
        comment: '',
        byHost: false,
        receipt: null,
      }),
    ]);

  it('are the given guests of the party who opened it since the given time', async () => {
    const before = await guest(partyId, true);
    const again = await guest(partyId, true);
    service.clock.advance(1000);
    const since = service.clock.now().toISOString();
    const came = await guest(partyId, true);
    const never = await guest(partyId, false);
    const elsewhere = await guest(other, true);
    await guest(partyId, true);
    await visit(partyId, again.sid);
    const ids = [came, before, again, never, elsewhere].map(({ id }) => id);
    const found = await service.ask(listVisitors, { partyId, ids, since });
    expect(found.ids.toSorted()).toEqual([came.id, again.id].toSorted());
  });

  it('are told with what each of the given guests of the party has replied, opened or not (rule: delivery-reply)', async () => {
    const [comes, declines, silent] = [
      await guest(partyId, false),
      await guest(partyId, false),
      await guest(partyId, true),
    ];
    const elsewhere = await guest(other, false);
    await replied(partyId, comes.id, true);
    await replied(partyId, declines.id, false);
    await replied(other, elsewhere.id, true);
    const since = service.clock.now().toISOString();
    const ids = [comes, declines, silent, elsewhere].map(({ id }) => id);
    const found = await service.ask(listVisitors, { partyId, ids, since });
    expect(found.replies).toEqual({ [comes.id]: 'yes', [declines.id]: 'no' });
  });

  it('are returned to services only', async () => {
    const input = { partyId, ids: [], since: '2026-05-01T10:00:00Z' };
    expect(await service.refusal(listVisitors, input, host)).toEqual({ root: 'not_found' });
  });
});
