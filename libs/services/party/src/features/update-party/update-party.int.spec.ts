import { media } from '@festlig/contracts/media';
import { party, type Party } from '@festlig/contracts/party';
import { CallError } from '@festlig/platform/errors';
import { newParty } from '@festlig/testing/party';
import { aUser, TestService } from '@festlig/testing/service';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { getModelToken } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { Places } from '../../adapters/places';
import { PartyModule } from '../../party.module';
import { PARTIES, type PartyDocument } from '../../store/party.schema';

const { createParty, describeParty, getParty, listParties, updateParty } = party.calls;
const now = '2026-05-01T10:00:00Z';
const HERO = '/media/hero-images/party/confetti-light.jpg';
const host = aUser();
const cohost = aUser();

describe('editing a party', () => {
  let service: TestService;
  let existing: Party;
  const edit = (edits: object, user = host) => service.call(updateParty, { partyId: existing.id, ...edits }, user);
  const refused = (edits: object, user: typeof host | null = host) =>
    service.refusal(updateParty, { partyId: existing.id, ...edits }, user);
  beforeAll(async () => {
    service = await TestService.start({ service: 'party', module: PartyModule, now, replace: [[Places, places]] });
  });
  /** The map service knows one address. */
  const asked: string[] = [];
  const places: Places = {
    search: async () => [],
    locate: async (address) => {
      asked.push(address);
      return address === 'Havnen 1, København' ? { latitude: 55.7, longitude: 12.6 } : null;
    },
  };
  beforeEach(async () => {
    asked.length = 0;
    service.clock.set(new Date(now));
    existing = await service.call(createParty, newParty, host);
    service.parties.set(existing.id, { [host.id]: 'owner', [cohost.id]: 'editor' });
  });
  afterAll(() => service.stop());

  /** The addresses of pictures that exist, and what the media service was told to keep. */
  const pictures = { there: [HERO], kept: [] as string[] };
  beforeEach(() => {
    [pictures.there, pictures.kept] = [[HERO], []];
    service.rpc.answer(media.calls.keepImages, ({ partyId, paths }) => {
      if (partyId === existing.id) pictures.kept.push(...paths);
      return { missing: paths.filter((path) => !pictures.there.includes(path)) };
    });
  });

  it('changes the given fields and leaves the other fields', async () => {
    const answer = await edit({ title: 'Ny titel', body: '<p>Ny</p><script>x()</script>', heroImage: HERO });
    expect(answer).toEqual({
      ...existing,
      title: 'Ny titel',
      body: '<p>Ny</p>',
      heroImage: HERO,
      version: 1,
    });
    expect(await service.call(getParty, { partyId: existing.id }, host)).toEqual(answer);
  });

  it('finds a typed address on the map, and saves one that is not found without (rule: place-geocoded)', async () => {
    const there = { address: 'Havnen 1, København', latitude: 55.7, longitude: 12.6 };
    expect((await edit({ location: { address: there.address } })).location).toEqual(there);
    const nowhere = { address: 'Hjemme hos os', latitude: null, longitude: null };
    expect((await edit({ location: nowhere })).location).toEqual(nowhere);
    const made = await service.call(createParty, { ...newParty, location: { address: there.address } }, host);
    expect(made.location).toEqual(there);
  });

  it('does not ask for a chosen place, for none, or for an edit without a place', async () => {
    asked.length = 0;
    const chosen = { address: 'Havnen 1, København', latitude: 1, longitude: 2 };
    expect((await edit({ location: chosen })).location).toEqual(chosen);
    expect((await edit({ location: { address: '' } })).location.address).toBe('');
    await edit({ title: 'Ny titel' });
    expect(asked).toEqual([]);
  });

  const own = (partyId: string, name = 'large') => `/media/images/${partyId}/${'b'.repeat(24)}/${name}.jpg`;
  const withPicture = (src: string) => `<p>Se:</p><p><img src="${src}" alt="Os to" width="640" height="480"></p>`;

  it('shows own pictures as hero and in the texts, and has them kept', async () => {
    const [text, crop] = [own(existing.id), own(existing.id, 'c0-dark')];
    pictures.there = [text, crop];
    const { heroImage, body } = await edit({ heroImage: crop, body: withPicture(text) });
    expect(heroImage).toBe(crop);
    expect(body).toContain(`<img src="${text}" alt="Os to" width="640" height="480" loading="lazy"`);
    expect(pictures.kept.toSorted()).toEqual([crop, text].toSorted());
  });

  it('refuses a picture that does not exist, on each field that shows it, and changes nothing (rule: hero-exists)', async () => {
    const [gone, crop] = [own(existing.id), own(existing.id, 'c0-dark')];
    expect(await refused({ heroImage: '/media/hero-images/party/none-light.jpg', title: 'Ny' })).toEqual({
      heroImage: 'image_missing',
    });
    expect(await refused({ heroImage: crop, body: withPicture(gone), description: withPicture(gone) })).toEqual({
      heroImage: 'image_missing',
      body: 'image_missing',
      description: 'image_missing',
    });
    pictures.there = [gone];
    expect(await refused({ heroImage: crop, body: withPicture(gone) })).toEqual({ heroImage: 'image_missing' });
    expect(await service.call(getParty, { partyId: existing.id }, host)).toEqual(existing);
  });

  it('refuses a picture in the size for texts as hero, and takes it in a text', async () => {
    const text = own(existing.id);
    pictures.there = [text];
    expect(await refused({ heroImage: text, body: withPicture(text) })).toEqual({ heroImage: 'image_missing' });
    expect((await edit({ body: withPicture(text) })).body).toContain(text);
  });

  it("refuses another party's picture as hero, and removes it from a text", async () => {
    const foreign = own('c'.repeat(24));
    expect(await refused({ heroImage: own('c'.repeat(24), 'c0-dark') })).toEqual({ heroImage: 'image_missing' });
    expect((await edit({ body: withPicture(foreign) })).body).toBe('<p>Se:</p><p></p>');
    expect(pictures.kept).not.toContain(foreign);
    expect(await service.refusal(createParty, { ...newParty, heroImage: foreign }, host)).toEqual({
      heroImage: 'image_missing',
    });
  });

  it('asks about no pictures when an edit shows none, so that it needs no other service', async () => {
    service.rpc.answer(media.calls.keepImages, () => {
      throw new CallError('unavailable');
    });
    expect(await edit({ title: 'Ny titel', heroImage: null, body: '<p>Ny</p>' })).toMatchObject({ title: 'Ny titel' });
    expect(await refused({ heroImage: HERO })).toEqual({ root: 'unavailable' });
  });

  it('changes nothing when no field is given', async () => {
    expect(await edit({})).toEqual(existing);
  });

  it('is allowed for co-hosts', async () => {
    const answer = await edit({ title: 'Fra medværten' }, cohost);
    expect(answer).toMatchObject({ title: 'Fra medværten', isOwner: false, isCohost: true });
  });

  it('enables the deadline with the first reply-by day, and disables it when the day is removed', async () => {
    expect(await edit({ suDate: '2026-06-10' })).toMatchObject({ suDate: '2026-06-10', rsvpDeadlineEnabled: true });
    expect(await edit({ suDate: null })).toMatchObject({ suDate: null, rsvpDeadlineEnabled: false });
  });

  it("moves the date before the party's start, but not into the past", async () => {
    expect((await edit({ date: '2026-07-01T16:00:00Z' })).date).toBe('2026-07-01T16:00:00.000Z');
    expect(await refused({ date: '2026-04-01T16:00:00Z' })).toEqual({ date: 'date_in_past' });
  });

  const item = (id: string, date: string, more: object = {}) => ({ id, date, title: `Punkt ${id}`, ...more });

  it('keeps an end and a programme in the order of time, and removes them (rules: event-end, party-programme)', async () => {
    const church = { address: 'Vor Frue Kirke', latitude: null, longitude: null };
    const programme = [item('b', '2026-06-20T18:00:00Z'), item('a', '2026-06-20T16:00:00Z', { location: church })];
    const answer = await edit({ endDate: '2026-06-21T00:00:00Z', programme });
    expect(answer).toMatchObject({
      endDate: '2026-06-21T00:00:00.000Z',
      programme: [
        { id: 'a', date: '2026-06-20T16:00:00.000Z', title: 'Punkt a', location: church },
        { id: 'b', location: { address: '', latitude: null, longitude: null } },
      ],
    });
    // The same in another spelling and order is no change.
    expect((await edit({ endDate: '2026-06-21T00:00:00.000Z', programme })).version).toBe(answer.version);
    expect(await edit({ endDate: null, programme: [] })).toMatchObject({ endDate: null, programme: [] });
  });

  it('refuses an end before the start and items of a programme in the past (rules: event-end, programme-time)', async () => {
    const refused = (edits: object) => service.refusal(updateParty, { partyId: existing.id, ...edits }, host);
    expect(await refused({ endDate: existing.date })).toEqual({ endDate: 'end_before_start' });
    expect(await refused({ endDate: '2027-06-20T16:00:00Z' })).toEqual({ endDate: 'end_too_late' });
    const programme = [item('a', '2026-06-19T16:00:00Z')];
    expect(await refused({ programme })).toEqual({ programme: 'programme_item_past' });
    expect(await refused({ programme: [item('a', '2026-08-19T16:00:00Z')] })).toEqual({
      programme: 'programme_item_late',
    });
    const twentyOne = Array.from({ length: 21 }, (_, at) => item(`i${at}`, '2026-06-20T17:00:00Z'));
    expect(await refused({ programme: twentyOne })).toEqual({ programme: 'too_many_items' });
    expect(await refused({ programme: twentyOne.slice(0, 2).map((each) => ({ ...each, id: 'same' })) })).toEqual({
      programme: 'invalid',
    });
    expect((await edit({ programme: twentyOne.slice(1) })).programme).toHaveLength(20);
    expect(await refused({ date: '2026-06-25T16:00:00Z' })).toEqual({ programme: 'programme_item_past' });
  });

  it('refuses a reply-by day after the party, whichever of the two is moved (rule: reply-by-date)', async () => {
    await edit({ suDate: '2026-06-20' });
    expect(await refused({ suDate: '2026-06-21' })).toEqual({ suDate: 'reply_by_late' });
    expect(await refused({ date: '2026-06-19T16:00:00Z' })).toEqual({ suDate: 'reply_by_late' });
    expect(await edit({ date: '2026-06-19T16:00:00Z', suDate: '2026-06-19' })).toMatchObject({ suDate: '2026-06-19' });
  });

  it('takes who invites in one line, and refuses what could pass for us or an address, and too many characters (rules: party-invited-by, sender-name)', async () => {
    expect(existing.invitedBy).toBe('');
    const { invitedBy, hostName } = await edit({ invitedBy: ' Sofie\n og  Mikkel ' });
    expect([invitedBy, hostName]).toEqual(['Sofie og Mikkel', host.name]);
    for (const ours of ['Festlig support', 'Festlig'])
      expect(await refused({ invitedBy: ours })).toEqual({ invitedBy: 'name_passes_for_ours' });
    for (const address of ['nets@bank.example', 'Nets https://nets.example'])
      expect(await refused({ invitedBy: address })).toEqual({ invitedBy: 'name_holds_address' });
    expect(await refused({ invitedBy: '· 4 ·' })).toEqual({ invitedBy: 'invalid' });
    expect(await refused({ invitedBy: 'x'.repeat(101) })).toEqual({ invitedBy: 'too_long' });
    expect((await edit({ invitedBy: '' })).invitedBy).toBe('');
  });

  it('takes a lettering and a colour, and refuses others than those that are offered (rule: look-chosen)', async () => {
    expect(existing).toMatchObject({ lettering: 'picture', colour: 'picture' });
    expect(await edit({ lettering: 'fredoka' })).toMatchObject({ lettering: 'fredoka', colour: 'picture' });
    expect(await edit({ colour: 'plum' })).toMatchObject({ lettering: 'fredoka', colour: 'plum' });
    expect(await refused({ lettering: 'Comic Sans' })).toEqual({ lettering: 'invalid' });
    for (const colour of ['hue-0', 'hue-47', 'hue-359'] as const) expect((await edit({ colour })).colour).toBe(colour);
    for (const colour of ['#ff0000', 'hue-360', 'hue-007', 'hue--1', 'hue-1.5', 'hue-', 'xhue-1', 'plum '])
      expect(await refused({ colour })).toEqual({ colour: 'invalid' });
    expect(await edit({ lettering: 'picture', colour: 'picture' })).toMatchObject({
      lettering: 'picture',
      colour: 'picture',
    });
  });

  it('takes a place of the title, and refuses others than those that are offered (rule: layout-chosen)', async () => {
    for (const layout of ['beside', 'under', 'picture'] as const) expect((await edit({ layout })).layout).toBe(layout);
    expect(await refused({ layout: 'over' })).toEqual({ layout: 'invalid' });
  });

  it('finds the look of the picture in a party from before lettering, colour and layout could be chosen', async () => {
    const parties = service.app.get<Model<PartyDocument>>(getModelToken(PARTIES));
    await parties.updateOne({ _id: existing.id }, { $unset: { lettering: 1, colour: 1, layout: 1 } });
    expect(await service.call(getParty, { partyId: existing.id }, host)).toMatchObject({
      lettering: 'picture',
      colour: 'picture',
      layout: 'picture',
    });
    expect(await edit({ colour: 'sea' })).toMatchObject({ lettering: 'picture', colour: 'sea' });
    // The title stood beside an own photo before a host could choose that (rule: layout-chosen).
    const heroImage = '/media/images/1/2/crop-light.jpg';
    await parties.updateOne({ _id: existing.id }, { $set: { heroImage }, $unset: { layout: 1 } });
    expect(await service.call(getParty, { partyId: existing.id }, host)).toMatchObject({ heroImage, layout: 'beside' });
  });

  it('accepts another known time zone and refuses an unknown one', async () => {
    expect(await edit({ zone: 'Europe/London' })).toMatchObject({ zone: 'Europe/London', date: existing.date });
    expect(await refused({ zone: 'Europe/Atlantis' })).toEqual({ zone: 'invalid' });
  });

  it('refuses another date from the start of the party on, while other fields can still be changed', async () => {
    service.clock.set(new Date(newParty.date));
    expect(await refused({ date: '2026-07-01T16:00:00Z' })).toEqual({ date: 'party_has_started' });
    expect(await refused({ zone: 'Europe/London' })).toEqual({ date: 'party_has_started' });
    expect(await edit({ date: existing.date, title: 'Tak for i aften' })).toMatchObject({ title: 'Tak for i aften' });
  });

  it.each([
    [
      'links, which are given a `rel`',
      `${'x'.repeat(49_930)}<a href="https://a.example">a</a><a href="https://b.dk">b</a>`,
    ],
    ['signs, which are escaped', '&'.repeat(24_900)],
  ])('refuses a text that %s make too long to store, and leaves the party as it was', async (_, text) => {
    expect(text.length).toBeLessThan(50_000);
    for (const field of ['body', 'description']) {
      expect(await refused({ [field]: text })).toEqual({ [field]: 'too_long' });
      expect(await service.refusal(createParty, { ...newParty, [field]: text }, host)).toEqual({ [field]: 'too_long' });
    }
    expect(await service.call(getParty, { partyId: existing.id })).toMatchObject({ body: existing.body });
  });

  it('reads a stored party whose text, title and place are longer than the limits of today', async () => {
    const stored = {
      body: '&amp;'.repeat(24_900),
      title: 'T'.repeat(500),
      location: { address: 'V'.repeat(900), latitude: 91, longitude: null },
      heroImage: '/elsewhere.png',
      rsvpFields: [{ id: 'constructor', name: '', type: 'text', required: true, hidden: false, onlyComing: false }],
    };
    const parties = service.app.get<Model<PartyDocument>>(getModelToken(PARTIES));
    await parties.updateOne({ _id: existing.id }, { $set: stored });
    expect(await service.call(getParty, { partyId: existing.id })).toMatchObject(stored);
    expect(await edit({ description: '<p>Ny</p>' })).toMatchObject(stored);
    const { items } = await service.call(listParties, {}, host);
    expect(items.map(({ title }) => title)).toContain(stored.title);
    expect((await service.ask(describeParty, { partyId: existing.id })).party).toMatchObject(stored);
  });

  it('refuses an empty title', async () => {
    expect(await refused({ title: ' ' })).toEqual({ title: 'required' });
  });

  it('answers another host as if the party did not exist, and a visitor with needs_login', async () => {
    expect(await refused({ title: 'Min' }, aUser())).toEqual({ root: 'not_found' });
    expect(await service.refusal(updateParty, { partyId: 'nowhere', title: 'Min' }, host)).toEqual({
      root: 'not_found',
    });
    expect(await refused({ title: 'Min' }, null)).toEqual({ root: 'needs_login' });
    expect((await service.call(getParty, { partyId: existing.id })).title).toBe(existing.title);
  });
});
