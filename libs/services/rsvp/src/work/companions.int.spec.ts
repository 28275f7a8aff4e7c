import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { RequestOf } from '@festlig/contracts/define';
import { rsvp, rsvpChanged, rsvpCreated } from '@festlig/contracts/rsvp';
import { ANNE, PARTY, playNeighbours } from '@festlig/testing/rsvp';
import { aUser, type TestService } from '@festlig/testing/service';
import { getModelToken } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { startRsvp } from '../rsvp.fixture';
import { REPLIES, type ReplyDocument } from '../store/reply.schema';

const { deleteRsvp, enterRsvp, exportRsvps, getOwnRsvp, getStats, listRsvps, submitRsvp, updateRsvp } = rsvp.calls;
const host = aUser();
const FORM = 'a'.repeat(32);

describe('the names of those who come with a guest (rule: reply-companions)', () => {
  let service: TestService;
  let known: ReturnType<typeof playNeighbours>;
  beforeEach(async () => {
    ({ service, known } = await startRsvp(host, '2026-05-01T10:00:00.000Z'));
  });
  afterEach(() => service.stop());

  const replies = () => service.app.get<Model<ReplyDocument>>(getModelToken(REPLIES));
  type Input = Partial<RequestOf<typeof submitRsvp>>;
  const asGuest = (input: Input) => ({ partyId: PARTY, contact: ANNE.sid, isComming: true, ...input });
  const submit = async (input: Input) => (await service.call(submitRsvp, asGuest(input))).rsvp;
  const namesOf = async (input: Input) => (await submit(input))?.companions;
  const refused = (input: Input) => service.refusal(submitRsvp, asGuest(input));
  const list = async (search?: string) =>
    (await service.call(listRsvps, { partyId: PARTY, ...(search === undefined ? {} : { search }) }, host)).items;

  it('are kept as other names are, and read by guest and host', async () => {
    const names = [' Bo\u202e  Ærø ', 'Ida'];
    expect(await namesOf({ numberOfPeople: 3, companions: names })).toEqual(['Bo Ærø', 'Ida']);
    const own = await service.call(getOwnRsvp, { partyId: PARTY, cid: ANNE.sid });
    expect(own.rsvp?.companions).toEqual(['Bo Ærø', 'Ida']);
    expect(await list()).toMatchObject([{ name: ANNE.name, numberOfPeople: 3, companions: ['Bo Ærø', 'Ida'] }]);
  });

  it('may be fewer than the people, or none', async () => {
    expect(await namesOf({ numberOfPeople: 3, companions: ['Bo'] })).toEqual(['Bo']);
    expect(await namesOf({ numberOfPeople: 3, companions: [] })).toEqual([]);
  });

  it('are refused when they are more than come with the guest, too many, blank or too long', async () => {
    expect(await refused({ numberOfPeople: 2, companions: ['Bo', 'Ida'] })).toEqual({ companions: 'too_many_people' });
    expect(await refused({ companions: ['Bo'] })).toEqual({ companions: 'too_many_people' });
    const many = (count: number) => Array.from({ length: count }, () => 'Bo');
    expect(await refused({ numberOfPeople: 99, companions: many(51) })).toEqual({ companions: 'too_long' });
    expect(await namesOf({ numberOfPeople: 99, companions: many(50) })).toHaveLength(50);
    expect(await refused({ numberOfPeople: 3, companions: ['Bo', ' \u200b '] })).toEqual({
      'companions.1': 'required',
    });
    expect(await refused({ numberOfPeople: 2, companions: ['x'.repeat(101)] })).toEqual({ 'companions.0': 'too_long' });
    expect(await namesOf({ numberOfPeople: 2, companions: ['x'.repeat(100)] })).toHaveLength(1);
  });

  it('stay as they are in a change that says nothing of them, as many as still come', async () => {
    await submit({ numberOfPeople: 3, companions: ['Bo', 'Ida'] });
    expect(await namesOf({ numberOfPeople: 3, comment: 'Hej' })).toEqual(['Bo', 'Ida']);
    expect(await namesOf({ numberOfPeople: 2 })).toEqual(['Bo']);
    expect(await namesOf({ numberOfPeople: 3 })).toEqual(['Bo']);
  });

  it('are dropped in a reply that declines, and where the host does not ask for a number', async () => {
    await submit({ numberOfPeople: 2, companions: ['Bo'] });
    expect(await namesOf({ isComming: false, numberOfPeople: 2, companions: ['Bo'] })).toEqual([]);
    expect(await namesOf({ numberOfPeople: 2 })).toEqual([]);
    known.rules = { guestCountChoiceEnabled: false };
    expect(await namesOf({ numberOfPeople: 2, companions: ['Bo'] })).toEqual([]);
  });

  it('are a change of the reply by themselves, and told in its fact', async () => {
    await submit({ numberOfPeople: 2, companions: ['Bo'] });
    await submit({ numberOfPeople: 2, companions: ['Bo'] });
    await submit({ numberOfPeople: 2, companions: ['Ida'] });
    const facts = [...(await service.facts(rsvpCreated)), ...(await service.facts(rsvpChanged))];
    expect(facts.map(({ data }) => data.companions)).toEqual([['Bo'], ['Ida']]);
  });

  it('are none in replies of earlier versions, which are the same reply when they are sent again', async () => {
    const first = await submit({ numberOfPeople: 2 });
    await replies().updateMany({}, { $unset: { companions: 1 } });
    expect((await list())[0]?.companions).toEqual([]);
    expect(await submit({ numberOfPeople: 2, companions: [] })).toEqual(first);
    expect(await service.facts(rsvpChanged)).toEqual([]);
  });

  it('are entered and changed by hosts, who may exceed the invitation, by the same rules', async () => {
    const entry = { partyId: PARTY, name: 'Per', isComming: true, numberOfPeople: 3, companions: ['Bo', 'Ida'] };
    const { id } = await service.call(enterRsvp, { ...entry, formKey: FORM }, host);
    const change = { ...entry, rsvpId: id };
    expect((await service.call(updateRsvp, { ...change, companions: ['Bo', 'Eva'] }, host)).companions).toEqual([
      'Bo',
      'Eva',
    ]);
    const { companions: _, ...silent } = change;
    expect((await service.call(updateRsvp, { ...silent, numberOfPeople: 2 }, host)).companions).toEqual(['Bo']);
    expect(await service.refusal(updateRsvp, { ...change, numberOfPeople: 2 }, host)).toEqual({
      companions: 'too_many_people',
    });
  });

  it('find the reply, and stand in the export', async () => {
    await submit({ numberOfPeople: 3, companions: ['Bo Ærø', 'Ida'] });
    expect(await list('ær')).toMatchObject([{ name: ANNE.name }]);
    expect(await list('ida')).toMatchObject([{ name: ANNE.name }]);
    await submit({ numberOfPeople: 2, companions: ['Bo Ærø'] });
    expect(await list('ida')).toEqual([]);
    const { text } = await service.call(exportRsvps, { partyId: PARTY, which: 'all' }, host);
    expect(text).toContain('"Medfølgende"');
    expect(text).toContain(';"2";"Bo Ærø";');
  });

  it('change no counts of people', async () => {
    await submit({ numberOfPeople: 3, companions: ['Bo'] });
    expect(await service.call(getStats, { partyId: PARTY }, host)).toMatchObject({ attending: 1, persons: 3 });
  });

  it('are deleted with the reply', async () => {
    const reply = await submit({ numberOfPeople: 2, companions: ['Hemmelige Hans'] });
    await service.call(deleteRsvp, { partyId: PARTY, rsvpId: reply?.id ?? '' }, host);
    expect(JSON.stringify(await replies().find().lean())).not.toMatch(/hans/i);
  });
});
