import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { contacts } from '@festlig/contracts/contacts';
import { party } from '@festlig/contracts/party';
import { subscriptionHash, subscriptionSignature } from '@festlig/domain/contacts/subscription';
import { Config } from '@festlig/platform/config/platform-variables';
import { describedParty } from '@festlig/testing/party';
import { aUser, TestService } from '@festlig/testing/service';
import { ContactsModule } from '../../contacts.module';

const { exportContacts, importContacts, unsubscribe } = contacts.calls;
const host = aUser();
const partyId = 'a'.repeat(24);
const other = 'b'.repeat(24);

describe('the guest list as a file', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await TestService.start({ service: 'contacts', module: ContactsModule, now: '2126-05-01T10:00:00Z' });
    for (const id of [partyId, other]) service.parties.set(id, { [host.id]: 'editor' });
    service.rpc.answer(party.calls.describeParty, ({ partyId: id }) => ({
      party: describedParty({ id, features: ['import'], language: id === other ? 'en' : 'da' }),
      ownerId: host.id,
    }));
  });
  afterAll(() => service.stop());

  it('contains each guest once by name, in short pages, with a shorter first page and one header row', async () => {
    // Many guests share a name, so that pages end among them.
    const rows = Array.from({ length: 2300 }, (_, index) => `${index % 2 ? 'Åse' : 'Bo'};g${index}@example.dk`);
    await service.call(importContacts, { partyId, csv: ['Navn;E-mail', ...rows].join('\n') }, host);
    const pages: string[] = [];
    for (let after: string | null = null; ;) {
      const page: { text: string; next: string | null } = await service.call(exportContacts, { partyId, after }, host);
      pages.push(page.text);
      if (page.next === null) break;
      after = page.next;
    }
    expect(pages.map((page) => page.trim().split('\r\n').length)).toEqual([101, ...Array<number>(8).fill(250), 200]);
    const [head, ...lines] = pages.join('').trim().split('\r\n');
    expect(head?.startsWith('"Navn";"E-mail";"Telefon";')).toBe(true);
    const cells = lines.map((line) => line.split(';').map((cell) => cell.slice(1, -1)));
    expect(cells.map((row) => row.slice(0, 2).join(';')).toSorted()).toEqual(rows.toSorted());
    expect(cells.map(([name]) => name?.[0]).join('')).toMatch(/^B{1150}Å{1150}$/);
  });

  it('exports exactly the guests that a search finds, and says which of them have unsubscribed', async () => {
    const hash = subscriptionHash('g0@example.dk');
    const signature = subscriptionSignature(hash, service.app.get(Config).values.LINK_SECRET);
    await service.call(unsubscribe, { hash, signature });
    const texts: string[] = [];
    for (let after: string | null = null; ;) {
      const page: { text: string; next: string | null } = await service.call(
        exportContacts,
        { partyId, search: 'bo', after },
        host,
      );
      texts.push(page.text);
      if (page.next === null) break;
      after = page.next;
    }
    const [head, ...lines] = texts.join('').trim().split('\r\n');
    const cells = lines.map((line) => line.split(';').map((cell) => cell.slice(1, -1)));
    expect([cells.length, new Set(cells.map(([name]) => name))]).toEqual([1150, new Set(['Bo'])]);
    const column = head?.split(';').indexOf('"Frameldt mails"') ?? -1;
    expect(cells.filter((row) => row[column] === 'Ja').map(([, email]) => email)).toEqual(['g0@example.dk']);
    expect(
      (await service.call(exportContacts, { partyId, search: 'Søren' }, host)).text.trim().split('\r\n'),
    ).toHaveLength(1);
  });

  it("is in the party's language, and has a header row although the list is empty", async () => {
    const { text, next } = await service.call(exportContacts, { partyId: other }, host);
    expect(text.replace('\uFEFF', '')).toMatch(/^"Name","E-mail","Phone",.*\r\n$/);
    expect(next).toBeNull();
  });

  it('is refused for an unknown state and for too many guests who are named or left out', async () => {
    const refusal = (filter: object) => service.refusal(exportContacts, { partyId, ...filter }, host);
    expect(await refusal({ state: 'late' })).toEqual({ state: 'invalid' });
    expect(await refusal({ picked: Array(501).fill('AnneAnne') })).toEqual({ picked: 'too_many_picked' });
    expect(await refusal({ except: Array(501).fill('AnneAnne') })).toEqual({ except: 'too_many_excepted' });
  });

  it('is refused to hosts of other parties and without login', async () => {
    expect(await service.refusal(exportContacts, { partyId }, aUser())).toEqual({ root: 'not_found' });
    expect(await service.refusal(exportContacts, { partyId })).toEqual({ root: 'needs_login' });
  });
});
