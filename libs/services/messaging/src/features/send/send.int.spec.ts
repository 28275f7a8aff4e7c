import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { contacts } from '@festlig/contracts/contacts';
import { identity } from '@festlig/contracts/identity';
import { messaging } from '@festlig/contracts/messaging';
import { inviteSent } from '@festlig/contracts/messaging';
import { party } from '@festlig/contracts/party';
import { CallError } from '@festlig/platform/errors';
import { Logger } from '@festlig/platform/observability';
import { Queue } from '@festlig/platform/queue';
import { answerWithGuests, guests, mailed, messagingEnvironment } from '@festlig/testing/messaging';
import { describedParty } from '@festlig/testing/party';
import { startTestRedis } from '@festlig/testing/redis';
import { aUser, TestService } from '@festlig/testing/service';
import { RecordingSink } from '@festlig/testing/smtp';
import { setTimeout as delay } from 'node:timers/promises';
import { ChunkJob } from '../../jobs/chunk.job';
import { PlanJob } from '../../jobs/plan.job';
import { WholeMessaging } from '../../messaging.fixture';
import { planSend, sendChunk } from '../../queues';

const calls = messaging.calls;

describe('starting a send', () => {
  const partyId = 'a'.repeat(24);
  const otherParty = 'd'.repeat(24);
  const host = aUser({ name: 'Sofie Lindholm' });
  const unverified = aUser({ email_verified: false });
  const stranger = aUser();
  let service: TestService;
  let sink: RecordingSink;
  let redis: Awaited<ReturnType<typeof startTestRedis>>;
  let queue: Queue;
  let templateId: string;

  beforeAll(async () => {
    redis = await startTestRedis();
    sink = await RecordingSink.start();
  });
  afterAll(async () => {
    await sink.stop();
    await redis.stop();
  });
  beforeEach(async () => {
    // The workers of one test would take the jobs of the next one, whose sends are not in their store.
    queue = new Queue(redis.url, Logger.create('test', 'silent'));
    sink.received.length = 0;
    sink.refuse = () => null;
    service = await TestService.start({
      shortUrl: 'https://fest.example',
      service: 'messaging',
      module: WholeMessaging,
      now: '2026-05-01T10:00:00Z',
      environment: messagingEnvironment({ SMTP_URL: sink.url }),
      replace: [[Queue, queue]],
    });
    service.parties.set(partyId, { [host.id]: 'owner', [unverified.id]: 'editor' });
    service.parties.set(otherParty, { [stranger.id]: 'owner' });
    service.rpc.answer(party.calls.describeParty, ({ partyId: id }) => ({
      party: describedParty({ id, slug: 'sofie40' }),
      ownerId: host.id,
    }));
    answerWithGuests(service.rpc, guests(3));
    templateId = (await service.call(calls.listTemplates, { partyId }, host)).items[0]?.id ?? '';
  });
  afterEach(async () => {
    await queue.close();
    await service.stop();
  });

  const startSend = (idempotencyKey: string, user = host) =>
    service.call(calls.send, { partyId, templateId, audience: 'all', idempotencyKey }, user);
  const refusal = (input: object, user = host) =>
    service.refusal(calls.send, { partyId, templateId, audience: 'all', idempotencyKey: 'press-one', ...input }, user);
  const ended = async (sendId: string) => {
    for (;;) {
      const send = await service.call(calls.getSend, { partyId, sendId }, host);
      if (send.ended) return send;
      await delay(20);
    }
  };

  it('refuses a key that was used for another template or audience', async () => {
    const unsavedId = 'new-0a1b2c3d';
    const { id: other } = await service.call(
      calls.createTemplate,
      { partyId, unsavedId, type: 'message', name: 'Praktisk', email: '<p>Hej</p>' },
      host,
    );
    const [anne, bo] = ['AnneAnne', 'BoBoBoBo'];
    const custom = { audience: 'custom' as const, picked: [anne, bo] };
    const input = { partyId, templateId, idempotencyKey: 'press-one', ...custom };
    const first = await service.call(calls.send, input, host);
    const same = await service.call(calls.send, { ...input, picked: [bo, anne] }, host);
    expect(same.id).toBe(first.id);
    for (const change of [{ templateId: other }, { audience: 'all' }, { picked: [anne] }, { picked: [] }]) {
      expect(await refusal({ ...custom, ...change })).toEqual({ root: 'idempotency_key_reused' });
    }
    expect((await service.call(calls.listSends, { partyId }, host)).total).toBe(1);
  });

  it('refuses invitations and reminders to a cancelled party, and sends the message that says so (rule: party-cancelled)', async () => {
    service.rpc.answer(party.calls.describeParty, ({ partyId: id }) => ({
      party: describedParty({ id, cancelled: true }),
      ownerId: host.id,
    }));
    const message = {
      partyId,
      unsavedId: 'new-0a1b2c3d',
      type: 'message' as const,
      name: 'Aflyst',
      email: '<p>Hej</p>',
    };
    const { id } = await service.call(calls.createTemplate, message, host);
    expect(await refusal({})).toEqual({ root: 'party_cancelled' });
    expect(await refusal({ audience: 'withoutRsvp' })).toEqual({ root: 'party_cancelled' });
    // Whoever was never invited need not hear of it.
    for (const whom of [{ audience: 'all' }, { audience: 'missing' }, { audience: 'custom', search: '' }] as const)
      expect(await refusal({ templateId: id, ...whom })).toEqual({ root: 'party_cancelled' });
    const told = { partyId, templateId: id, audience: 'photos' as const, idempotencyKey: 'press-two' };
    expect(await service.call(calls.send, told, host)).toMatchObject({ templateId: id });
  });

  it('mails 1,200 guests one invitation each, through queue and mail server', async () => {
    const list = guests(1200);
    answerWithGuests(service.rpc, list);
    sink.refuse = (address) => (address === 'guest5@post.example' ? 550 : null);
    await queue.work(planSend, service.app.get(PlanJob, { strict: false }));
    await queue.work(sendChunk, service.app.get(ChunkJob, { strict: false }));
    const { id } = await startSend('press-one');
    expect(await ended(id)).toMatchObject({ status: 'finished', total: 1200, emailsSent: 1199, errors: 1 });
    const expected = list.map(({ email }) => email).filter((email) => email !== 'guest5@post.example');
    expect(sink.received.map(({ to }) => to).toSorted()).toEqual(expected.toSorted());
    expect(new Set(sink.received.map(({ messageId }) => messageId)).size).toBe(1199);

    const one = sink.received.find(({ to }) => to === 'guest9@post.example');
    expect(one?.raw).toContain('From: "Sofie Lindholm via Festlig" <hej@festlig.example>');
    expect(one?.raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(one?.raw.replace(/=\r\n/g, '')).toContain(`https://fest.example/sofie40?cid=3D${list[9]?.sid}`);
    const told = (await service.facts(inviteSent)).flatMap(({ data }) => data.contactIds);
    expect(new Set(told).size).toBe(1199);
  });

  it('mails in the name of those who invite, and not of the account, whose address gets the answers (rule: mail-from-host)', async () => {
    service.rpc.answer(party.calls.describeParty, ({ partyId: id }) => ({
      party: describedParty({ id, invitedBy: 'Ane og Per' }),
      ownerId: host.id,
    }));
    await queue.work(planSend, service.app.get(PlanJob, { strict: false }));
    await queue.work(sendChunk, service.app.get(ChunkJob, { strict: false }));
    const { id } = await startSend('press-one');
    await ended(id);
    expect(sink.received).toHaveLength(3);
    for (const { raw } of sink.received) {
      expect(raw).toContain('From: "Ane og Per via Festlig" <hej@festlig.example>');
      expect(raw).toContain(`Reply-To: "Sofie Lindholm" <${host.email}>`);
    }
  });

  it('mails each guest a link to the photos with the guest’s own key (rule: mail-leads-to)', async () => {
    const list = guests(3);
    const words = { type: 'message', name: 'Billeder', email: '<p>Se dem</p><p>((link))</p>' } as const;
    const made = { partyId, unsavedId: 'new-0a1b2c3d', leadsTo: 'photos', ...words } as const;
    const { id: photosId } = await service.call(calls.createTemplate, made, host);
    const press = { partyId, templateId: photosId, audience: 'photos', idempotencyKey: 'press-one' } as const;
    const { id } = await service.call(calls.send, press, host);
    await queue.work(planSend, service.app.get(PlanJob, { strict: false }));
    await queue.work(sendChunk, service.app.get(ChunkJob, { strict: false }));
    expect(await ended(id)).toMatchObject({ audience: 'photos', emailsSent: 3 });
    for (const { email, sid } of list) {
      const mail = sink.received.find(({ to }) => to === email)?.raw.replace(/=\r\n/g, '') ?? '';
      const addresses = mail.match(/https:\/\/fest\.example\/[^"<>\s]*/g) ?? [];
      expect(new Set(addresses)).toEqual(new Set([`https://fest.example/sofie40/photos?cid=3D${sid}`]));
    }
  });

  it('creates one send of several requests with one key, also at the same time', async () => {
    const [first, second] = await Promise.all([startSend('press-one'), startSend('press-one')]);
    const third = await startSend('press-one');
    expect(new Set([first.id, second.id, third.id]).size).toBe(1);
    expect((await service.call(calls.listSends, { partyId }, host)).total).toBe(1);
  });

  it('refuses a second send while one is running', async () => {
    await startSend('press-one');
    expect(await refusal({ idempotencyKey: 'press-two' })).toEqual({ root: 'send_in_progress' });
  });

  it('refuses a send without a confirmed address, with an unknown template, or without picked guests', async () => {
    expect(await refusal({}, unverified)).toEqual({ root: 'email_not_verified' });
    expect(await refusal({ templateId: 'e'.repeat(24) })).toEqual({ root: 'not_found' });
    expect(await refusal({ audience: 'custom', picked: [] })).toEqual({ audience: 'audience_empty' });
    expect((await service.call(calls.listSends, { partyId }, host)).total).toBe(0);
  });

  it('accepts a send of mails without a confirmed address when it may wait, and none with texts (rule: send-waits-for-verification)', async () => {
    service.rpc.answer(identity.calls.getUser, () => unverified);
    const refused = { root: 'email_not_verified' };
    expect(await refusal({ whenVerified: false }, unverified)).toEqual(refused);
    expect(await refusal({ whenVerified: true, tokens: 0 }, unverified)).toEqual(refused);
    expect(await refusal({ whenVerified: true, tokens: 3 }, unverified)).toEqual(refused);
    const press = { partyId, templateId, audience: 'all', idempotencyKey: 'press-one', whenVerified: true } as const;
    const first = await service.call(calls.send, { ...press, tokens: 3, skipSms: true }, unverified);
    expect(first).toMatchObject({ status: 'unverified', total: 3, tokens: 0 });
    expect((await service.call(calls.send, press, unverified)).id).toBe(first.id);
    expect(await refusal({ whenVerified: true, audience: 'missing' }, unverified)).toEqual({
      root: 'idempotency_key_reused',
    });
  });

  it('lets nothing wait for a host whose address is confirmed', async () => {
    const press = { partyId, templateId, audience: 'all', idempotencyKey: 'press-one', whenVerified: true } as const;
    expect(await service.call(calls.send, press, host)).toMatchObject({ status: 'planning' });
  });

  it('answers while contacts is unavailable, because the audience is not counted first', async () => {
    for (const call of [contacts.calls.countAudience, contacts.calls.listAudience]) {
      service.rpc.answer(call, () => {
        throw new CallError('unavailable');
      });
    }
    expect(await startSend('press-one')).toMatchObject({ status: 'planning', ended: false });
  });

  it('ends as empty when the plan finds no recipient, and then allows another send', async () => {
    answerWithGuests(service.rpc, []);
    const { id } = await startSend('press-one');
    await service.app.get(PlanJob, { strict: false }).run({ sendId: id });
    expect(await ended(id)).toMatchObject({ status: 'empty', total: 0, emailsSent: 0 });
    const [one, two] = guests(2);
    service.rpc.answer(contacts.calls.listAudience, () => ({
      people: mailed(
        [],
        [one, two].flatMap((each) => each ?? []),
      ),
      next: null,
    }));
    const next = await startSend('press-two');
    await service.app.get(PlanJob, { strict: false }).run({ sendId: next.id });
    expect(await ended(next.id)).toMatchObject({ status: 'empty', total: 0, unsubscribed: 2 });
  });

  it('stores a search with the guests left out, and plans by both', async () => {
    const whom = { audience: 'custom' as const, search: 'dam', except: ['AnneAnne'] };
    const request = { partyId, templateId, idempotencyKey: 'press-one', ...whom };
    const { id } = await service.call(calls.send, request, host);
    expect((await service.call(calls.send, request, host)).id).toBe(id);
    expect(await refusal({ ...whom, except: [] })).toEqual({ root: 'idempotency_key_reused' });
    expect(await refusal({ ...whom, search: 'holm' })).toEqual({ root: 'idempotency_key_reused' });
    const asked: unknown[] = [];
    service.rpc.answer(contacts.calls.listAudience, (input) => {
      asked.push(input);
      return { people: [], next: null };
    });
    await service.app.get(PlanJob, { strict: false }).run({ sendId: id });
    expect(asked).toEqual([{ partyId, ...whom, picked: [], texts: false, after: null, limit: 500 }]);
  });

  it("answers for another host's party as if it did not exist", async () => {
    expect(await refusal({}, stranger)).toEqual({ root: 'not_found' });
    expect(await refusal({ partyId: otherParty }, host)).toEqual({ root: 'not_found' });
    const { id } = await startSend('press-one');
    expect(await service.refusal(calls.getSend, { partyId: otherParty, sendId: id }, stranger)).toEqual({
      root: 'not_found',
    });
    expect(await service.refusal(calls.followSend, { partyId: otherParty, sendId: id }, stranger)).toEqual({
      root: 'not_found',
    });
  });
});
