import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { contacts } from '@festlig/contracts/contacts';
import type { RequestOf } from '@festlig/contracts/define';
import { subscriptionPath } from '@festlig/domain/contacts/subscription';
import { Config } from '@festlig/platform/config/platform-variables';
import { aGuest } from '@festlig/testing/contacts';
import { aUser, TestService } from '@festlig/testing/service';
import { ContactsModule } from '../../contacts.module';

const { addContact, countAudience, listRecipients, unsubscribe } = contacts.calls;
type Asked = Partial<RequestOf<typeof listRecipients>>;
const host = aUser();
const partyId = 'a'.repeat(24);
const PHONE = '+4520123456';

describe('who gets a send, and who gets none (rule: presend-details)', () => {
  let service: TestService;
  const sids: Record<string, string> = {};

  beforeAll(async () => {
    service = await TestService.start({ service: 'contacts', module: ContactsModule, now: '2026-05-01T10:00:00Z' });
    service.parties.set(partyId, { [host.id]: 'owner' });
    const add = async (name: string, fields = {}) => {
      // One per second, because ids of the same second are in no order.
      service.clock.advance(1000);
      sids[name] = (await service.call(addContact, aGuest(partyId, { name, ...fields }), host)).sid;
    };
    await add('Anne Dam');
    await add('Uden Dam', { email: null, receiveEmail: false });
    await add('Bo Dam', { phone: PHONE, receiveSms: true });
    await add('Mormor', { email: null, receiveEmail: false, phone: PHONE, receiveSms: true });
    await add('Nej', { receiveEmail: false });
    await add('Afmeldt', { email: 'afmeldt@example.dk' });
    await add('Eva Dam');
    const [, , hash = '', signature = ''] = subscriptionPath(
      'afmeldt@example.dk',
      service.app.get(Config).values.LINK_SECRET,
    ).split('/');
    await service.call(unsubscribe, { hash, signature });
  });
  afterAll(() => service.stop());

  const ask = (asked: Asked = {}) => service.call(listRecipients, { partyId, audience: 'all', ...asked }, host);
  const names = async (asked: Asked = {}) => (await ask(asked)).guests.map(({ name }) => name);

  it('are those whom a mail reaches, and apart from them the others, each with what reaches them', async () => {
    expect(await names()).toEqual(['Anne Dam', 'Bo Dam', 'Eva Dam']);
    const { guests } = await ask({ gets: 'nothing' });
    expect(guests.map(({ name, receives }) => [name, receives])).toEqual([
      ['Uden Dam', 'unreachable'],
      ['Mormor', 'unreachable'],
      ['Nej', 'unreachable'],
      ['Afmeldt', 'unsubscribed'],
    ]);
  });

  it('are also those whom a text reaches when texts are sent', async () => {
    const { guests } = await ask({ texts: 'unmailed' });
    expect(guests.map(({ name, texts }) => [name, texts])).toEqual([
      ['Anne Dam', 'none'],
      ['Bo Dam', 'none'],
      ['Mormor', 'text'],
      ['Eva Dam', 'none'],
    ]);
    expect((await ask({ texts: 'all' })).guests.map(({ texts }) => texts)).toEqual(['none', 'text', 'text', 'none']);
    expect(await names({ texts: 'all', gets: 'nothing' })).toEqual(['Uden Dam', 'Nej', 'Afmeldt']);
  });

  it('are as many as the summary of the send counts, for each audience', async () => {
    for (const audience of ['all', 'missing', 'withoutRsvp', 'rsvpYes', 'photos'] as const) {
      const { contacts: all, mail } = await service.ask(countAudience, { partyId, audience });
      expect(await names({ audience })).toHaveLength(mail);
      expect(await names({ audience, gets: 'nothing' })).toHaveLength(all - mail);
    }
  });

  it('come page by page', async () => {
    const first = await ask({ pageSize: 2 });
    expect(first.guests.map(({ name }) => name)).toEqual(['Anne Dam', 'Bo Dam']);
    const second = await ask({ pageSize: 2, after: first.next });
    expect([second.guests.map(({ name }) => name), second.next]).toEqual([['Eva Dam'], null]);
  });

  it('are chosen by hand or by a search, without those left out', async () => {
    const picked = ['Eva Dam', 'Mormor', 'Anne Dam'].map((name) => sids[name]!);
    expect(await names({ audience: 'custom', picked })).toEqual(['Anne Dam', 'Eva Dam']);
    expect(await names({ audience: 'custom', picked, gets: 'nothing' })).toEqual(['Mormor']);
    const found = { audience: 'custom', search: 'dam', except: [sids['Bo Dam']!] } as const;
    expect(await names({ ...found, except: [...found.except] })).toEqual(['Anne Dam', 'Eva Dam']);
    expect(await names({ ...found, except: [...found.except], gets: 'nothing' })).toEqual(['Uden Dam']);
  });

  it('are shown only to hosts of the party', async () => {
    await expect(service.call(listRecipients, { partyId, audience: 'all' }, aUser())).rejects.toThrow('not_found');
  });
});
