import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { RequestOf } from '@festlig/contracts/define';
import { partyDeleted } from '@festlig/contracts/party';
import { rsvp, rsvpChanged, rsvpCreated } from '@festlig/contracts/rsvp';
import type { RemoteFailure } from '@festlig/platform/errors';
import { Facts } from '@festlig/platform/outbox';
import { ANNE, BO, OTHER_PARTY, PARTY, playNeighbours } from '@festlig/testing/rsvp';
import { aUser, TestService } from '@festlig/testing/service';
import { getModelToken } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { startRsvp } from '../../rsvp.fixture';
import { STRANGER_DAYS, type StrangerDayDocument } from '../../store/stranger-day.schema';

const { getOwnRsvp, listRsvps, submitRsvp, updateRsvp } = rsvp.calls;
const host = aUser();
const NOW = '2026-05-01T10:00:00.000Z';

describe('sending a reply', () => {
  let service: TestService;
  let known: ReturnType<typeof playNeighbours>;
  beforeEach(async () => {
    ({ service, known } = await startRsvp(host, NOW));
    service.parties.set(OTHER_PARTY, {});
  });
  afterEach(() => service.stop());

  const submit = (input: Partial<RequestOf<typeof submitRsvp>>) =>
    service.call(submitRsvp, { partyId: PARTY, isComming: true, ...input });
  const refused = (input: object) => service.refusal(submitRsvp, { partyId: PARTY, isComming: true, ...input });
  const total = async () => (await service.call(listRsvps, { partyId: PARTY }, host)).total;
  const facts = async () => [...(await service.facts(rsvpCreated)), ...(await service.facts(rsvpChanged))];

  it('keeps the reply of a known guest under the name on the guest list, and publishes it', async () => {
    const { rsvp: reply, changed } = await submit({ contact: ANNE.sid, numberOfPeople: 3, comment: ' Tak! ' });
    expect(changed).toBe(false);
    expect(reply).toEqual({
      id: reply?.id,
      rid: reply?.rid,
      name: ANNE.name,
      isComming: true,
      numberOfPeople: 3,
      companions: [],
      comment: 'Tak!',
      email: null,
      hasEmail: true,
      isKnown: true,
      earlier: null,
      createdAt: NOW,
      changedAt: NOW,
      fields: {},
      messages: [],
    });
    expect(reply?.rid).toMatch(/^[1-9A-HJ-NP-Za-km-z]{12}$/);
    const [fact] = await service.facts(rsvpCreated);
    expect(fact).toMatchObject({ key: PARTY, at: NOW });
    expect(fact?.data).toEqual({
      partyId: PARTY,
      rsvpId: reply?.id,
      contactId: ANNE.id,
      name: ANNE.name,
      isComming: true,
      numberOfPeople: 3,
      companions: [],
      comment: 'Tak!',
      version: 1,
      byHost: false,
      receipt: { rid: reply?.rid, email: null, fields: {}, isOwnLink: true },
    });
  });

  it('keeps for hosts what was answered before a change between yes and no (rule: earlier-answer)', async () => {
    const earlier = async () => (await service.call(listRsvps, { partyId: PARTY }, host)).items[0]?.earlier;
    const answer = (isComming: boolean, comment = '') => submit({ contact: ANNE.sid, isComming, comment });
    await answer(true, 'Tak!');
    const { rsvp: own } = await answer(true, 'Vi glæder os');
    expect([await earlier(), own?.earlier]).toEqual([null, null]);
    const { rsvp: form } = await answer(false);
    expect(await earlier()).toEqual({ isComming: true, comment: 'Vi glæder os' });
    // The guest's form brings it back (rule: reply-comment-of-answer).
    expect(form?.earlier).toEqual({ isComming: true, comment: 'Vi glæder os', numberOfPeople: 1 });
    expect((await service.call(getOwnRsvp, { partyId: PARTY, cid: ANNE.sid })).rsvp).toEqual(form);
    await answer(false, 'Desværre');
    expect(await earlier()).toEqual({ isComming: true, comment: 'Vi glæder os' });
    await answer(true);
    await answer(false);
    expect(await earlier()).toEqual({ isComming: true, comment: 'Desværre' });
    const entry = { partyId: PARTY, rsvpId: own?.id ?? '', isComming: true, name: ANNE.name };
    await service.call(updateRsvp, entry, host);
    expect(await earlier()).toBeNull();
  });

  it('changes the reply when a guest sends again, and publishes nothing when the same reply is sent again', async () => {
    const first = await submit({ contact: ANNE.sid });
    service.clock.advance(60_000);
    const second = await submit({ contact: ANNE.id, isComming: false, numberOfPeople: 2 });
    expect(second.changed).toBe(true);
    expect(second.rsvp).toMatchObject({
      id: first.rsvp?.id,
      rid: first.rsvp?.rid,
      isComming: false,
      numberOfPeople: 0,
    });
    expect(second.rsvp).toMatchObject({ createdAt: NOW, changedAt: '2026-05-01T10:01:00.000Z' });
    expect(await submit({ contact: ANNE.sid, isComming: false })).toEqual({
      rsvp: second.rsvp,
      changed: false,
      receipt: false,
    });
    expect(await total()).toBe(1);
    expect((await facts()).map(({ type, data }) => [type, data.version, data.numberOfPeople, data.before])).toEqual([
      ['rsvp.created', 1, 1, undefined],
      ['rsvp.changed', 2, 0, { isComming: true, numberOfPeople: 1 }],
    ]);
  });

  it('makes one reply and one fact of twenty equal requests at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => submit({ contact: ANNE.sid })));
    expect(new Set(answers.map((answer) => answer.rsvp?.id)).size).toBe(1);
    expect(await total()).toBe(1);
    expect((await facts()).map(({ type }) => type)).toEqual(['rsvp.created']);
  });

  it('loses none of twenty different requests at the same time: the version grows by one with each', async () => {
    const submits = Array.from({ length: 20 }, (_, index) => submit({ contact: ANNE.sid, numberOfPeople: index + 1 }));
    await Promise.all(submits);
    expect(await total()).toBe(1);
    const told = await facts();
    expect(told.map(({ data }) => data.version)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
    const [reply] = (await service.call(listRsvps, { partyId: PARTY }, host)).items;
    expect(reply?.numberOfPeople).toBe(told.at(-1)?.data.numberOfPeople);
  });

  it('makes a reply of its own for each stranger, changed by its own key', async () => {
    const first = await submit({ name: 'Carl', email: ' Carl@Example.DK ' });
    const second = await submit({ name: 'Carl' });
    expect(first.rsvp).toMatchObject({ isKnown: false, email: 'carl@example.dk', hasEmail: true });
    expect(second.rsvp).toMatchObject({ isKnown: false, email: null, hasEmail: false });
    expect(second.rsvp?.id).not.toBe(first.rsvp?.id);
    const changed = await submit({ name: 'Carl', rid: first.rsvp?.rid ?? '', numberOfPeople: 4 });
    expect(changed).toMatchObject({ rsvp: { id: first.rsvp?.id, numberOfPeople: 4 }, changed: true });
    expect(await total()).toBe(2);
  });

  it('makes one reply per form of a stranger, even when the answer to the first attempt was lost', async () => {
    const [formKey, other] = ['a'.repeat(32), 'b'.repeat(32)];
    const first = await submit({ name: 'Carl', formKey });
    expect(await submit({ name: 'Carl', formKey })).toEqual({ rsvp: first.rsvp, changed: false, receipt: false });
    expect(await submit({ name: 'Carl', formKey, numberOfPeople: 2 })).toMatchObject({ changed: true });
    expect(await total()).toBe(1);
    expect((await submit({ name: 'Carl', formKey: other })).changed).toBe(false);
    expect((await submit({ name: 'Carl', formKey, partyId: OTHER_PARTY })).changed).toBe(false);
    expect(await total()).toBe(2);
    expect(await refused({ name: 'Carl', formKey: 'short' })).toEqual({ formKey: 'invalid' });
  });

  it('refuses more than 20,000 first replies of strangers a day, but never an invited guest nor a change', async () => {
    const first = await submit({ name: 'Carl' });
    const days = service.app.get<Model<StrangerDayDocument>>(getModelToken(STRANGER_DAYS));
    expect(await days.find({}, { _id: 0, replies: 1 }).lean()).toEqual([{ replies: 1 }]);
    await days.updateMany({}, { $set: { replies: 20_000 } });
    expect(await refused({ name: 'Dan' })).toEqual({ root: 'too_many_replies_today' });
    expect(await refused({ name: 'Dan', contact: 'unknown1', rid: 'unknown1' })).toEqual({
      root: 'too_many_replies_today',
    });
    expect(await submit({ contact: ANNE.sid })).toMatchObject({ rsvp: { isKnown: true } });
    expect(await submit({ name: 'Carl', rid: first.rsvp?.rid ?? '', numberOfPeople: 3 })).toMatchObject({
      changed: true,
    });
    expect(await submit({ name: 'Dan', partyId: OTHER_PARTY })).toMatchObject({ changed: false });
    expect(await total()).toBe(2);
    service.clock.advance(24 * 3_600_000);
    expect(await submit({ name: 'Dan' })).toMatchObject({ rsvp: { isKnown: false } });
  });

  it('makes a new reply of a stranger from a request with an unknown contact or reply key', async () => {
    expect((await submit({ contact: 'unknown1', name: 'Dan' })).rsvp).toMatchObject({ isKnown: false, name: 'Dan' });
    expect((await submit({ rid: 'unknown1', name: 'Eva' })).changed).toBe(false);
    expect(await total()).toBe(2);
  });

  it('says whether the given contact or reply key is unknown, also when it refuses the reply', async () => {
    const carl = await submit({ name: 'Carl' });
    const rid = carl.rsvp?.rid ?? '';
    expect(carl).not.toHaveProperty('missed');
    expect(await submit({ contact: ANNE.sid })).not.toHaveProperty('missed');
    expect(await submit({ rid, name: 'Carl' })).not.toHaveProperty('missed');
    for (const named of [{ contact: 'unknown1' }, { rid: 'unknown1' }, { contact: 'unknown1', rid }]) {
      expect(await submit({ ...named, name: 'Carl' })).toMatchObject({ missed: true });
    }
    known.rules = { rsvpRestricted: true };
    const restricted = async (input: object) =>
      service.call(submitRsvp, { partyId: PARTY, isComming: true, name: 'Dan', ...input }).then(
        () => null,
        (error: RemoteFailure) => error.failure.body.errors['root'],
      );
    expect(await restricted({ contact: 'unknown1' })).toEqual({ code: 'rsvp_restricted', params: { missed: 1 } });
    expect(await restricted({})).toEqual({ code: 'rsvp_restricted', params: {} });
    expect(await restricted({ contact: BO.sid })).toBeNull();
  });

  it('neither changes a reply of another party nor uses a contact of another party', async () => {
    const mine = await submit({ contact: ANNE.sid, name: 'Anne' });
    const theirs = await submit({ partyId: OTHER_PARTY, rid: mine.rsvp?.rid ?? '', contact: ANNE.sid, name: 'Anne' });
    expect(theirs).toMatchObject({ changed: false, rsvp: { isKnown: false } });
    expect(theirs.rsvp?.id).not.toBe(mine.rsvp?.id);
    expect(await refused({ partyId: 'dddddddddddddddddddddddd', name: 'Anne' })).toEqual({ root: 'not_found' });
  });

  it("applies the guest list's rules to a known guest who replies by the reply's key", async () => {
    const { rsvp: reply } = await submit({ contact: BO.sid, numberOfPeople: 2 });
    const rid = reply?.rid ?? '';
    expect(await refused({ rid, numberOfPeople: 3 })).toEqual({ numberOfPeople: 'too_many_people' });
    expect(await submit({ rid, isComming: false })).toMatchObject({ changed: true, rsvp: { isKnown: true } });
  });

  it("ignores replies of bots and of the test mail's link without an error", async () => {
    expect(await submit({ contact: ANNE.sid, zip: '2100' })).toEqual({ rsvp: null, changed: false, receipt: false });
    expect(await submit({ contact: 'test', name: 'Vært' })).toEqual({ rsvp: null, changed: false, receipt: false });
    expect(await total()).toBe(0);
    expect(await facts()).toEqual([]);
  });

  it("refuses a reply that the party's rules do not allow", async () => {
    expect(await refused({})).toEqual({ name: 'required' });
    expect(await refused({ name: 'Carl', email: 'carl' })).toEqual({ email: 'email_invalid' });
    expect(await refused({ name: 'Carl', isComming: undefined })).toEqual({ isComming: 'required' });
    expect(await refused({ contact: BO.sid, numberOfPeople: 3 })).toEqual({ numberOfPeople: 'too_many_people' });
    known.rules = { rsvpRestricted: true };
    expect(await refused({ name: 'Carl' })).toEqual({ root: 'rsvp_restricted' });
    expect((await submit({ contact: ANNE.sid })).rsvp).not.toBeNull();
    known.rules = { cancelled: true };
    expect(await refused({ contact: ANNE.sid })).toEqual({ root: 'rsvp_cancelled' });
    known.rules = { rsvpEnabled: false };
    expect(await refused({ contact: ANNE.sid })).toEqual({ root: 'rsvp_disabled' });
    known.rules = { rsvpDeadlineEnabled: true, suDate: '2026-04-30' };
    expect(await refused({ contact: ANNE.sid })).toEqual({ root: 'rsvp_after_deadline' });
    known.rules = {};
    service.clock.set(new Date('2026-06-20T22:00:00Z'));
    expect(await refused({ contact: ANNE.sid })).toEqual({ root: 'rsvp_event_passed' });
  });

  it("stores and changes the answers to the host's questions, and requires them of guests who attend", async () => {
    const diet = {
      id: 'diet',
      name: 'Allergier',
      type: 'text',
      required: true,
      hidden: false,
      onlyComing: false,
    } as const;
    known.rules = { rsvpFields: [diet, { ...diet, id: 'bus', type: 'choice', required: false }] };
    expect(await refused({ contact: ANNE.sid })).toEqual({ 'fields.diet': 'required' });
    expect(await refused({ contact: ANNE.sid, fields: { diet: 'x'.repeat(501) } })).toEqual({
      'fields.diet': 'too_long',
    });
    const fields = { diet: 'Nødder', bus: true };
    const first = await submit({ contact: ANNE.sid, fields: { ...fields, gone: 'x' } });
    expect(first.rsvp?.fields).toEqual(fields);
    expect((await submit({ contact: ANNE.sid, fields })).changed).toBe(false);
    const second = await submit({ contact: ANNE.sid, fields: { diet: 'Nødder' } });
    expect(second).toMatchObject({ changed: true, rsvp: { fields: { diet: 'Nødder' } } });
  });

  it('requires answers of guests who decline, unless only guests who come are asked (rule: reply-required-of-decliners)', async () => {
    const diet = {
      id: 'diet',
      name: 'Allergier',
      type: 'text',
      required: true,
      hidden: false,
      onlyComing: false,
    } as const;
    known.rules = { rsvpFields: [diet] };
    expect(await refused({ contact: BO.sid, isComming: false })).toEqual({ 'fields.diet': 'required' });
    const declined = await submit({ contact: BO.sid, isComming: false, fields: { diet: 'Ingen' } });
    expect(declined.rsvp?.fields).toEqual({ diet: 'Ingen' });
    known.rules = { rsvpFields: [{ ...diet, onlyComing: true }] };
    expect((await submit({ contact: ANNE.sid, isComming: false })).rsvp?.fields).toEqual({});
  });

  it('counts one person when the host does not ask for a number', async () => {
    known.rules = { guestCountChoiceEnabled: false };
    expect((await submit({ contact: ANNE.sid, numberOfPeople: 5 })).rsvp?.numberOfPeople).toBe(1);
  });

  it('shows guests their own reply and no other', async () => {
    const own = async (input: object) => (await service.call(getOwnRsvp, { partyId: PARTY, ...input })).rsvp;
    expect(await own({ cid: ANNE.sid })).toBeNull();
    const anne = (await submit({ contact: ANNE.sid })).rsvp;
    const carl = (await submit({ name: 'Carl' })).rsvp;
    expect(await own({ cid: ANNE.sid })).toEqual(anne);
    expect(await own({ cid: ANNE.id })).toEqual(anne);
    expect(await own({ rid: carl?.rid })).toEqual(carl);
    expect(await own({ cid: BO.sid })).toBeNull();
    expect(await own({ rid: 'unknown1' })).toBeNull();
    expect(await own({})).toBeNull();
    expect(await own({ partyId: OTHER_PARTY, rid: carl?.rid })).toBeNull();
    expect(await own({ partyId: OTHER_PARTY, cid: ANNE.sid })).toBeNull();
  });

  it('distinguishes a known guest without a reply from an unknown guest', async () => {
    const missed = async (input: object) =>
      (await service.call(getOwnRsvp, { partyId: PARTY, ...input })).missed ?? false;
    const rid = (await submit({ name: 'Carl' })).rsvp?.rid;
    for (const input of [{}, { cid: ANNE.sid }, { rid }, { cid: ANNE.sid, rid }]) {
      expect(await missed(input)).toBe(false);
    }
    for (const input of [{ cid: 'unknown1' }, { rid: 'unknown1' }, { cid: 'unknown1', rid }]) {
      expect(await missed(input)).toBe(true);
    }
    expect(await missed({ partyId: OTHER_PARTY, cid: ANNE.sid })).toBe(true);
  });

  it('returns nothing to guests by which they or another guest can be identified on the guest list', async () => {
    const anne = await submit({ contact: ANNE.sid, comment: 'Tak!' });
    const bo = await submit({ contact: BO.sid });
    const own = await service.call(getOwnRsvp, { partyId: PARTY, rid: anne.rsvp?.rid });
    for (const told of [anne, own]) {
      const text = JSON.stringify(told);
      for (const secret of [ANNE.id, ANNE.sid, BO.id, BO.sid, bo.rsvp?.rid, bo.rsvp?.id]) {
        expect(text).not.toContain(String(secret));
      }
    }
    const [hosts] = (await service.call(listRsvps, { partyId: PARTY, id: anne.rsvp?.id }, host)).items;
    expect(hosts?.contact).toBe(ANNE.id);
  });

  it('deletes the replies of a deleted party, and of no other', async () => {
    await submit({ contact: ANNE.sid });
    await service.facts(rsvpCreated);
    await service.bus.publish([service.app.get(Facts).of(partyDeleted, { partyId: OTHER_PARTY })]);
    expect(await total()).toBe(1);
    await service.bus.publish([service.app.get(Facts).of(partyDeleted, { partyId: PARTY })]);
    service.parties.set(PARTY, { [host.id]: 'owner' });
    expect(await total()).toBe(0);
  });
});
