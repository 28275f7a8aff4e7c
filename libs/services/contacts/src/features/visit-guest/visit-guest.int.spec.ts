import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { contacts } from '@festlig/contracts/contacts';
import { aGuest } from '@festlig/testing/contacts';
import { aUser, TestService } from '@festlig/testing/service';
import { ContactsModule } from '../../contacts.module';

const { addContact, findContact, visitGuest } = contacts.calls;
const host = aUser();
const PARTY = 'aaaaaaaaaaaaaaaaaaaaaaaa';
const THEIRS = 'bbbbbbbbbbbbbbbbbbbbbbbb';
const OPENED = '2026-05-01T10:00:00.000Z';

describe('the visit of a guest', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await TestService.start({ service: 'contacts', module: ContactsModule, now: OPENED });
    service.parties.set(PARTY, { [host.id]: 'owner' });
    service.parties.set(THEIRS, {});
  });
  afterAll(() => service.stop());

  const visited = async (cid: string) =>
    (await service.ask(findContact, { partyId: PARTY, cid })).contact?.firstVisit ?? null;

  it('is stored the first time, by short id or id, and returns nothing about the guest', async () => {
    const { sid } = await service.call(addContact, aGuest(PARTY), host);
    expect(await service.call(visitGuest, { partyId: PARTY, cid: sid })).toEqual({ done: true });
    expect(await visited(sid)).toBe(OPENED);
    service.clock.set(new Date('2026-05-02T10:00:00Z'));
    expect(await service.call(visitGuest, { partyId: PARTY, cid: sid }, aUser())).toEqual({ done: true });
    expect(await visited(sid)).toBe(OPENED);
    const { id } = await service.call(addContact, aGuest(PARTY), host);
    await service.call(visitGuest, { partyId: PARTY, cid: id });
    expect(await visited(id)).toBe('2026-05-02T10:00:00.000Z');
  });

  it("is not stored when a host opens the page by the guest's link", async () => {
    const { sid } = await service.call(addContact, aGuest(PARTY), host);
    expect(await service.call(visitGuest, { partyId: PARTY, cid: sid }, host)).toEqual({ done: true });
    expect(await visited(sid)).toBeNull();
  });

  it('is refused for a guest of another party', async () => {
    const { sid } = await service.call(addContact, aGuest(PARTY), host);
    for (const input of [
      { partyId: THEIRS, cid: sid },
      { partyId: PARTY, cid: 'AnneAnne' },
    ]) {
      expect(await service.refusal(visitGuest, input)).toEqual({ root: 'not_found' });
    }
    expect(await visited(sid)).toBeNull();
  });
});
