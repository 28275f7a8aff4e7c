import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { contacts } from '@festlig/contracts/contacts';
import { party, type PartySummary } from '@festlig/contracts/party';
import { rsvp } from '@festlig/contracts/rsvp';
import { MOST_FOUND } from '@festlig/platform/mongo';
import { ANNE, BO, OTHER_PARTY, PARTY, playNeighbours } from '@festlig/testing/rsvp';
import { aUser, TestService } from '@festlig/testing/service';
import { getModelToken } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { RsvpModule } from '../../rsvp.module';
import { REPLIES, type ReplyDocument } from '../../store/reply.schema';

const { exportRsvps, getOwnRsvp, getStats, listHeadlines, listRsvps, replyToRsvp, submitRsvp } = rsvp.calls;
const summary: Omit<PartySummary, 'id' | 'date'> = {
  sid: 'abcdEFGH',
  slug: null,
  title: 'Fest',
  zone: 'Europe/Copenhagen',
  heroImage: null,
  lettering: 'picture',
  plan: 'free',
  type: 'party',
  cancelled: false,
  isCohost: false,
};
const host = aUser();
const other = aUser();

describe('the replies as hosts read them', () => {
  let service: TestService;
  let known: ReturnType<typeof playNeighbours>;
  beforeAll(async () => {
    // Summer time: 23:30 in Copenhagen.
    service = await TestService.start({ service: 'rsvp', module: RsvpModule, now: '2026-05-01T21:30:00Z' });
    known = playNeighbours(service.rpc);
    service.parties.set(PARTY, { [host.id]: 'editor' });
    service.parties.set(OTHER_PARTY, { [other.id]: 'owner' });
    for (const reply of [
      { contact: ANNE.sid, isComming: true, numberOfPeople: 3 },
      { contact: BO.sid, isComming: false },
      { name: 'Åse', isComming: true, numberOfPeople: 2, comment: '=1+1' },
    ]) {
      await service.call(submitRsvp, { partyId: PARTY, ...reply });
      service.clock.advance(20 * 60_000);
    }
    await service.call(submitRsvp, { partyId: OTHER_PARTY, name: 'Fremmed', isComming: true });
  });
  afterAll(() => service.stop());

  const names = async (input: object) => {
    const { items } = await service.call(listRsvps, { partyId: PARTY, ...input }, host);
    return items.map(({ name }) => name);
  };

  it('lists replies in each order, page by page, or a single reply by id', async () => {
    expect(await names({})).toEqual(['Åse', 'Bo Ærø', 'Anne Hansen']);
    expect(await names({ sort: 'createdAt' })).toEqual(['Anne Hansen', 'Bo Ærø', 'Åse']);
    expect(await names({ sort: 'name' })).toEqual(['Anne Hansen', 'Bo Ærø', 'Åse']);
    expect(await names({ sort: '-numberOfPeople' })).toEqual(['Anne Hansen', 'Åse', 'Bo Ærø']);
    expect(await names({ sort: 'isComming' })).toEqual(['Bo Ærø', 'Anne Hansen', 'Åse']);
    const page = await service.call(listRsvps, { partyId: PARTY, page: 2, pageSize: 2 }, host);
    expect(page).toMatchObject({ items: [{ name: 'Anne Hansen' }], page: 2, pageSize: 2, total: 3 });
    const only = await service.call(listRsvps, { partyId: PARTY, id: page.items[0]?.id }, host);
    expect(only).toMatchObject({ items: [{ name: 'Anne Hansen' }], total: 1, pageSize: 200 });
    const [theirs] = (await service.call(listRsvps, { partyId: OTHER_PARTY }, other)).items;
    expect(await names({ id: theirs?.id })).toEqual([]);
  });

  it('lists only those that accept, or that decline (rule: reply-list-which)', async () => {
    expect(await names({ which: 'attending' })).toEqual(['Åse', 'Anne Hansen']);
    expect(await names({ which: 'attending', search: 'anne' })).toEqual(['Anne Hansen']);
    expect(await names({ which: 'rejected', sort: 'name' })).toEqual(['Bo Ærø']);
    const page = await service.call(listRsvps, { partyId: PARTY, which: 'attending', pageSize: 1, page: 2 }, host);
    expect(page).toMatchObject({ items: [{ name: 'Anne Hansen' }], total: 2 });
    expect(await service.refusal(listRsvps, { partyId: PARTY, which: 'maybe' as never }, host)).toEqual({
      which: expect.any(String),
    });
  });

  it('says in numbers how the user’s coming parties stand, and nothing of others’ (rule: party-headline)', async () => {
    service.rpc.answer(party.calls.listParties, () => ({
      items: [
        { ...summary, id: PARTY, date: '2026-06-20T16:00:00Z' },
        { ...summary, id: OTHER_PARTY, date: '2026-04-20T16:00:00Z' },
      ],
      page: 1,
      pageSize: 50,
      total: 2,
    }));
    const { items } = await service.call(listHeadlines, {}, host);
    expect(items).toEqual([{ partyId: PARTY, persons: 5, replies: 3, noResponse: expect.any(Number), waiting: 0 }]);
    expect(await service.refusal(listHeadlines, {})).toEqual({ root: 'needs_login' });
  });

  it('lists the last message and the message count of each thread, and all messages when one reply is read', async () => {
    const [reply] = (await service.call(listRsvps, { partyId: OTHER_PARTY }, other)).items;
    expect(reply).toMatchObject({ messages: [], messageCount: 0 });
    for (const [n, message] of ['Hej', 'Er du der?', 'Nå'].entries()) {
      await service.call(replyToRsvp, {
        partyId: OTHER_PARTY,
        rsvpRef: reply!.rid,
        message,
        formKey: String(n).repeat(32),
      });
    }
    const listed = (await service.call(listRsvps, { partyId: OTHER_PARTY }, other)).items[0];
    const one = (await service.call(listRsvps, { partyId: OTHER_PARTY, id: reply!.id }, other)).items[0];
    expect(listed).toMatchObject({ messages: [{ message: 'Nå' }], messageCount: 3 });
    expect(one?.messages.map(({ message }) => message)).toEqual(['Hej', 'Er du der?', 'Nå']);
    expect({ ...listed, messages: [] }).toEqual({ ...one, messages: [] });
  });

  it('limits a search that matches very many replies to what can be read at once, and says that there are more', async () => {
    const party = 'd'.repeat(24);
    service.parties.set(party, { [host.id]: 'editor' });
    const replies = service.app.get<Model<ReplyDocument>>(getModelToken(REPLIES));
    const stranger = await replies.findOne({ partyId: PARTY, contactId: { $exists: false } }).lean();
    let added = 0;
    const add = (name: string, count: number) =>
      replies.collection.insertMany(
        Array.from({ length: count }, () => ({
          ...stranger!,
          _id: (++added).toString(16).padStart(24, '0'),
          partyId: party,
          rid: `reply ${added}`,
          requestId: `form ${added}`,
          name,
          nameOrder: name.toLowerCase(),
          words: name.toLowerCase().split(' '),
        })) as never[],
      );
    const search = (text: string, page: number) =>
      service.call(listRsvps, { partyId: party, search: text, page, pageSize: 200 }, host);
    await add('Mette', MOST_FOUND);
    await add('Bo', 3);
    expect(await search('mette', 1)).toMatchObject({ total: MOST_FOUND, atLeast: false });
    await add('Mette Dam', 1);
    const last = await search('m', MOST_FOUND / 200);
    expect(last).toMatchObject({ total: MOST_FOUND, atLeast: true });
    expect(last.items).toHaveLength(200);
    expect((await search('m', MOST_FOUND / 200 + 1)).items).toEqual([]);
    expect(await search('dam mette', 1)).toMatchObject({ items: [{ name: 'Mette Dam' }], total: 1, atLeast: false });
    await replies.deleteMany({ partyId: party });
  });

  it('searches the beginnings of words in name and comment, literally and in any order', async () => {
    expect(await names({ search: 'ÅSE' })).toEqual(['Åse']);
    expect(await names({ search: 'han ann' })).toEqual(['Anne Hansen']);
    expect(await names({ search: '=1+1' })).toEqual(['Åse']);
    expect(await names({ search: 'ansen' })).toEqual([]);
    expect(await names({ search: '.*' })).toEqual([]);
    expect(await names({ search: 'Fremmed' })).toEqual([]);
    const refused = await service.refusal(listRsvps, { partyId: PARTY, search: 'x'.repeat(101) }, host);
    expect(refused).toEqual({ search: 'too_long' });
  });

  it("counts the replies of each calendar day in the event's time zone", async () => {
    known.silent = 4;
    expect(await service.call(getStats, { partyId: PARTY }, host)).toEqual({
      attending: 2,
      notAttending: 1,
      persons: 5,
      waiting: 0,
      unlisted: { attending: 1, notAttending: 0 },
      noResponse: 4,
      uninvited: 3,
      unreachable: 1,
      byText: 2,
      rsvpChoiceFields: {},
      byDay: [
        { day: '2026-05-01', attending: 1, notAttending: 1 },
        { day: '2026-05-02', attending: 1, notAttending: 0 },
      ],
    });
  });

  it('lists the e-mail of known guests from the guest list, and lists without it while contacts is unavailable', async () => {
    const emails = async () =>
      (await service.call(listRsvps, { partyId: PARTY }, host)).items.map(({ contactEmail }) => contactEmail);
    expect(await emails()).toEqual([null, null, 'anne@example.dk']);
    // Bo had no address when he replied.
    service.rpc.answer(contacts.calls.listEmails, () => ({ emails: { [BO.id]: 'bo@example.dk' } }));
    const { items } = await service.call(listRsvps, { partyId: PARTY, sort: 'name' }, host);
    expect(items.map(({ contactEmail, hasEmail }) => [contactEmail, hasEmail])).toEqual([
      [null, false],
      ['bo@example.dk', true],
      [null, false],
    ]);
    known = playNeighbours(service.rpc);
    known.contactsAway = true;
    expect(await emails()).toEqual([null, null, null]);
    expect(await service.call(getStats, { partyId: PARTY }, host)).toMatchObject({
      attending: 2,
      noResponse: null,
      uninvited: 0,
      unreachable: 0,
      byText: 0,
    });
    // The host would keep a file without addresses and believe that the guests have none.
    expect(await service.refusal(exportRsvps, { partyId: PARTY, which: 'all' }, host)).toEqual({ root: 'unavailable' });
    known.contactsAway = false;
  });

  it("returns no address from the guest list to guests, because a guest's link may have been passed on", async () => {
    const byGuest = await service.call(getOwnRsvp, { partyId: PARTY, cid: ANNE.sid });
    const rid = byGuest.rsvp?.rid ?? '';
    const byKey = await service.call(getOwnRsvp, { partyId: PARTY, rid });
    const again = await service.call(submitRsvp, { partyId: PARTY, rid, isComming: true, numberOfPeople: 3 });
    const message = { partyId: PARTY, rsvpRef: rid, message: 'Hej', formKey: 'f'.repeat(32) };
    const written = await service.call(replyToRsvp, message);
    for (const answer of [byGuest, byKey, again, { rsvp: written }]) {
      expect(answer.rsvp).toMatchObject({ name: 'Anne Hansen', isKnown: true });
      expect(answer.rsvp).not.toHaveProperty('contact');
      expect(JSON.stringify(answer)).not.toContain('anne@example.dk');
    }
  });

  it('exports a spreadsheet in the language of the party', async () => {
    const header =
      '\uFEFF"Navn";"Kommer";"Antal";"Medfølgende";"E-mail";"E-mail på gæstelisten";"Kommentar";"Svaret";"Ændret"\r\n';
    const anne = '"Anne Hansen";"Ja";"3";"";"";"anne@example.dk";"";"2026-05-01 23:30";"2026-05-01 23:30"\r\n';
    const bo = '"Bo Ærø";"Nej";"0";"";"";"";"";"2026-05-01 23:50";"2026-05-01 23:50"\r\n';
    const aase = '"Åse";"Ja";"2";"";"";"";"\'=1+1";"2026-05-02 00:10";"2026-05-02 00:10"\r\n';
    const read = (which: 'all' | 'attending' | 'rejected') =>
      service.call(exportRsvps, { partyId: PARTY, which }, host);
    expect(await read('all')).toEqual({ text: header + anne + bo + aase, next: null });
    expect(await read('attending')).toEqual({ text: header + anne + aase, next: null });
    expect(await read('rejected')).toEqual({ text: header + bo, next: null });
    known.rules = { language: 'en' };
    expect((await read('rejected')).text).toBe(
      '\uFEFF"Name","Coming","People","Companions","E-mail","E-mail on the guest list","Comment","Replied","Changed"\r\n"Bo Ærø","No","0","","","","","2026-05-01 23:50","2026-05-01 23:50"\r\n',
    );
    known.rules = {};
  });

  it('refuses lists, statistics and exports to hosts of other parties and to visitors without login', async () => {
    for (const call of [listRsvps, getStats, exportRsvps]) {
      const input = { partyId: PARTY, ...(call === exportRsvps ? { which: 'all' } : {}) };
      expect(await service.refusal(call, input, other)).toEqual({ root: 'not_found' });
      expect(await service.refusal(call, input)).toEqual({ root: 'needs_login' });
    }
  });
});

describe('an export of thousands of replies', () => {
  it('returns pages that together make one file', async () => {
    const service = await TestService.start({ service: 'rsvp', module: RsvpModule, now: '2026-05-01T10:00:00Z' });
    playNeighbours(service.rpc);
    service.rpc.answer(contacts.calls.listEmails, ({ ids }) => ({
      emails: Object.fromEntries(ids.map((id) => [id, `g${Number.parseInt(id, 16)}@example.dk`])),
    }));
    service.parties.set(PARTY, { [host.id]: 'editor' });
    const now = service.clock.now();
    const replies = Array.from({ length: 1200 }, (_, index): Omit<ReplyDocument, 'outbox'> => {
      const id = index.toString(16).padStart(24, '0');
      return {
        _id: id,
        partyId: PARTY,
        rid: id,
        name: `Gæst ${index}`,
        nameOrder: `gæst ${index}`,
        words: ['gæst', `${index}`],
        day: '2026-05-01',
        attending: true,
        numberOfPeople: 1,
        comment: '',
        email: null,
        hasEmail: false,
        version: 1,
        contactId: (index + 1).toString(16).padStart(24, '0'),
        createdAt: now,
        changedAt: now,
      };
    });
    await service.app.get<Model<ReplyDocument>>(getModelToken(REPLIES)).insertMany(replies);
    const texts: string[] = [];
    let after: string | null = null;
    do {
      const page: { text: string; next: string | null } = await service.call(
        exportRsvps,
        { partyId: PARTY, which: 'all', after },
        host,
      );
      texts.push(page.text);
      after = page.next;
    } while (after !== null);
    const lines = texts.join('').trimEnd().split('\r\n');
    // The first page is short.
    const lengths = texts.map((text) => text.trimEnd().split('\r\n').length);
    expect(lengths).toEqual([101, 250, 250, 250, 250, 100]);
    expect(lines).toHaveLength(1201);
    expect(lines.slice(1).map((line) => line.split(';')[5]?.slice(1, -1))).toEqual(
      Array.from({ length: 1200 }, (_, index) => `g${index + 1}@example.dk`),
    );
    expect(new Set(lines.map((line) => line.split(';')[0])).size).toBe(1201);
    await service.stop();
  });
});
