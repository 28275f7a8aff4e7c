import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { contacts } from '@festlig/contracts/contacts';
import { subscriptionHash, subscriptionSignature } from '@festlig/domain/contacts/subscription';
import { digestOf } from '@festlig/domain/identity/token-digest';
import { Config } from '@festlig/platform/config/platform-variables';
import { aGuest } from '@festlig/testing/contacts';
import { aUser, TestService } from '@festlig/testing/service';
import { ContactsModule } from '../../contacts.module';

const { addContact, countAudience, getSubscription, listAudience, listContacts } = contacts.calls;
const { resubscribe, unsubscribe, unsubscribeOneClick } = contacts.calls;

describe('unsubscribing by a signed link', () => {
  let service: TestService;
  const linkOf = (email: string) => {
    const hash = subscriptionHash(email);
    return { hash, signature: subscriptionSignature(hash, service.app.get(Config).values.LINK_SECRET) };
  };
  const mailed = async (partyId: string) => {
    const everybody = { partyId, audience: 'all', after: null, limit: 10 } as const;
    const { people } = await service.ask(listAudience, everybody);
    return people.filter(({ mail }) => mail === 'mail').map(({ name }) => name);
  };
  beforeAll(async () => {
    service = await TestService.start({ service: 'contacts', module: ContactsModule, now: '2026-05-01T10:00:00Z' });
  });
  afterAll(() => service.stop());

  it.each([
    ['the page', unsubscribe],
    ['the mail program', unsubscribeOneClick],
  ])('works from %s, also when repeated, and can be reversed', async (name, call) => {
    const link = linkOf(`${name}@example.dk`);
    expect(await service.call(getSubscription, link)).toEqual({ channel: 'mail', subscribed: true });
    expect(await service.call(call, link)).toEqual({ channel: 'mail', subscribed: false });
    expect(await service.call(call, link)).toEqual({ channel: 'mail', subscribed: false });
    expect(await service.call(getSubscription, link)).toEqual({ channel: 'mail', subscribed: false });
    expect(await service.call(getSubscription, linkOf('other@example.dk'))).toEqual({
      channel: 'mail',
      subscribed: true,
    });
    expect(await service.call(resubscribe, link)).toEqual({ channel: 'mail', subscribed: true });
    expect(await service.call(resubscribe, link)).toEqual({ channel: 'mail', subscribed: true });
    expect(await service.call(getSubscription, link)).toEqual({ channel: 'mail', subscribed: true });
  });

  it('is refused for a link that is not ours, and changes nothing', async () => {
    const link = linkOf('aase@example.dk');
    for (const call of [getSubscription, unsubscribe, unsubscribeOneClick, resubscribe]) {
      for (const wrong of [
        { ...link, signature: 'x'.repeat(43) },
        { ...link, signature: '' },
        { ...link, hash: subscriptionHash('bo@example.dk') },
      ]) {
        expect(await service.refusal(call, wrong)).toEqual({ root: 'signature_invalid' });
      }
    }
    expect(await service.call(getSubscription, link)).toEqual({ channel: 'mail', subscribed: true });
  });

  it('is shown at each guest with the address, until the address is subscribed again', async () => {
    const [partyId, host] = ['b'.repeat(24), aUser()];
    service.parties.set(partyId, { [host.id]: 'owner' });
    const add = (name: string, fields: object) => service.call(addContact, aGuest(partyId, { name, ...fields }), host);
    const email = 'left@example.dk';
    await add('Anne', { email });
    await add('Bo', { email: 'stays@example.dk' });
    await add('Carl', { email, receiveEmail: false });
    const seen = async () => {
      const { items } = await service.call(listContacts, { partyId }, host);
      return items.filter(({ unsubscribed }) => unsubscribed).map(({ name }) => name);
    };
    expect(await seen()).toEqual([]);
    await service.call(unsubscribe, linkOf(email));
    expect(await seen()).toEqual(['Anne']);
    expect((await add('Dorthe', { email })).unsubscribed).toBe(true);
    expect(await seen()).toEqual(['Anne', 'Dorthe']);
    const found = await service.call(listContacts, { partyId, search: 'anne' }, host);
    expect(found.items.map(({ unsubscribed }) => unsubscribed)).toEqual([true]);
    await service.call(resubscribe, linkOf(email));
    expect(await seen()).toEqual([]);
  });

  it('applies to the inbox, whatever Unicode form of its domain is added to a list later', async () => {
    const [partyId, host] = ['a'.repeat(24), aUser()];
    service.parties.set(partyId, { [host.id]: 'owner' });
    await service.call(unsubscribe, linkOf('aase@gaest.example'));
    for (const [n, domain] of ['ｇaest.example', 'ⓖaest.example', 'gaeſt.example', 'gae\ufe0fst.example'].entries()) {
      await service.call(addContact, aGuest(partyId, { name: `Åse ${n}`, email: `Aase@${domain}` }), host);
    }
    await service.call(addContact, aGuest(partyId, { name: 'Bo', email: 'bo@gaest.example' }), host);
    const everybody = { partyId, audience: 'all' as const, picked: [] };
    expect(await service.ask(countAudience, everybody)).toMatchObject({ contacts: 5, mail: 1, unsubscribed: 4 });
    expect(await mailed(partyId)).toEqual(['Bo']);
  });

  it('applies to the inbox with any tag and with its domain in ASCII, and not to another inbox', async () => {
    const [partyId, host] = ['9'.repeat(24), aUser()];
    service.parties.set(partyId, { [host.id]: 'owner' });
    const add = (email: string) => service.call(addContact, aGuest(partyId, { name: email, email }), host);
    await add('carl+1@blå.example');
    await service.call(unsubscribe, linkOf('carl@blå.example'));
    await add('carl+2@xn--bl-zia.example');
    await add('ｃarl@blå.example');
    await add('carla@blå.example');
    const everybody = { partyId, audience: 'all' as const, picked: [] };
    expect(await service.ask(countAudience, everybody)).toMatchObject({ contacts: 4, mail: 1, unsubscribed: 3 });
    expect(await mailed(partyId)).toEqual(['carla@blå.example']);
    await service.call(resubscribe, linkOf('carl@blå.example'));
    expect(await service.ask(countAudience, everybody)).toMatchObject({ mail: 4, unsubscribed: 0 });
  });

  it.each(['dan+fest@blå.example', 'dan@xn--bl-zia.example'])(
    'applies to an address whose older link was signed for %s alone',
    async (email) => {
      const [partyId, host] = [(email.length % 10).toString().repeat(24), aUser()];
      service.parties.set(partyId, { [host.id]: 'owner' });
      const hash = digestOf(email, 'base64url');
      const signature = subscriptionSignature(hash, service.app.get(Config).values.LINK_SECRET);
      await service.call(unsubscribe, { hash, signature });
      const { unsubscribed } = await service.call(addContact, aGuest(partyId, { name: 'Dan', email }), host);
      expect(unsubscribed).toBe(true);
      expect(await mailed(partyId)).toEqual([]);
    },
  );
});
