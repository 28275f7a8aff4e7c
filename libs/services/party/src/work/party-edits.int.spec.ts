import { party, type Party, type RsvpField } from '@festlig/contracts/party';
import { newParty } from '@festlig/testing/party';
import { aUser, TestService } from '@festlig/testing/service';
import { getModelToken } from '@nestjs/mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Model } from 'mongoose';
import { PartyModule } from '../party.module';
import { PARTIES, type PartyDocument } from '../store/party.schema';

const { createParty, getParty, updateParty, updateSettings } = party.calls;
const [host, cohost] = [aUser(), aUser()];
const field = (id: string): RsvpField => ({
  id,
  name: id,
  type: 'text',
  required: false,
  hidden: false,
  onlyComing: false,
});

describe('two hosts who edit the same party', () => {
  let service: TestService;
  let read: Party;
  const partyId = () => read.id;
  const page = (edits: object, ifMatch?: number | string, user = host) =>
    service.call(updateParty, { partyId: partyId(), ifMatch, ...edits }, user);
  const settings = (edits: object, ifMatch?: number | string, user = host) =>
    service.call(updateSettings, { partyId: partyId(), ifMatch, ...edits }, user);
  const refused = (edits: object, ifMatch: unknown, call: typeof updateParty | typeof updateSettings = updateParty) =>
    service.refusal(call, { partyId: partyId(), ifMatch, ...edits }, host);
  const now = () => service.call(getParty, { partyId: partyId() }, host);
  beforeAll(async () => {
    const environment = { FEATURES: 'rsvp_fields' };
    service = await TestService.start({
      service: 'party',
      module: PartyModule,
      now: '2026-05-01T10:00:00Z',
      environment,
    });
  });
  beforeEach(async () => {
    read = await service.call(createParty, newParty, host);
    service.parties.set(read.id, { [host.id]: 'owner', [cohost.id]: 'editor' });
  });
  afterAll(() => service.stop());

  it('both keep their changes of different fields, on the page and in the settings', async () => {
    await page({ title: 'Ny titel' }, read.version, cohost);
    await page({ body: '<p>Ny</p>' }, read.version);
    await settings({ rsvpRestricted: true }, read.version, cohost);
    await settings({ rsvpEnabled: false, language: 'en' }, read.version);
    expect(await now()).toMatchObject({
      title: 'Ny titel',
      body: '<p>Ny</p>',
      rsvpRestricted: true,
      rsvpEnabled: false,
      language: 'en',
      version: read.version + 4,
    });
  });

  it('get an error for each field that was saved since, and nothing of the second save is written', async () => {
    await page({ title: 'Den første', location: { address: 'Havnen 1' }, body: '<p>Hej</p>' }, read.version, cohost);
    const late = { title: 'Den anden', location: { address: 'Havnen 2' }, description: 'Ny' };
    expect(await refused(late, read.version)).toEqual({ title: 'edited_meanwhile', location: 'edited_meanwhile' });
    const { title, location, description, version } = await now();
    expect([title, location.address, description]).toEqual(['Den første', 'Havnen 1', read.description]);
    expect(await page(late, version)).toMatchObject({ title: 'Den anden', description: 'Ny' });
  });

  it('lose no question when both add one', async () => {
    await settings({ rsvpFields: [field('diet')] }, read.version, cohost);
    const mine = { rsvpFields: [field('bus')] };
    expect(await refused(mine, read.version, updateSettings)).toEqual({ rsvpFields: 'edited_meanwhile' });
    expect((await now()).rsvpFields).toEqual([field('diet')]);
  });

  it('get no error when both write the same value, and the version grows once', async () => {
    await page({ title: 'Samme', date: '2026-07-01T16:00:00Z' }, read.version, cohost);
    const { version } = await now();
    expect(version).toBe(read.version + 1);
    expect(await page({ title: 'Samme', date: '2026-07-01T16:00:00.000Z' }, read.version)).toMatchObject({ version });
  });

  it('overwrite each other when the edits name no version', async () => {
    await page({ title: 'Den første' }, undefined, cohost);
    expect(await page({ title: 'Den anden' })).toMatchObject({ title: 'Den anden' });
  });

  it('get an error for a reply-by day that the other has moved, whether on the page or in the settings', async () => {
    await page({ suDate: '2026-06-10' }, read.version, cohost);
    const late = { suDate: '2026-06-01', rsvpDeadlineEnabled: true };
    expect(await refused(late, read.version, updateSettings)).toEqual({ suDate: 'edited_meanwhile' });
    expect(await settings({ rsvpEnabled: false }, read.version)).toMatchObject({ rsvpDeadlineEnabled: true });
  });

  it.each(['"0"', '0', 'W/"0"', 0])('can name the version as %s', async (tag) => {
    expect(await page({ title: 'Ny' }, tag)).toMatchObject({ version: 1 });
    expect(await refused({ title: 'Nyere' }, tag)).toEqual({ title: 'edited_meanwhile' });
  });

  it.each([1, '"7"', 999_999_999])(
    'get an error for every field when the party never had the version %s, and nothing is written',
    async (tag) => {
      expect(await refused({ title: 'Ny', description: 'Ny' }, tag)).toEqual({
        title: 'edited_meanwhile',
        description: 'edited_meanwhile',
      });
      expect(await refused({ rsvpEnabled: false }, tag, updateSettings)).toEqual({ rsvpEnabled: 'edited_meanwhile' });
      expect(await now()).toEqual(read);
      expect(await page({ title: 'Ny' }, read.version)).toMatchObject({ title: 'Ny', version: 1 });
    },
  );

  it.each(['"abc"', '', '*', '"1", "2"', '"-1"', -1, -1.5])(
    'are refused with ifMatch invalid when they name the version as %s',
    async (tag) => {
      expect(await refused({ title: 'Ny' }, tag)).toEqual({ ifMatch: 'invalid' });
    },
  );

  it('save one after the other: different fields are all kept, and one save of the same field wins', async () => {
    const edits = [
      { title: 'Ny titel' },
      { body: '<p>Ny</p>' },
      { description: '<p>Ny</p>' },
      { themeName: 'legacyDefault' },
      { location: { address: 'Havnen 1' } },
    ];
    await Promise.all([
      ...edits.map((edit) => page(edit, read.version)),
      settings({ rsvpEnabled: false }, read.version),
    ]);
    expect(await now()).toMatchObject({
      ...Object.assign({}, ...edits),
      rsvpEnabled: false,
      version: read.version + 6,
    });

    const { version } = await now();
    const titles = Array.from({ length: 20 }, (_, index) => `Titel ${index}`);
    const outcomes = await Promise.allSettled(titles.map((title) => page({ title }, version)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await now()).version).toBe(version + 1);
  });

  it('can edit a party that was stored before parties had versions', async () => {
    const parties = service.app.get<Model<PartyDocument>>(getModelToken(PARTIES));
    await parties.updateOne({ _id: read.id }, { $unset: { version: 1, changedIn: 1 } });
    expect(await now()).toMatchObject({ version: 0 });
    expect(await page({ title: 'Ny titel' }, 0)).toMatchObject({ title: 'Ny titel', version: 1 });
    expect(await refused({ title: 'Nyere' }, 0)).toEqual({ title: 'edited_meanwhile' });
  });
});
