import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type OwnRsvp, rsvp, rsvpReplied } from '@festlig/contracts/rsvp';
import { ANNE, OTHER_PARTY, PARTY, playNeighbours } from '@festlig/testing/rsvp';
import { aUser, TestService } from '@festlig/testing/service';
import { getModelToken } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { SweepJob } from '../../jobs/sweep.job';
import { RsvpModule } from '../../rsvp.module';
import { REPLIES, type ReplyDocument } from '../../store/reply.schema';

const { deleteRsvp, getOwnRsvp, getStats, listRsvps, replyToRsvp, submitRsvp } = rsvp.calls;
const host = aUser();
const other = aUser();
const key = (index: number) => index.toString(16).padStart(32, '0');

describe('the thread under a reply', () => {
  let service: TestService;
  let reply: OwnRsvp;
  beforeEach(async () => {
    service = await TestService.start({ service: 'rsvp', module: RsvpModule, now: '2026-05-01T10:00:00Z' });
    playNeighbours(service.rpc);
    service.parties.set(PARTY, { [host.id]: 'owner' });
    service.parties.set(OTHER_PARTY, { [other.id]: 'owner' });
    const submitted = await service.call(submitRsvp, {
      partyId: PARTY,
      contact: ANNE.sid,
      isComming: true,
      email: 'anne@example.dk',
    });
    if (!submitted.rsvp) throw new Error('no reply');
    reply = submitted.rsvp;
  });
  afterEach(() => service.stop());

  const write = (rsvpRef: string, message: string, index = 1, user: typeof host | null = null) =>
    service.call(replyToRsvp, { partyId: PARTY, rsvpRef, message, formKey: key(index) }, user);
  const refused = (input: object, user: typeof host | null = null) =>
    service.refusal(
      replyToRsvp,
      { partyId: PARTY, rsvpRef: reply.rid, formKey: key(1), message: 'Hej', ...input },
      user,
    );
  const told = async () => (await service.facts(rsvpReplied)).map(({ data }) => data);

  it('stores messages of host and guest in turn, shows them to both, and publishes each', async () => {
    await write(reply.id, ' Tag en kage med ', 1, host);
    service.clock.advance(60_000);
    const answered = await write(reply.rid, 'Gerne!', 2);
    const id = expect.any(String);
    expect(answered.messages).toEqual([
      { id, message: 'Tag en kage med', isHost: true, byOwner: true, createdAt: '2026-05-01T10:00:00.000Z' },
      { id, message: 'Gerne!', isHost: false, byOwner: false, createdAt: '2026-05-01T10:01:00.000Z' },
    ]);
    expect((await service.call(getOwnRsvp, { partyId: PARTY, cid: ANNE.sid })).rsvp).toEqual(answered);
    const about = { partyId: PARTY, rsvpId: reply.id, rid: reply.rid, contactId: ANNE.id, name: ANNE.name };
    expect(await told()).toMatchObject([
      { ...about, email: 'anne@example.dk', message: 'Tag en kage med', isHost: true, writerId: host.id },
      { ...about, message: 'Gerne!', isHost: false, writerId: null },
    ]);
  });

  it('waits for the host after the guest wrote last, and no longer once the host has answered (rule: reply-list-which)', async () => {
    const waiting = async () => {
      const list = await service.call(listRsvps, { partyId: PARTY, which: 'waiting' }, host);
      const { waiting: counted } = await service.call(getStats, { partyId: PARTY }, host);
      expect(counted).toBe(list.total);
      return list.items.map(({ id }) => id);
    };
    expect(await waiting()).toEqual([]);
    await write(reply.rid, 'Må vi tage hunden med?', 1);
    expect(await waiting()).toEqual([reply.id]);
    await write(reply.id, 'Ja!', 2, host);
    expect(await waiting()).toEqual([]);
    await write(reply.rid, 'Tak', 3);
    await service.call(deleteRsvp, { partyId: PARTY, rsvpId: reply.id }, host);
    expect(await waiting()).toEqual([]);
  });

  it('waits after a greeting that asks, until the host has answered, and again after another one (rule: reply-waits)', async () => {
    const greet = (comment: string) =>
      service.call(submitRsvp, { partyId: PARTY, contact: ANNE.sid, isComming: true, comment });
    const waiting = async () => {
      const { items } = await service.call(listRsvps, { partyId: PARTY }, host);
      const { total } = await service.call(listRsvps, { partyId: PARTY, which: 'waiting' }, host);
      expect(items.filter(({ waits }) => waits)).toHaveLength(total);
      return total;
    };
    await greet('Vi glæder os');
    expect(await waiting()).toBe(0);
    await greet('Er der noget med parkering?');
    expect(await waiting()).toBe(1);
    await write(reply.id, 'Ja, i gården', 1, host);
    expect(await waiting()).toBe(0);
    await greet('Må hunden komme med?');
    expect(await waiting()).toBe(1);
    await greet('');
    expect(await waiting()).toBe(0);
    await write(reply.rid, 'Vi tager bussen', 2);
    await greet('Vi glæder os');
    expect(await waiting()).toBe(1);
  });

  it('waits also when an earlier version has stored the greeting, unless the host has answered it', async () => {
    const replies = service.app.get<Model<ReplyDocument>>(getModelToken(REPLIES));
    await replies.updateMany({}, { $set: { comment: 'Er der noget med parkering?' } });
    await service.app.get(SweepJob).sweep();
    expect((await service.call(getStats, { partyId: PARTY }, host)).waiting).toBe(1);
    await write(reply.id, 'Ja, i gården', 1, host);
    await service.app.get(SweepJob).sweep();
    expect((await service.call(getStats, { partyId: PARTY }, host)).waiting).toBe(0);
  });

  it('waits also when an earlier version has stored the message', async () => {
    await write(reply.rid, 'Må vi tage hunden med?', 1);
    const replies = service.app.get<Model<ReplyDocument>>(getModelToken(REPLIES));
    await replies.updateMany({}, { $unset: { waitsSince: 1 } });
    expect((await service.call(getStats, { partyId: PARTY }, host)).waiting).toBe(0);
    await service.app.get(SweepJob).sweep();
    expect((await service.call(getStats, { partyId: PARTY }, host)).waiting).toBe(1);
  });

  it('publishes which host wrote, also when that is a co-host', async () => {
    service.parties.set(PARTY, { [host.id]: 'owner', [other.id]: 'editor' });
    const { messages } = await write(reply.id, 'Tag en kage med', 1, other);
    expect(messages).toMatchObject([{ isHost: true, byOwner: false }]);
    expect(await told()).toMatchObject([{ isHost: true, writerId: other.id }]);
  });

  it('stores one message per form key, however often and fast the form is sent', async () => {
    const written = await Promise.all(Array.from({ length: 10 }, () => write(reply.rid, 'Hej')));
    expect(written.map(({ messages }) => messages.length)).toEqual(Array.from({ length: 10 }, () => 1));
    expect(await told()).toHaveLength(1);
    expect((await write(reply.rid, 'Hej', 2)).messages).toHaveLength(2);
  });

  it('refuses another text, or the other side, with the form key of a stored message', async () => {
    await write(reply.rid, 'Hej', 1);
    expect(await refused({ message: 'Hej igen' })).toEqual({ root: 'key_reused' });
    expect(await refused({ rsvpRef: reply.id }, host)).toEqual({ root: 'key_reused' });
    expect((await write(reply.rid, 'Hej', 1)).messages).toHaveLength(1);
    expect(await told()).toHaveLength(1);
  });

  it('counts a message that a host sends by the guest’s link as the guest’s', async () => {
    expect((await write(reply.rid, 'Hej', 1, host)).messages).toMatchObject([{ isHost: false }]);
    expect(await told()).toMatchObject([{ isHost: false, writerId: null }]);
  });

  it('refuses a host’s message until their e-mail is verified, because messages are mailed to any address', async () => {
    const unverified = { ...host, email_verified: false };
    expect(await refused({ rsvpRef: reply.id }, unverified)).toEqual({ root: 'email_not_verified' });
    expect(await told()).toEqual([]);
  });

  it('refuses blank messages, messages that are too long, and any message to a full thread', async () => {
    expect(await refused({ message: ' \n ' })).toEqual({ message: 'required' });
    expect(await refused({ message: 'x'.repeat(2001) })).toEqual({ message: 'too_long' });
    for (let index = 1; index <= 200; index++) await write(reply.rid, `${index}`, index);
    expect(await refused({ formKey: key(201) })).toEqual({ root: 'thread_full' });
    expect((await write(reply.rid, '200', 200)).messages).toHaveLength(200);
  });

  it('limits the text of a thread so that a page of full threads can still be returned', async () => {
    const long = 'x'.repeat(2000);
    for (let index = 1; index <= 30; index++) await write(reply.rid, long, index);
    expect(await refused({ formKey: key(31), message: 'x' })).toEqual({ root: 'thread_full' });
    expect((await write(reply.rid, long, 30)).messages).toHaveLength(30);
  });

  it('keeps to that limit when many messages are sent at the same time', async () => {
    const long = 'x'.repeat(2000);
    const requests = Array.from({ length: 40 }, (_, index) => write(reply.rid, long, index + 1));
    const outcomes = await Promise.allSettled(requests);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(30);
  });

  it('refuses strangers, hosts of other parties, replies of other parties and deleted replies', async () => {
    const nobody = 'Zz1Zz1Zz1Zz1';
    expect(await refused({ rsvpRef: nobody })).toEqual({ root: 'not_found' });
    expect(await refused({ rsvpRef: reply.id })).toEqual({ root: 'not_found' });
    expect(await refused({ rsvpRef: reply.id }, other)).toEqual({ root: 'not_found' });
    expect(await refused({ partyId: OTHER_PARTY, rsvpRef: reply.id }, other)).toEqual({ root: 'not_found' });
    expect(await refused({ partyId: OTHER_PARTY })).toEqual({ root: 'not_found' });
    expect(await refused({ rsvpRef: 'short' })).toEqual({ rsvpRef: 'invalid' });
    await service.call(deleteRsvp, { partyId: PARTY, rsvpId: reply.id }, host);
    expect(await refused({})).toEqual({ root: 'not_found' });
    expect(await told()).toEqual([]);
  });
});
