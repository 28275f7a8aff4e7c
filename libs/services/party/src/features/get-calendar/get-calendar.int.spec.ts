import { party, type Party } from '@festlig/contracts/party';
import { newParty } from '@festlig/testing/party';
import { aUser, TestService } from '@festlig/testing/service';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PartyModule } from '../../party.module';

const { createParty, getCalendar, updateParty } = party.calls;
const host = aUser();

describe('the calendar entry', () => {
  let service: TestService;
  let existing: Party;
  const calendar = async (keys: { cid?: string; rid?: string } = {}) =>
    (await service.call(getCalendar, { partyId: existing.id, ...keys })).text;
  const line = (text: string, name: string) => new RegExp(`^${name}:(.*)\r$`, 'm').exec(text)?.[1];
  const edit = (edits: object) => service.call(updateParty, { partyId: existing.id, ...edits }, host);
  beforeAll(async () => {
    service = await TestService.start({
      service: 'party',
      module: PartyModule,
      now: '2026-05-01T10:00:00Z',
      shortUrl: 'https://fest.example',
    });
    existing = await service.call(createParty, newParty, host);
    service.parties.set(existing.id, { [host.id]: 'owner' });
  });
  afterAll(() => service.stop());

  it("is available to anyone with the party's link, has the short link, and follows changes of the party", async () => {
    const before = await calendar();
    expect(line(before, 'DTSTART')).toBe('20260620T160000Z');
    expect(line(before, 'URL')).toBe(`https://fest.example/${existing.sid}`);

    await edit({ date: '2026-06-21T16:00:00Z' });
    await edit({ title: 'Sofie fylder 40' });
    await edit({ location: { address: 'Havnen 1' } });
    const after = await calendar();
    expect(line(after, 'UID')).toBe(line(before, 'UID'));
    expect(line(after, 'DTSTART')).toBe('20260621T160000Z');
    expect(Number(line(after, 'SEQUENCE'))).toBe(Number(line(before, 'SEQUENCE')) + 3);
  });

  it('can be had for an item of the programme alone, and is refused for an unknown one (rule: calendar-entry)', async () => {
    await edit({ programme: [{ id: 'kage', date: '2026-06-21T17:00:00Z', title: 'Kage' }] });
    const ask = { partyId: existing.id, item: 'kage' };
    const { text } = await service.call(getCalendar, ask);
    expect(line(text, 'UID')).toBe(`party-${existing.id}-kage@festlig`);
    expect(await service.refusal(getCalendar, { ...ask, item: 'fremmed' })).toEqual({ root: 'not_found' });
    await edit({ programme: [] });
  });

  it('has the link of the guest who asks, and nothing else that was put into its keys (rule: calendar-keeps-guest)', async () => {
    const link = `https://fest.example/${existing.sid}`;
    expect(line(await calendar({ cid: 'AnneAnne' }), 'URL')).toBe(`${link}?cid=AnneAnne`);
    expect(line(await calendar({ rid: 'Zz1Zz1' }), 'URL')).toBe(`${link}?rid=Zz1Zz1`);
    expect(line(await calendar({ cid: '\r\nX:1' }), 'URL')).toBe(`${link}?cid=X`);
  });

  it('keeps its sequence when none of its own fields changes', async () => {
    const before = line(await calendar(), 'SEQUENCE');
    await edit({ body: '<p>Andre ord</p>', title: 'Sofie fylder 40', suDate: '2026-06-01' });
    expect(line(await calendar(), 'SEQUENCE')).toBe(before);
  });

  it('is refused for a party that does not exist', async () => {
    expect(await service.refusal(getCalendar, { partyId: 'nowhere' })).toEqual({ root: 'not_found' });
  });
});
