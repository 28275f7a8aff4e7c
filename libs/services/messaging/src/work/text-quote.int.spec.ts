import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { billing } from '@festlig/contracts/billing';
import { contacts } from '@festlig/contracts/contacts';
import { identity } from '@festlig/contracts/identity';
import { messaging, sendPlanned } from '@festlig/contracts/messaging';
import { party } from '@festlig/contracts/party';
import { PLAN_PRICES, TOKEN_PRICE } from '@festlig/domain/billing/prices';
import { CallError } from '@festlig/platform/errors';
import { answerWithPeople, texted } from '@festlig/testing/messaging';
import { describedParty } from '@festlig/testing/party';
import { aUser, TestService } from '@festlig/testing/service';
import { PlanJob } from '../jobs/plan.job';
import { startMessaging } from '../messaging.fixture';
import { QuotaRepository } from '../store/quota.repository';
import { SendRepository } from '../store/send.repository';

const calls = messaging.calls;
const partyIdOf = (number: number) => number.toString(16).padStart(24, 'a');

describe('the texts of a send (rule: price-shown)', () => {
  const partyId = partyIdOf(0);
  const host = aUser({ phone: '+4540506070', phone_verified: true });
  let service: TestService;
  let templateId: string;
  let people: ReturnType<typeof texted>;
  /** The tokens of each party, and what each send has reserved. */
  let balances: Map<string, number>;
  let reserved: Map<string, number>;

  beforeEach(async () => {
    service = await startMessaging({ environment: { TEXT_QUOTA: '700' } });
    [balances, reserved] = [new Map([[partyId, 100]]), new Map()];
    service.parties.set(partyId, { [host.id]: 'owner' });
    service.rpc.answer(party.calls.describeParty, ({ partyId: id }) => ({
      party: describedParty({ id, slug: 'sofie40' }),
      ownerId: host.id,
    }));
    service.rpc.answer(identity.calls.getSender, () => ({
      createdAt: '2026-01-01T00:00:00.000Z',
      dailyMails: null,
      inbox: null,
    }));
    service.rpc.answer(billing.calls.getBalance, ({ partyId: id }) => ({
      tokens: balances.get(id) ?? 0,
      reserved: 0,
      tokenPrice: TOKEN_PRICE,
      prices: PLAN_PRICES,
    }));
    service.rpc.answer(billing.calls.reserveTokens, ({ partyId: id, sendId, tokens }) => {
      const balance = balances.get(id) ?? 0;
      if (reserved.has(sendId)) return { balance };
      if (tokens > balance) throw new CallError('insufficient_tokens', { missing: tokens - balance });
      reserved.set(sendId, tokens);
      balances.set(id, balance - tokens);
      return { balance: balance - tokens };
    });
    people = [...texted(8), ...texted(12, 'mail').slice(8)];
    answerWithPeople(service.rpc, people);
    service.rpc.answer(contacts.calls.listVisitors, () => ({ ids: [] }));
    templateId = await templateOf(partyId);
  });
  afterEach(() => service.stop());

  const templateOf = async (id: string) =>
    (await service.call(calls.listTemplates, { partyId: id }, host)).items[0]?.id ?? '';
  const quote = () => service.call(calls.presend, { partyId, templateId, audience: 'all' }, host);
  const request = (more: object = {}) => ({
    partyId,
    templateId,
    audience: 'all' as const,
    idempotencyKey: 'press-one',
    tokens: 12,
    ...more,
  });
  const start = (more: object = {}) => service.call(calls.send, request(more), host);
  const refusal = (more: object = {}) => service.refusal(calls.send, request(more), host);
  const plan = (sendId: string) => service.app.get(PlanJob, { strict: false }).run({ sendId });
  const planned = async () => (await service.facts(sendPlanned)).map(({ data }) => data);

  it('are shown with their price, what the party has, and what it lacks', async () => {
    const texts = { text: 12, tokens: 12, tokensPrContact: 1 };
    expect(await quote()).toMatchObject({ contacts: 12, mail: 4, ...texts, account: 100, toPay: 0 });
    balances.set(partyId, 5);
    expect(await quote()).toMatchObject({ ...texts, account: 5, toPay: 7 });
    await service.call(calls.updateTemplate, { partyId, templateId, text: '' }, host);
    expect(await quote()).toMatchObject({ mail: 4, text: 0, textUnsubscribed: 0, abroad: 0, tokens: 0, toPay: 0 });
  });

  it('reserve as many tokens as the list needs, and are planned within them', async () => {
    const send = await start();
    expect(send).toMatchObject({ tokens: 12, status: 'planning' });
    expect([...reserved]).toEqual([[send.id, 12]]);
    await plan(send.id);
    const view = await service.call(calls.getSend, { partyId, sendId: send.id }, host);
    expect(view).toMatchObject({ total: 4, textTotal: 12, textSent: 0, unpaid: 0 });
    expect(await planned()).toEqual([{ partyId, sendId: send.id, texts: 12 }]);
  });

  it('go only to those whom no mail reaches when the host wants so, at the price of these alone', async () => {
    expect(await quote()).toMatchObject({ text: 12, textUnmailed: 8 });
    const send = await start({ textsTo: 'unmailed', tokens: 8 });
    expect([...reserved]).toEqual([[send.id, 8]]);
    expect((await start({ textsTo: 'unmailed', tokens: 8 })).id).toBe(send.id);
    expect(await refusal({ textsTo: 'all', tokens: 8 })).toEqual({ root: 'idempotency_key_reused' });
    await plan(send.id);
    const view = await service.call(calls.getSend, { partyId, sendId: send.id }, host);
    expect(view).toMatchObject({ total: 4, textTotal: 8, unpaid: 0 });
    const { items } = await service.call(calls.listDeliveries, { partyId, sendId: send.id }, host);
    expect(items.filter(({ statusMail, statusText }) => statusMail !== null && statusText !== null)).toEqual([]);
  });

  it('to those whom no mail reaches are refused when they cost more than was shown', async () => {
    expect(await refusal({ textsTo: 'unmailed', tokens: 7 })).toEqual({ root: 'quote_changed' });
    expect(reserved.size).toBe(0);
  });

  it('are left out by a host who wants only mails, was shown no texts, or has a template without a text', async () => {
    for (const more of [{ skipSms: true }, { tokens: null }]) {
      const { id } = await start({ ...more, idempotencyKey: `press-${JSON.stringify(more)}` });
      await plan(id);
      expect(await service.call(calls.getSend, { partyId, sendId: id }, host)).toMatchObject({
        total: 4,
        textTotal: 0,
      });
      await service.call(calls.cancelSend, { partyId, sendId: id }, host);
    }
    await service.call(calls.updateTemplate, { partyId, templateId, text: '' }, host);
    expect(await start()).toMatchObject({ tokens: 0 });
    expect(reserved.size).toBe(0);
    expect(await planned()).toEqual([]);
  });

  it('are refused when they cost more than the host was shown, with the new number; less is taken as it is', async () => {
    const error = service.call(calls.send, request({ tokens: 11 }), host);
    await expect(error).rejects.toMatchObject({
      failure: { body: { errors: { root: { code: 'quote_changed', params: { tokens: 12, account: 100 } } } } },
    });
    expect(reserved.size).toBe(0);
    expect((await service.call(calls.listSends, { partyId }, host)).total).toBe(0);
    expect(await start({ tokens: 20 })).toMatchObject({ tokens: 12 });
    expect(balances.get(partyId)).toBe(88);
  });

  it('are refused when tokens are missing, and nothing is stored; the same request goes on once they are paid', async () => {
    balances.set(partyId, 5);
    await expect(start()).rejects.toMatchObject({
      failure: { body: { errors: { root: { code: 'insufficient_tokens', params: { missing: 7 } } } } },
    });
    expect((await service.call(calls.listSends, { partyId }, host)).total).toBe(0);
    balances.set(partyId, 12);
    const send = await start();
    expect(send).toMatchObject({ tokens: 12 });
    expect((await start()).id).toBe(send.id);
    expect(balances.get(partyId)).toBe(0);
  });

  it('reserve once when the process died before the send was stored and the host asks again', async () => {
    const sends = service.app.get(SendRepository, { strict: false });
    const create = sends.create.bind(sends);
    sends.create = () => Promise.reject(new CallError('unavailable'));
    await expect(start()).rejects.toThrow();
    sends.create = create;
    const { id } = await start();
    expect([...reserved]).toEqual([[id, 12]]);
  });

  it('begin under another id once billing has given the tokens of the first back', async () => {
    const sends = service.app.get(SendRepository, { strict: false });
    const create = sends.create.bind(sends);
    sends.create = () => Promise.reject(new CallError('unavailable'));
    await expect(start()).rejects.toThrow();
    sends.create = create;
    const [first = ''] = [...reserved.keys()];
    expect(await service.ask(calls.findSend, { partyId, sendId: first })).toEqual({ found: false });
    const { id } = await start();
    expect(id).not.toBe(first);
    expect(reserved.get(id)).toBe(12);
  });

  it('are never more than the reserved tokens, when the list grows after the quote or during the plan', async () => {
    const { id } = await start();
    people.push(...texted(40).slice(30));
    await plan(id);
    const view = await service.call(calls.getSend, { partyId, sendId: id }, host);
    expect(view).toMatchObject({ textTotal: 12, unpaid: 10, tokens: 12 });
    const { items, total } = await service.call(calls.listDeliveries, { partyId, sendId: id, only: 'failed' }, host);
    expect(total).toBe(10);
    expect(new Set(items.map(({ statusText }) => statusText))).toEqual(new Set(['insufficient_funds']));
    expect(await planned()).toEqual([{ partyId, sendId: id, texts: 12 }]);
  });

  it('keep within the reserved tokens when a plan goes on after its worker died', async () => {
    people.push(...texted(700).slice(12));
    balances.set(partyId, 2000);
    const { id: sendId } = await start({ tokens: 700 });
    people.push(...texted(1100).slice(700));
    const list = contacts.calls.listAudience;
    let pages = 0;
    service.rpc.answer(list, ({ after, limit }) => {
      if (++pages === 2) throw new CallError('unavailable');
      const left = people.filter((person) => after === null || person.id > after);
      const page = left.slice(0, limit);
      return { people: page, next: left.length > limit ? (page.at(-1)?.id ?? null) : null };
    });
    await expect(plan(sendId)).rejects.toThrow();
    await plan(sendId);
    const view = await service.call(calls.getSend, { partyId, sendId }, host);
    expect(view).toMatchObject({ textTotal: 700, unpaid: 400 });
    expect(await planned()).toEqual([{ partyId, sendId, texts: 700 }]);
  });

  it('of 100 sends of one party at once are reserved for one send, and the tokens of the others come back', async () => {
    const presses = Array.from({ length: 100 }, (_, press) => start({ idempotencyKey: `press-${press}` }));
    const results = await Promise.allSettled(presses);
    const started = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value.id] : []));
    expect(started).toHaveLength(1);
    await plan(started[0]!);
    const facts = await planned();
    const free = facts.filter(({ texts }) => texts === 0).map(({ sendId }) => sendId);
    expect([...reserved.keys()].filter((id) => !free.includes(id))).toEqual(started);
    expect(free).not.toContain(started[0]);
  });

  it('count once in the day of requests with one key at the same time, whether they counted the same list or not', async () => {
    people = texted(400);
    answerWithPeople(service.rpc, people);
    balances.set(partyId, 1000);
    const tokens = 400;
    const [first, second] = await Promise.all([start({ tokens }), start({ tokens })]);
    expect(second.id).toBe(first.id);
    const quotas = service.app.get(QuotaRepository, { strict: false });
    const used = () => quotas.used({ userId: `texts-${host.id}`, inbox: null }, service.clock.now());
    expect(await used()).toBe(400);

    // While one request with the key has reserved and not stored its send, another one counts a longer list.
    const other = { idempotencyKey: 'press-two', partyId: partyIdOf(1), templateId: '' };
    service.parties.set(other.partyId, { [host.id]: 'owner' });
    balances.set(other.partyId, 500);
    other.templateId = await templateOf(other.partyId);
    answerWithPeople(service.rpc, texted(100));
    const sends = service.app.get(SendRepository, { strict: false });
    const create = sends.create.bind(sends);
    let winner = '';
    sends.create = async (send) => {
      sends.create = create;
      answerWithPeople(service.rpc, texted(101));
      winner = (await start({ ...other, tokens: 101 })).id;
      return create(send);
    };
    expect((await start({ ...other, tokens: 101 })).id).toBe(winner);
    expect(await used()).toBe(501);
    const [loser] = [...reserved.keys()].filter((id) => id !== winner && id !== first.id);
    expect(await planned()).toEqual([{ partyId: other.partyId, sendId: loser, texts: 0 }]);
  });

  it('of many parties at once are each reserved at their own party', async () => {
    people.push(...texted(100).slice(12));
    const parties = Array.from({ length: 10 }, (_, number) => partyIdOf(number + 1));
    for (const id of parties) service.parties.set(id, { [host.id]: 'owner' });
    for (const id of parties) balances.set(id, 100);
    const sends = parties.map(async (id) => {
      const template = await templateOf(id);
      return start({ partyId: id, templateId: template, tokens: 100 });
    });
    const results = await Promise.allSettled(sends);
    // The account may send 700 texts a day: seven sends with 100 each.
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(7);
    expect([...reserved.values()]).toEqual(Array(7).fill(100));
    expect(await refusal({ tokens: 100 })).toEqual({ root: 'text_quota_reached' });
  });

  it('are shown with how many of them the day has left, before they are paid for', async () => {
    expect((await quote()).textsToday).toBe(700);
    await start();
    expect((await quote()).textsToday).toBe(688);
    await service.call(calls.updateTemplate, { partyId, templateId, text: '' }, host);
    expect((await quote()).textsToday).toBeNull();
  });

  it('refuse a key that was used for a send without texts', async () => {
    await start({ skipSms: true });
    expect(await refusal()).toEqual({ root: 'idempotency_key_reused' });
  });
});
