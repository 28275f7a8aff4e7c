import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { contacts, type Enlisted, MOST_ENLISTED } from '@festlig/contracts/contacts';
import { rsvp, rsvpChanged, rsvpDeleted, rsvpEnlisted } from '@festlig/contracts/rsvp';
import { UNLISTED_COUNTED } from '@festlig/contracts/rsvp/unlisted-limit';
import { CallError } from '@festlig/platform/errors';
import { ANNE, BO, OTHER_PARTY, PARTY, playNeighbours } from '@festlig/testing/rsvp';
import { aUser, TestService } from '@festlig/testing/service';
import { getModelToken } from '@nestjs/mongoose';
import type { Model, QueryFilter } from 'mongoose';
import { RsvpModule } from '../../rsvp.module';
import { ReplyHourRepository } from '../../store/reply-hour.repository';
import { REPLIES, type ReplyDocument } from '../../store/reply.schema';
import { UnlistedReplyRepository } from '../../store/unlisted-reply.repository';

const { deleteRsvp, enlistRsvps, getOwnRsvp, getStats, listRsvps, submitRsvp, updateRsvp } = rsvp.calls;
const host = aUser();
const other = aUser();

describe('putting the guests of unlisted replies on the guest list (rules: reply-enlisted, reply-second)', () => {
  let service: TestService;
  let known: ReturnType<typeof playNeighbours>;
  /** The guest of each address, and what contacts was asked. */
  let guests: Map<string, { contactId: string; isSame: boolean }>;
  let asked: Enlisted[];
  beforeEach(async () => {
    service = await TestService.start({ service: 'rsvp', module: RsvpModule, now: '2026-05-01T10:00:00Z' });
    known = playNeighbours(service.rpc);
    service.parties.set(PARTY, { [host.id]: 'editor' });
    service.parties.set(OTHER_PARTY, { [other.id]: 'owner' });
    guests = new Map();
    asked = [];
    service.rpc.answer(contacts.calls.enlistGuests, ({ people }) => {
      asked.push(...people);
      const fresh = ({ rsvpId }: Enlisted) => ({ contactId: rsvpId.replace(/^./, 'f'), isSame: true });
      return { guests: people.map((each) => (each.isApart ? undefined : guests.get(each.email ?? '')) ?? fresh(each)) };
    });
  });
  afterEach(() => service.stop());

  const submit = async (name: string, more: object = {}) => {
    const input = { partyId: PARTY, name, isComming: true, email: `${name.toLowerCase()}@example.dk`, ...more };
    const { rsvp: reply } = await service.call(submitRsvp, input);
    if (!reply) throw new Error('no reply');
    return reply;
  };
  const enlist = (ids?: string[]) => service.call(enlistRsvps, { partyId: PARTY, ...(ids && { ids }) }, host);
  const unlisted = async () => (await service.call(getStats, { partyId: PARTY }, host)).unlisted;
  const listed = async (id: string) => (await service.call(listRsvps, { partyId: PARTY, id }, host)).items[0];
  const enlisted = async () => (await service.facts(rsvpEnlisted)).map(({ data }) => data);

  it('counts replies of guests on the list not, and the others by their answer', async () => {
    await submit('Anne', { contact: ANNE.sid });
    await submit('Carl');
    await submit('Dea', { isComming: false });
    await submit('Erik', { isComming: false, email: null });
    expect(await unlisted()).toEqual({ attending: 1, notAttending: 2 });
  });

  it('links each reply to its guest, tells contacts what it says, and nobody that it has changed', async () => {
    const carl = await submit('Carl', { numberOfPeople: 3 });
    const dea = await submit('Dea', { isComming: false, email: null });
    expect(await enlist()).toEqual({ enlisted: 2, seconds: [], left: 0 });
    expect(asked.map(({ name, email, rsvpId }) => [name, email, rsvpId])).toEqual(
      expect.arrayContaining([
        ['Carl', 'carl@example.dk', carl.id],
        ['Dea', null, dea.id],
      ]),
    );
    const contactId = carl.id.replace(/^./, 'f');
    expect(await listed(carl.id)).toMatchObject({ contact: contactId, numberOfPeople: 3, secondOf: null });
    expect(await enlisted()).toContainEqual({
      partyId: PARTY,
      rsvpId: carl.id,
      contactId,
      isComming: true,
      numberOfPeople: 3,
      version: 2,
      byHost: false,
    });
    expect(await service.facts(rsvpChanged)).toEqual([]);
    expect(await unlisted()).toEqual({ attending: 0, notAttending: 0 });
  });

  it('links only the replies that are named, and only those of the party', async () => {
    const carl = await submit('Carl');
    await submit('Dea');
    service.parties.set(OTHER_PARTY, { [host.id]: 'owner' });
    const elsewhere = await submit('Erik', { partyId: OTHER_PARTY });
    expect(await enlist([carl.id, elsewhere.id, 'c'.repeat(24)])).toEqual({ enlisted: 1, seconds: [], left: 1 });
    expect(asked.map(({ name }) => name)).toEqual(['Carl']);
  });

  it('does the same once, twice, or twice at once', async () => {
    const carl = await submit('Carl');
    const both = await Promise.all([enlist([carl.id]), enlist([carl.id])]);
    expect(both.map((each) => each.enlisted)).toEqual([1, 1]);
    expect(await enlist([carl.id])).toEqual({ enlisted: 1, seconds: [], left: 0 });
    expect(await enlist()).toEqual({ enlisted: 0, seconds: [], left: 0 });
    expect(await enlisted()).toHaveLength(1);
  });

  it('is mended by the same call when it ended before the reply was linked', async () => {
    const carl = await submit('Carl');
    service.rpc.answer(contacts.calls.enlistGuests, () => {
      throw new CallError('unavailable');
    });
    expect(await service.refusal(enlistRsvps, { partyId: PARTY }, host)).toEqual({ root: 'unavailable' });
    expect(await unlisted()).toEqual({ attending: 1, notAttending: 0 });
    service.rpc.answer(contacts.calls.enlistGuests, () => ({ guests: [{ contactId: BO.id, isSame: true }] }));
    expect(await enlist()).toMatchObject({ enlisted: 1, left: 0 });
    expect(await listed(carl.id)).toMatchObject({ contact: BO.id });
  });

  it('never replaces the reply of the guest: the other one is left and named, until that reply is deleted', async () => {
    const own = await submit('Anne', { contact: ANNE.sid, isComming: false });
    const second = await submit('Anne', { email: ANNE.email });
    guests.set(ANNE.email ?? '', { contactId: ANNE.id, isSame: true });
    expect(await enlist()).toEqual({ enlisted: 0, seconds: ['Anne'], left: 0 });
    expect(await listed(own.id)).toMatchObject({ isComming: false, contact: ANNE.id });
    expect(await listed(second.id)).toMatchObject({ contact: null, secondOf: ANNE.id });
    expect(await unlisted()).toEqual({ attending: 0, notAttending: 0 });
    expect(await enlist([second.id])).toEqual({ enlisted: 0, seconds: ['Anne'], left: 0 });

    await service.call(deleteRsvp, { partyId: PARTY, rsvpId: own.id }, host);
    expect(await unlisted()).toEqual({ attending: 1, notAttending: 0 });
    expect(await enlist()).toEqual({ enlisted: 1, seconds: [], left: 0 });
    expect(await listed(second.id)).toMatchObject({ contact: ANNE.id, secondOf: null });
  });

  it('makes another name at the address of a guest who has replied a guest of its own', async () => {
    await submit('Anne', { contact: ANNE.sid });
    const mads = await submit('Mads', { email: ANNE.email });
    guests.set(ANNE.email ?? '', { contactId: ANNE.id, isSame: false });
    expect(await enlist()).toEqual({ enlisted: 1, seconds: [], left: 0 });
    expect(asked.map(({ isApart }) => isApart)).toEqual([false, true]);
    expect(await listed(mads.id)).toMatchObject({ contact: mads.id.replace(/^./, 'f') });
  });

  it('leaves the guest the key to the reply, and a form that is sent again means the same reply', async () => {
    const form = { formKey: 'b'.repeat(32) };
    const carl = await submit('Carl', form);
    await enlist();
    const changed = await service.call(submitRsvp, { partyId: PARTY, rid: carl.rid, name: 'Carl', isComming: false });
    expect(changed.rsvp).toMatchObject({ id: carl.id, isComming: false });
    const contactId = carl.id.replace(/^./, 'f');
    const facts = (await service.facts(rsvpChanged)).map(({ data }) => data);
    expect(facts).toMatchObject([{ contactId, version: 3, isComming: false }]);
    expect((await service.call(getOwnRsvp, { partyId: PARTY, rid: carl.rid })).rsvp).toMatchObject({ id: carl.id });
    expect(await submit('Carl', form)).toMatchObject({ id: carl.id });
    expect((await service.call(listRsvps, { partyId: PARTY }, host)).total).toBe(1);
  });

  it('carries what a change at the same moment says, whichever is first', async () => {
    const carl = await submit('Carl');
    const change = service.call(updateRsvp, { partyId: PARTY, rsvpId: carl.id, name: 'Carl', isComming: false }, host);
    await Promise.all([change, enlist()]);
    expect(await listed(carl.id)).toMatchObject({ contact: carl.id.replace(/^./, 'f'), isComming: false });
    const all = [...(await enlisted()), ...(await service.facts(rsvpChanged)).map(({ data }) => data)];
    const last = all.toSorted((one, another) => another.version - one.version)[0];
    expect(last).toMatchObject({ isComming: false, contactId: carl.id.replace(/^./, 'f') });
  });

  it('names the guest in the fact of a deletion at the same moment, so that the guest has no reply any more', async () => {
    const carl = await submit('Carl');
    const mark = jest.spyOn(service.app.get(ReplyHourRepository), 'mark').mockImplementationOnce(async () => {
      await enlist();
    });
    await service.call(deleteRsvp, { partyId: PARTY, rsvpId: carl.id }, host);
    mark.mockRestore();
    const deleted = (await service.facts(rsvpDeleted)).map(({ data }) => data);
    expect(deleted).toEqual([{ partyId: PARTY, rsvpId: carl.id, contactId: carl.id.replace(/^./, 'f') }]);
    expect(await listed(carl.id)).toBeUndefined();
  });

  it.each([
    ['after the guest was found to have another one', 'link' as const],
    ['while the second one is noted', 'markSecond' as const],
  ])('leaves no second one when the reply of the guest is deleted %s', async (_when, method) => {
    const own = await submit('Anne', { contact: ANNE.sid });
    await submit('Anne', { email: ANNE.email });
    guests.set(ANNE.email ?? '', { contactId: ANNE.id, isSame: true });
    const unlistedReplies = service.app.get(UnlistedReplyRepository);
    const real = unlistedReplies[method].bind(unlistedReplies) as (...given: unknown[]) => Promise<never>;
    const spy = jest.spyOn(unlistedReplies, method).mockImplementationOnce(async (...given: unknown[]) => {
      if (method === 'markSecond') await service.call(deleteRsvp, { partyId: PARTY, rsvpId: own.id }, host);
      const result = await real(...given);
      if (method === 'link') await service.call(deleteRsvp, { partyId: PARTY, rsvpId: own.id }, host);
      return result;
    });
    await enlist();
    spy.mockRestore();
    expect(await unlisted()).toEqual({ attending: 1, notAttending: 0 });
  });

  it('puts a guest on the list again who was deleted from it, and with that the reply that was left as second', async () => {
    const own = await submit('Anne', { contact: ANNE.sid, email: ANNE.email });
    const second = await submit('Anne', { email: ANNE.email });
    guests.set(ANNE.email ?? '', { contactId: ANNE.id, isSame: true });
    await enlist();
    expect(await enlist([own.id])).toEqual({ enlisted: 1, seconds: [], left: 0 });
    expect(await listed(own.id)).toMatchObject({ contact: ANNE.id });

    known.gone = [ANNE.id];
    expect(await listed(own.id)).toMatchObject({ contact: null, secondOf: null });
    expect(await listed(second.id)).toMatchObject({ contact: null, secondOf: null });
    guests.set(ANNE.email ?? '', { contactId: 'e'.repeat(24), isSame: true });
    expect(await enlist([own.id])).toEqual({ enlisted: 1, seconds: [], left: 0 });
    expect(await listed(own.id)).toMatchObject({ contact: 'e'.repeat(24) });
    expect(await enlisted()).toMatchObject([{ rsvpId: own.id, contactId: 'e'.repeat(24), version: 2 }]);
    expect(await enlist([second.id])).toEqual({ enlisted: 0, seconds: ['Anne'], left: 0 });
    expect(await listed(second.id)).toMatchObject({ contact: null, secondOf: 'e'.repeat(24) });
  });

  it('asks again whose a second reply is when its name or address has changed, and not for another change', async () => {
    await submit('Anne', { contact: ANNE.sid });
    const second = await submit('Anne', { email: ANNE.email });
    guests.set(ANNE.email ?? '', { contactId: ANNE.id, isSame: true });
    await enlist();
    const change = (more: object) =>
      service.call(
        submitRsvp,
        { partyId: PARTY, rid: second.rid, name: 'Anne', email: ANNE.email, isComming: true, ...more },
        host,
      );
    await change({ isComming: false });
    expect(await listed(second.id)).toMatchObject({ secondOf: ANNE.id });
    await change({ name: 'Mads' });
    expect(await listed(second.id)).toMatchObject({ secondOf: null });
    expect(await unlisted()).toEqual({ attending: 1, notAttending: 0 });
  });

  it('takes a hundred at a time, and counts no more than a thousand of an answer', async () => {
    const replies = service.app.get<Model<ReplyDocument>>(getModelToken(REPLIES));
    const carl = await submit('Carl');
    const { outbox: _, ...stored } = await replies.findById(carl.id).lean().orFail();
    const copy = (n: number) => {
      const id = `a${n.toString(16).padStart(23, '0')}`;
      return { ...stored, _id: id, rid: `r${n}`, requestId: `q${n}`, email: null };
    };
    await replies.collection.insertMany(
      Array.from({ length: UNLISTED_COUNTED + 20 }, (_each, n) => copy(n)) as never[],
    );
    expect(await unlisted()).toEqual({ attending: UNLISTED_COUNTED, notAttending: 0 });
    expect(await enlist()).toMatchObject({
      enlisted: MOST_ENLISTED,
      left: UNLISTED_COUNTED + 21 - MOST_ENLISTED,
    });
    const ids = Array.from({ length: MOST_ENLISTED + 1 }, (_each, n) => copy(n)._id);
    expect(await service.refusal(enlistRsvps, { partyId: PARTY, ids }, host)).toMatchObject({ ids: 'too_long' });
  });

  it('reads by an index of the unlisted replies alone', async () => {
    const replies = service.app.get<Model<ReplyDocument>>(getModelToken(REPLIES));
    for (const name of ['Carl', 'Dea', 'Erik']) await submit(name);
    await enlist();
    await submit('Fie');
    const find = jest.spyOn(replies, 'find');
    await enlist();
    const filter = find.mock.calls[0]?.[0] as QueryFilter<ReplyDocument>;
    find.mockRestore();
    await submit('Gro');
    const { executionStats } = (await replies.find(filter).explain('executionStats')) as unknown as {
      executionStats: { totalDocsExamined: number; nReturned: number };
    };
    expect(executionStats).toMatchObject({ totalDocsExamined: 1, nReturned: 1 });
  });

  it('is refused for another host’s party, as a party that does not exist', async () => {
    const carl = await submit('Carl');
    expect(await service.refusal(enlistRsvps, { partyId: PARTY, ids: [carl.id] }, other)).toEqual({
      root: 'not_found',
    });
    expect(await service.refusal(enlistRsvps, { partyId: PARTY }, null)).toBeDefined();
    expect(asked).toEqual([]);
  });
});
