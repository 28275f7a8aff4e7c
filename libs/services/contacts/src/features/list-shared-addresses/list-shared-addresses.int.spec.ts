import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { contacts } from '@festlig/contracts/contacts';
import type { RequestOf } from '@festlig/contracts/define';
import { aGuest } from '@festlig/testing/contacts';
import { aUser, TestService } from '@festlig/testing/service';
import { ContactsModule } from '../../contacts.module';

const { addContact, listSharedAddresses } = contacts.calls;
const host = aUser();
const partyId = 'a'.repeat(24);
const [PHONE, OTHER] = ['+4520123456', 'c'.repeat(24)];

describe('the addresses that several guests of a send have (rule: shared-address-told)', () => {
  let service: TestService;
  const sids: Record<string, string> = {};

  beforeAll(async () => {
    service = await TestService.start({ service: 'contacts', module: ContactsModule, now: '2026-05-01T10:00:00Z' });
    service.parties.set(partyId, { [host.id]: 'owner' });
    service.parties.set(OTHER, { [host.id]: 'owner' });
    const add = async (party: string, name: string, fields: object) => {
      service.clock.advance(1000);
      sids[name] = (await service.call(addContact, aGuest(party, { name, ...fields }), host)).sid;
    };
    await add(partyId, 'Anne', { email: 'familien@x.dk', phone: PHONE, receiveSms: true });
    await add(partyId, 'Bo', { email: 'Familien@x.dk' });
    await add(partyId, 'Mormor', { email: null, receiveEmail: false, phone: PHONE, receiveSms: true });
    await add(partyId, 'Carl', { email: 'familien@x.dk', receiveEmail: false });
    await add(partyId, 'Eva', { email: 'eva@x.dk' });
    for (const n of [0, 1, 2, 3, 4, 5, 6, 7]) await add(OTHER, `Guest ${n}`, { email: `home${n % 4}@x.dk` });
  });
  afterAll(() => service.stop());

  const ask = (asked: Partial<RequestOf<typeof listSharedAddresses>> = {}) =>
    service.call(listSharedAddresses, { partyId, audience: 'all', ...asked }, host);
  const mail = { address: 'familien@x.dk', channel: 'mail', names: ['Anne', 'Bo'], guests: 2 };
  const text = { address: PHONE, channel: 'text', names: ['Anne', 'Mormor'], guests: 2 };

  it('are told with the names of those who get a mail or a text there', async () => {
    expect(await ask()).toEqual({ shared: [mail], more: 0, among: null });
    expect(await ask({ texts: 'all' })).toEqual({ shared: [mail, text], more: 0, among: null });
    expect(await ask({ texts: 'unmailed' })).toEqual({ shared: [mail], more: 0, among: null });
  });

  it('are none when only one of them is chosen', async () => {
    const picked = ['Anne', 'Eva'].map((name) => sids[name]!);
    expect(await ask({ audience: 'custom', picked })).toEqual({ shared: [], more: 0, among: null });
  });

  it('are the first ones, with the number of the others', async () => {
    const { shared, more } = await ask({ partyId: OTHER });
    expect([shared.length, more]).toEqual([3, 1]);
  });

  it('are told only to hosts of the party', async () => {
    await expect(service.call(listSharedAddresses, { partyId, audience: 'all' }, aUser())).rejects.toThrow('not_found');
  });
});
