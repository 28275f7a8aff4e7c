import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { rsvp, rsvpChanged, rsvpCreated, rsvpDeleted, rsvpReplied } from '@festlig/contracts/rsvp';
import { ANNE, OTHER_PARTY, PARTY, playNeighbours } from '@festlig/testing/rsvp';
import { aUser, TestService } from '@festlig/testing/service';
import { getModelToken } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { RsvpModule } from '../../rsvp.module';
import { REPLIES, type ReplyDocument } from '../../store/reply.schema';

const { deleteRsvp, enterRsvp, getOwnRsvp, getStats, listRsvps, replyToRsvp, submitRsvp, updateRsvp } = rsvp.calls;
const host = aUser();
const other = aUser();
const formKey = 'a'.repeat(32);
const NOBODY = 'cccccccccccccccccccccccc';

describe('replies that hosts enter, change and delete', () => {
  let service: TestService;
  let known: ReturnType<typeof playNeighbours>;
  beforeEach(async () => {
    service = await TestService.start({ service: 'rsvp', module: RsvpModule, now: '2026-05-01T10:00:00Z' });
    known = playNeighbours(service.rpc);
    service.parties.set(PARTY, { [host.id]: 'editor' });
    service.parties.set(OTHER_PARTY, { [other.id]: 'owner' });
  });
  afterEach(() => service.stop());

  const enter = (input: object) =>
    service.call(enterRsvp, { partyId: PARTY, formKey, isComming: true, ...input }, host);
  const change = (rsvpId: string, input: object) =>
    service.call(updateRsvp, { partyId: PARTY, rsvpId, name: 'Carl', isComming: true, ...input }, host);
  const remove = (rsvpId: string) => service.call(deleteRsvp, { partyId: PARTY, rsvpId }, host);
  const listed = async () => (await service.call(listRsvps, { partyId: PARTY }, host)).items;

  it('lets a host enter the reply of a guest who phoned, although replies are closed', async () => {
    known.rules = { rsvpEnabled: false };
    const entered = await enter({ contact: ANNE.id, numberOfPeople: 4, comment: 'Ringede' });
    expect(entered).toMatchObject({ name: ANNE.name, contact: ANNE.id, numberOfPeople: 4, comment: 'Ringede' });
    expect((await service.facts(rsvpCreated)).map(({ data }) => data.byHost)).toEqual([true]);
    const own = await service.call(getOwnRsvp, { partyId: PARTY, cid: ANNE.sid });
    const { contact: _contact, entered: _entered, ...shown } = entered;
    expect(own.rsvp).toMatchObject(shown);
  });

  it('marks a reply as entered by a host until its guest answers or writes, and reports the mark with each message', async () => {
    const write = (rsvpRef: string, user: typeof host | null, key: string) =>
      service.call(replyToRsvp, { partyId: PARTY, rsvpRef, message: 'Hej', formKey: key.repeat(32) }, user);
    const carl = await enter({ name: 'Carl', email: 'carl@example.dk' });
    expect(carl.entered).toBe(true);
    await write(carl.id, host, 'b');
    expect((await change(carl.id, { name: 'Carl', email: 'carl@example.dk', numberOfPeople: 2 })).entered).toBe(true);
    await write(carl.rid, null, 'c');
    await write(carl.id, host, 'd');
    const told = (await service.facts(rsvpReplied)).map(({ data }) => [data.isHost, data.entered]);
    expect(told).toEqual([
      [true, true],
      [false, true],
      [true, false],
    ]);
    expect((await listed()).map(({ entered }) => entered)).toEqual([false]);
  });

  it('clears the mark when the guest sends the reply, even unchanged, and sets it when a host changes the address', async () => {
    const anne = await enter({ contact: ANNE.id, numberOfPeople: 1 });
    const own = { partyId: PARTY, contact: ANNE.sid, isComming: true, numberOfPeople: 1 };
    await service.call(submitRsvp, { ...own, name: anne.name });
    expect((await listed()).map(({ entered }) => entered)).toEqual([false]);
    expect((await change(anne.id, { name: anne.name, numberOfPeople: 2 })).entered).toBe(false);
    expect((await change(anne.id, { name: anne.name, email: 'victim@example.dk' })).entered).toBe(true);
  });

  it('creates one reply per form for a guest without contact, and changes the reply of a contact who has one', async () => {
    const carl = await enter({ name: 'Carl' });
    expect((await enter({ name: 'Carl', isComming: false })).id).toBe(carl.id);
    expect((await enter({ name: 'Dora', formKey: 'b'.repeat(32) })).id).not.toBe(carl.id);
    const { rsvp: anne } = await service.call(submitRsvp, { partyId: PARTY, contact: ANNE.sid, isComming: true });
    expect(await enter({ contact: ANNE.id, isComming: false })).toMatchObject({ id: anne?.id, isComming: false });
    expect(await listed()).toHaveLength(3);
  });

  it('refuses an entered reply without a name, with an unknown contact or with an invalid form key', async () => {
    const refused = (input: object) =>
      service.refusal(enterRsvp, { partyId: PARTY, formKey, isComming: true, ...input }, host);
    expect(await refused({})).toEqual({ name: 'required' });
    expect(await refused({ contact: NOBODY, name: 'Carl' })).toEqual({ root: 'not_found' });
    expect(await refused({ name: 'Carl', formKey: 'x' })).toEqual({ formKey: 'invalid' });
    expect(await listed()).toEqual([]);
  });

  it('changes a reply, publishes the change, and keeps the answers to hidden questions', async () => {
    known.rules = {
      rsvpFields: [{ id: 'bus', name: 'Bus', type: 'choice', required: false, hidden: false, onlyComing: false }],
    };
    const { rsvp: reply } = await service.call(submitRsvp, {
      partyId: PARTY,
      name: 'Carl',
      isComming: true,
      fields: { bus: true },
    });
    const id = reply?.id ?? '';
    known.rules = {
      rsvpFields: [{ id: 'bus', name: 'Bus', type: 'choice', required: true, hidden: true, onlyComing: false }],
    };
    const changed = await change(id, { name: 'Carl Ø', numberOfPeople: 2 });
    expect(changed).toMatchObject({ id, rid: reply?.rid, name: 'Carl Ø', numberOfPeople: 2, fields: { bus: true } });
    expect((await service.facts(rsvpChanged)).map(({ data }) => [data.name, data.version])).toEqual([['Carl Ø', 2]]);
    expect((await service.facts(rsvpChanged)).map(({ data }) => data.byHost)).toEqual([true]);
    expect(await service.refusal(updateRsvp, { partyId: PARTY, rsvpId: id, isComming: true }, host)).toEqual({
      name: 'required',
    });
  });

  it('finds a changed reply by its new words and no longer by its old ones', async () => {
    const found = async (search: string) =>
      (await service.call(listRsvps, { partyId: PARTY, search }, host)).items.map(({ name }) => name);
    const { id } = await enter({ name: 'Carl', comment: 'Ringede' });
    expect([await found('carl'), await found('ringede')]).toEqual([['Carl'], ['Carl']]);
    await change(id, { name: 'Dora', email: 'dora@example.dk' });
    expect([await found('carl'), await found('ringede'), await found('dora@ex')]).toEqual([[], [], ['Dora']]);
    await remove(id);
    expect(await found('dora')).toEqual([]);
    const shell = await service.app.get<Model<ReplyDocument>>(getModelToken(REPLIES)).findById(id).lean();
    expect(JSON.stringify(shell)).not.toMatch(/dora/i);
  });

  it('counts each ticked choice over attending replies only, with their number of people', async () => {
    known.rules = {
      rsvpFields: [{ id: 'bus', name: 'Bus', type: 'choice', required: false, hidden: false, onlyComing: false }],
    };
    const reply = (name: string, input: object) =>
      service.call(submitRsvp, { partyId: PARTY, name, isComming: true, ...input });
    await reply('Carl', { fields: { bus: true }, numberOfPeople: 3 });
    await reply('Dora', { fields: { bus: true } });
    await reply('Eva', {});
    await reply('Finn', { fields: { bus: true }, isComming: false });
    const stats = await service.call(getStats, { partyId: PARTY }, host);
    expect(stats.rsvpChoiceFields).toEqual({ bus: { count: 2, persons: 4 } });
  });

  it('deletes a reply, publishes the deletion once, and lets the guest reply again', async () => {
    const { rsvp: reply } = await service.call(submitRsvp, { partyId: PARTY, contact: ANNE.sid, isComming: true });
    const id = reply?.id ?? '';
    await remove(id);
    await remove(id);
    expect((await service.facts(rsvpDeleted)).map(({ data }) => data)).toEqual([
      { partyId: PARTY, rsvpId: id, contactId: ANNE.id },
    ]);
    expect(await listed()).toEqual([]);
    expect(await service.call(getOwnRsvp, { partyId: PARTY, rid: reply?.rid ?? '' })).toEqual({
      rsvp: null,
      missed: true,
    });
    const again = await service.call(submitRsvp, { partyId: PARTY, contact: ANNE.sid, isComming: true });
    expect(again).toMatchObject({ changed: false });
    expect(again.rsvp?.id).not.toBe(id);
  });

  it('refuses to enter, change or delete a reply for anybody but the hosts of its party', async () => {
    const { rsvp: reply } = await service.call(submitRsvp, { partyId: PARTY, name: 'Carl', isComming: true });
    const rsvpId = reply?.id ?? '';
    const before = await listed();
    const entry = { name: 'Min', isComming: true };
    for (const [user, code] of [
      [other, 'not_found'],
      [null, 'needs_login'],
    ] as const) {
      const refused = [
        await service.refusal(enterRsvp, { partyId: PARTY, formKey, ...entry }, user),
        await service.refusal(updateRsvp, { partyId: PARTY, rsvpId, ...entry }, user),
        await service.refusal(deleteRsvp, { partyId: PARTY, rsvpId }, user),
      ];
      expect(refused).toEqual([{ root: code }, { root: code }, { root: code }]);
    }
    const theirs = { partyId: OTHER_PARTY, rsvpId };
    expect(await service.refusal(updateRsvp, { ...theirs, ...entry }, other)).toEqual({ root: 'not_found' });
    await service.call(deleteRsvp, theirs, other);
    expect(await listed()).toEqual(before);
  });
});
