import type { OutputOf } from '@festlig/contracts/define';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Audience, type AudienceMember, contacts } from '@festlig/contracts/contacts';
import { inviteSent } from '@festlig/contracts/messaging';
import { rsvpCreated } from '@festlig/contracts/rsvp';
import { subscriptionPath } from '@festlig/domain/contacts/subscription';
import { Config } from '@festlig/platform/config/platform-variables';
import { Facts } from '@festlig/platform/outbox';
import { aGuest } from '@festlig/testing/contacts';
import { aUser, TestService } from '@festlig/testing/service';
import { openImports } from '../../contacts.fixture';
import { ContactsModule } from '../../contacts.module';

const { addContact, countAudience, countContacts, importContacts, listAudience, listContacts, unsubscribe } =
  contacts.calls;
const host = aUser();
const PARTY = 'aaaaaaaaaaaaaaaaaaaaaaaa';
const TEXTED = '999999999999999999999999';
const LARGE = 'cccccccccccccccccccccccc';

const noTexts = { text: 0, textUnmailed: 0, textUnsubscribed: 0, abroad: 0 };
const mailedOf = (people: readonly AudienceMember[]) =>
  people.filter(({ mail }) => mail === 'mail').map(({ name }) => name);

describe('the audience of a send', () => {
  let service: TestService;
  const sids: Record<string, string> = {};
  const pages = async (partyId: string, audience: Audience, limit: number, picked: string[] = []) => {
    const found: string[][] = [];
    for (let after: string | null = null, first = true; first || after !== null; first = false) {
      const { people, next }: OutputOf<typeof listAudience> = await service.ask(listAudience, {
        partyId,
        audience,
        picked,
        after,
        limit,
      });
      found.push(mailedOf(people));
      after = next;
    }
    return found;
  };
  const leave = (email: string) => {
    const [, , hash = '', signature = ''] = subscriptionPath(email, service.app.get(Config).values.LINK_SECRET).split(
      '/',
    );
    return service.call(unsubscribe, { hash, signature });
  };
  beforeAll(async () => {
    service = await TestService.start({ service: 'contacts', module: ContactsModule, now: '2026-05-01T10:00:00Z' });
    openImports(service);
    service.parties.set(PARTY, { [host.id]: 'owner' });
    service.parties.set(LARGE, { [host.id]: 'owner' });
    const add = async (name: string, fields = {}) => {
      // One per second, because ids of the same second are in no order.
      service.clock.advance(1000);
      const contact = await service.call(addContact, aGuest(PARTY, { name, ...fields }), host);
      sids[name] = contact.sid;
      return contact;
    };
    const invited = await add('Anne');
    const yes = await add('Bo');
    await add('Uden', { email: null, receiveEmail: false });
    await add('Nej', { receiveEmail: false });
    await add('Afmeldt', { email: 'afmeldt@example.dk' });
    const no = await add('Dorte');
    await leave('Afmeldt@example.dk');
    const sent = {
      partyId: PARTY,
      sendId: PARTY,
      contactIds: [invited.id],
      channel: 'mail' as const,
      sentAt: '2026-05-01T10:00:00Z',
    };
    const replies = [yes, no].map(({ id, name }) =>
      service.app.get(Facts).of(rsvpCreated, {
        partyId: PARTY,
        rsvpId: id,
        contactId: id,
        name,
        isComming: id === yes.id,
        numberOfPeople: 1,
        companions: [],
        comment: '',
        version: 1,
        byHost: false,
        receipt: null,
      }),
    );
    await service.bus.publish([service.app.get(Facts).of(inviteSent, sent), ...replies]);
  });
  afterAll(() => service.stop());

  it('contains the guests who receive e-mail and have not unsubscribed, page by page', async () => {
    expect(await pages(PARTY, 'all', 1000)).toEqual([['Anne', 'Bo', 'Dorte']]);
    expect(await pages(PARTY, 'all', 2)).toEqual([['Anne', 'Bo'], [], ['Dorte'], []]);
    expect(await pages(PARTY, 'all', 4)).toEqual([['Anne', 'Bo'], ['Dorte']]);
    expect(await pages('dddddddddddddddddddddddd', 'all', 3)).toEqual([[]]);
  });

  it("'missing' leaves out guests who have been invited, and those who have replied (rule: send-audiences)", async () => {
    expect(await pages(PARTY, 'missing', 1000)).toEqual([[]]);
    const other = 'e'.repeat(24);
    service.parties.set(other, { [host.id]: 'owner' });
    await service.call(addContact, aGuest(other, { name: 'Ny' }), host);
    expect(await pages(other, 'missing', 1000)).toEqual([['Ny']]);
  });

  it.each([
    ['rsvp', ['Bo', 'Dorte']],
    ['withoutRsvp', ['Anne']],
    ['rsvpYes', ['Bo']],
    ['rsvpNo', ['Dorte']],
    // Anne is invited and has not replied.
    ['photos', ['Anne', 'Bo']],
  ] as const)('%s contains the guests who replied so', async (audience, names) => {
    expect(await pages(PARTY, audience, 1000)).toEqual([names]);
  });

  it("'custom' contains the picked guests of this party who can be mailed", async () => {
    const picked = ['Dorte', 'Anne', 'Uden', 'Afmeldt'].map((name) => sids[name] ?? '');
    expect(await pages(PARTY, 'custom', 1000, picked)).toEqual([['Anne', 'Dorte']]);
    expect(await pages(LARGE, 'custom', 1000, picked)).toEqual([[]]);
    expect(await pages(PARTY, 'custom', 1000)).toEqual([[]]);
    expect(await service.ask(countAudience, { partyId: PARTY, audience: 'custom', picked: picked.join(',') })).toEqual({
      contacts: 4,
      mail: 2,
      unsubscribed: 1,
      ...noTexts,
      ids: [
        expect.objectContaining({ name: 'Afmeldt', receives: 'unsubscribed' }),
        expect.objectContaining({ name: 'Anne', receives: 'mail' }),
        expect.objectContaining({ name: 'Dorte', receives: 'mail' }),
        expect.objectContaining({ name: 'Uden', receives: 'unreachable', email: null }),
      ],
    });
  });

  it('lists its unsubscribed guests separately', async () => {
    const input = { partyId: PARTY, audience: 'all', after: null, limit: 10 } as const;
    const { people } = await service.ask(listAudience, input);
    expect(people.filter(({ mail }) => mail === 'unsubscribed')).toMatchObject([{ name: 'Afmeldt' }]);
  });

  it('lists the guests whom nothing reaches (rule: delivery-states)', async () => {
    const input = { partyId: PARTY, audience: 'all', after: null, limit: 10 } as const;
    const { people } = await service.ask(listAudience, input);
    expect(people.filter(({ mail }) => mail === 'none').map(({ name }) => name)).toEqual(['Uden', 'Nej']);
  });

  it('says in a send without texts whom only a text would reach, and gives nobody one (rule: send-result)', async () => {
    const at = (phone: string, more = {}) =>
      aGuest(TEXTED, { email: null, receiveEmail: false, phone, receiveSms: true, ...more });
    service.parties.set(TEXTED, { [host.id]: 'owner' });
    await service.call(addContact, at('+4520123456', { name: 'Kun sms' }), host);
    await service.call(
      addContact,
      at('+4520123457', { name: 'Begge', email: 'begge@post.example', receiveEmail: true }),
      host,
    );
    await service.call(addContact, at('+4520123458', { name: 'Vil ikke', receiveSms: false }), host);
    const input = { partyId: TEXTED, audience: 'all', after: null, limit: 10 } as const;
    const { people } = await service.ask(listAudience, input);
    expect(people.filter(({ byText }) => byText).map(({ name }) => name)).toEqual(['Kun sms']);
    expect(people.map(({ text }) => text)).toEqual(['none', 'none', 'none']);
    const texted = await service.ask(listAudience, { ...input, texts: true });
    expect(texted.people.filter(({ byText }) => byText)).toEqual([]);
  });

  it("is counted like it is mailed, with the guests' names when they are few", async () => {
    expect(await service.ask(countAudience, { partyId: PARTY, audience: 'all' })).toMatchObject({
      contacts: 6,
      mail: 3,
      unsubscribed: 1,
      ids: ['Afmeldt', 'Anne', 'Bo', 'Dorte', 'Nej', 'Uden'].map((name) => ({ name })),
    });
    expect(await service.ask(countAudience, { partyId: PARTY, audience: 'missing' })).toMatchObject({
      contacts: 0,
      mail: 0,
      unsubscribed: 0,
    });
  });

  it('is counted without names when it has thousands of guests', async () => {
    const rows = Array.from({ length: 2000 }, (_, index) => `Gæst ${index};stor${index}@example.dk`);
    await service.call(importContacts, { partyId: LARGE, csv: ['Navn;E-mail', ...rows].join('\n') }, host);
    await leave('stor1500@example.dk');
    expect(await service.ask(countAudience, { partyId: LARGE, audience: 'all' })).toEqual({
      contacts: 2000,
      mail: 1999,
      unsubscribed: 1,
      ...noTexts,
      ids: null,
    });
    const found = (await pages(LARGE, 'all', 700)).flat();
    expect(new Set(found).size).toBe(1999);
    expect(found).not.toContain('Gæst 1500');
  });

  it('of a reminder is as many as the number of those who have not answered', async () => {
    const { silent } = await service.ask(countContacts, { partyId: PARTY });
    expect(silent).toBe(1);
    expect(await service.ask(countAudience, { partyId: PARTY, audience: 'withoutRsvp' })).toMatchObject({
      contacts: silent,
    });
    // Nobody of the long list was invited.
    expect(await pages(LARGE, 'withoutRsvp', 500)).toEqual([[]]);
  });

  it('has one page when few of thousands have replied', async () => {
    const { items } = await service.call(listContacts, { partyId: LARGE, search: 'stor1200@' }, host);
    const id = items[0]?.id ?? '';
    const reply = { partyId: LARGE, rsvpId: id, contactId: id, name: 'Gæst', isComming: true, numberOfPeople: 1 };
    const more = { companions: [], comment: '', version: 1, byHost: false, receipt: null };
    await service.bus.publish([service.app.get(Facts).of(rsvpCreated, { ...reply, ...more })]);
    expect(await pages(LARGE, 'rsvpYes', 500)).toEqual([['Gæst 1200']]);
    expect(await pages(LARGE, 'rsvpNo', 500)).toEqual([[]]);
    const rest = await pages(LARGE, 'missing', 500);
    expect(Math.max(...rest.map((page) => page.length))).toBe(500);
    expect(new Set(rest.flat()).size).toBe(1998);
    expect(await service.ask(countAudience, { partyId: LARGE, audience: 'rsvpYes' })).toMatchObject({
      contacts: 1,
      mail: 1,
      unsubscribed: 0,
      ids: [{ name: 'Gæst 1200', receives: 'mail' }],
    });
    expect(await service.ask(countAudience, { partyId: LARGE, audience: 'missing' })).toEqual({
      contacts: 1998,
      mail: 1998,
      unsubscribed: 0,
      ...noTexts,
      ids: null,
    });
  });

  it('is read by id in any standing, and includes guests who reply while it is read', async () => {
    const party = 'd'.repeat(24);
    service.parties.set(party, { [host.id]: 'owner' });
    const ids: string[] = [];
    for (const name of ['A', 'B', 'C', 'D', 'E', 'F']) {
      service.clock.advance(1000);
      ids.push((await service.call(addContact, aGuest(party, { name, email: `${name}@example.dk` }), host)).id);
    }
    const reply = (at: number, isComming: boolean) => {
      const about = { partyId: party, rsvpId: ids[at]!, contactId: ids[at]!, name: 'Gæst', isComming };
      const more = { numberOfPeople: 1, companions: [], comment: '', version: 1, byHost: false, receipt: null };
      return service.bus.publish([service.app.get(Facts).of(rsvpCreated, { ...about, ...more })]);
    };
    await reply(1, true);
    await reply(4, false);
    const read = (after: string | null) =>
      service.ask(listAudience, { partyId: party, audience: 'all', picked: [], after, limit: 2 });
    const first = await read(null);
    await reply(3, true);
    const second = await read(first.next);
    await reply(0, true);
    const third = await read(second.next);
    const pages = [first, second, third].map(({ people }) => mailedOf(people));
    expect(pages).toEqual([
      ['A', 'B'],
      ['C', 'D'],
      ['E', 'F'],
    ]);
  });

  const found = async (partyId: string, search: string, except: string[] = []) => {
    const whom = { partyId, audience: 'custom', search, except } as const;
    const names: string[] = [];
    for (let after: string | null = null, first = true; first || after !== null; first = false) {
      const page: OutputOf<typeof listAudience> = await service.ask(listAudience, { ...whom, after, limit: 500 });
      names.push(...mailedOf(page.people));
      after = page.next;
    }
    return { names, count: await service.ask(countAudience, whom) };
  };

  it('has the same guests when mailed and when counted, for a search with guests left out', async () => {
    const { names, count } = await found(LARGE, 'gæst 15');
    expect(new Set(names)).toEqual(
      new Set(
        Array.from({ length: 2000 }, (_, i) => `Gæst ${i}`).filter(
          (name) => /^Gæst 15/.test(name) && name !== 'Gæst 1500',
        ),
      ),
    );
    expect(count).toEqual({
      contacts: names.length + 1,
      mail: names.length,
      unsubscribed: 1,
      ...noTexts,
      ids: null,
    });
    const { items } = await service.call(listContacts, { partyId: LARGE, search: 'Gæst 150' }, host);
    const except = items.map(({ sid }) => sid);
    expect(except).toHaveLength(11);
    const rest = await found(LARGE, 'gæst 15', except);
    expect(rest.names).toHaveLength(names.length - 10);
    expect(rest.count).toMatchObject({ contacts: names.length + 1 - 11, mail: names.length - 10, unsubscribed: 0 });
  });

  it('contains everybody but the guests left out for an empty search, and nobody for a search without results', async () => {
    const except = [sids['Anne'] ?? '', sids['Afmeldt'] ?? ''];
    expect((await found(PARTY, '', except)).names).toEqual(['Bo', 'Dorte']);
    expect((await found(PARTY, ' ', except)).count).toMatchObject({
      contacts: 4,
      mail: 2,
      unsubscribed: 0,
      ids: ['Bo', 'Dorte', 'Nej', 'Uden'].map((name) => ({ name })),
    });
    expect(await found(PARTY, 'bo')).toMatchObject({ names: ['Bo'], count: { contacts: 1, ids: [{ name: 'Bo' }] } });
    const nobody = { names: [], count: { contacts: 0, mail: 0, unsubscribed: 0, ...noTexts, ids: [] } };
    expect(await found(PARTY, 'nobody')).toEqual(nobody);
    expect(await found(PARTY, '!!')).toEqual(nobody);
  });

  it('is returned to services only', async () => {
    const input = { partyId: PARTY, audience: 'all', after: null, limit: 10 };
    expect(await service.refusal(listAudience, input, host)).toEqual({ root: 'not_found' });
    expect(await service.refusal(countAudience, input, host)).toEqual({ root: 'not_found' });
  });
});
