import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { billing } from '@festlig/contracts/billing';
import { contacts } from '@festlig/contracts/contacts';
import { messaging } from '@festlig/contracts/messaging';
import { party } from '@festlig/contracts/party';
import { PLAN_PRICES, TOKEN_PRICE } from '@festlig/domain/billing/prices';
import { answerWithGuests, answerWithPeople, guests, texted } from '@festlig/testing/messaging';
import { NUMBERS } from '@festlig/testing/messaging/text-sender.suite';
import { describedParty } from '@festlig/testing/party';
import { aUser, TestService } from '@festlig/testing/service';
import { RecordingMailer } from '../../mailer.fixture';
import { ChunkJob } from '../../jobs/chunk.job';
import { PlanJob } from '../../jobs/plan.job';
import { TextChunkJob } from '../../jobs/text-chunk.job';
import { startMessaging } from '../../messaging.fixture';
import { ReportIntake, referenceOf } from '../../work/report-intake';

const { createTemplate, listTemplates, presend, send } = messaging.calls;
const DAY = 86_400_000;

describe('the summary before a send', () => {
  const partyId = 'a'.repeat(24);
  const host = aUser();
  let service: TestService;
  let templateId: string;
  let mailer: RecordingMailer;

  beforeEach(async () => {
    mailer = new RecordingMailer();
    service = await startMessaging({ mailer, environment: { TEXT_QUOTA: '0' } });
    service.parties.set(partyId, { [host.id]: 'owner' });
    service.rpc.answer(party.calls.describeParty, ({ partyId: id }) => ({
      party: describedParty({ id, slug: 'sofie40' }),
      ownerId: host.id,
    }));
    answerWithGuests(service.rpc, guests(3));
    templateId = (await service.call(listTemplates, { partyId }, host)).items[0]?.id ?? '';
  });
  afterEach(() => service.stop());

  const earlier = async (template = templateId) =>
    (await service.call(presend, { partyId, templateId: template, audience: 'all' }, host)).earlier;
  const startSend = (idempotencyKey: string, template = templateId) =>
    service.call(send, { partyId, templateId: template, audience: 'all', idempotencyKey }, host);
  const work = async ({ id }: { id: string }) => {
    await service.app.get(PlanJob, { strict: false }).run({ sendId: id });
    await service.app.get(ChunkJob, { strict: false }).run({ chunkId: `${id}-0` });
  };

  it('reports no earlier mails when none went out: never sent, still running, or all refused', async () => {
    expect(await earlier()).toBeNull();
    mailer.refuse(() => true);
    const first = await startSend('press-one');
    expect(await earlier()).toBeNull();
    await work(first);
    expect(await earlier()).toBeNull();
  });

  it('counts for a template that is not saved yet, by the id that it keeps here, and for no other', async () => {
    const unsaved = { partyId, templateId: 'new-0a1b2c3d', audience: 'all' as const };
    expect(await service.call(presend, unsaved, host)).toMatchObject({ mail: 3, text: 0, earlier: null });
    answerWithPeople(service.rpc, texted(3));
    service.rpc.answer(billing.calls.getBalance, () => ({
      tokens: 0,
      reserved: 0,
      tokenPrice: TOKEN_PRICE,
      prices: PLAN_PRICES,
    }));
    expect(await service.call(presend, { ...unsaved, hasText: 'true' }, host)).toMatchObject({
      text: 3,
      earlier: null,
    });
    const words = { type: 'message' as const, name: 'Praktisk', email: '<p>Hej</p>' };
    const { id } = await service.call(createTemplate, { partyId, unsavedId: unsaved.templateId, ...words }, host);
    // A text that is not written yet counts only when it is asked for.
    expect(await service.call(presend, { ...unsaved, hasText: 'true' }, host)).toMatchObject({ text: 3 });
    expect(await service.call(presend, { ...unsaved, templateId: id, hasText: 'true' }, host)).toMatchObject({
      text: 3,
    });
    expect(await service.call(presend, unsaved, host)).toMatchObject({ text: 0 });
    answerWithGuests(service.rpc, guests(3));
    await work(await startSend('press-one', id));
    expect(await service.call(presend, unsaved, host)).toMatchObject({ earlier: { mails: 3 } });
    const refused = await service.refusal(presend, { ...unsaved, templateId: 'c'.repeat(24) }, host);
    expect(JSON.stringify(refused)).toContain('not_found');
  });

  it('reports how many mails went out with this template, and when it was last sent', async () => {
    mailer.refuse((to) => to === 'guest1@post.example');
    await work(await startSend('press-one'));
    const told = { texts: 0, guests: 2, once: true };
    expect(await earlier()).toEqual({ ...told, mails: 2, latest: '2026-05-01T10:00:00.000Z' });
    service.clock.advance(2 * DAY);
    await work(await startSend('press-two'));
    expect(await earlier()).toEqual({ ...told, mails: 4, latest: '2026-05-03T10:00:00.000Z' });
  });

  it('counts texts beside mails, and reports guests who got only a text', async () => {
    const [one, two, three] = texted(3);
    answerWithPeople(service.rpc, [one!, two!, { ...three!, phone: NUMBERS.invalid }]);
    service.rpc.answer(billing.calls.getBalance, () => ({
      tokens: 3,
      reserved: 0,
      tokenPrice: TOKEN_PRICE,
      prices: PLAN_PRICES,
    }));
    service.rpc.answer(billing.calls.reserveTokens, () => ({ balance: 0 }));
    const unsavedId = 'new-0a1b2c3d';
    const message = {
      partyId,
      unsavedId,
      type: 'message' as const,
      name: 'Praktisk',
      email: '<p>Hej</p>',
      text: 'Hej',
    };
    const { id: withText } = await service.call(createTemplate, message, host);
    const audience = { partyId, templateId: withText, audience: 'all' as const };
    const started = await service.call(send, { ...audience, idempotencyKey: 'press-one', tokens: 3 }, host);
    await service.app.get(PlanJob, { strict: false }).run({ sendId: started.id });
    await service.app.get(TextChunkJob, { strict: false }).run({ chunkId: `${started.id}-0-t` });
    expect(await earlier(withText)).toEqual({
      mails: 0,
      texts: 2,
      guests: 2,
      once: true,
      latest: '2026-05-01T10:00:00.000Z',
    });
    const lose = (index: number) =>
      service.app
        .get(ReportIntake, { strict: false })
        .record(referenceOf(`${started.id}-0-t`, index), { status: 'undelivered', reason: 'filtered' });
    await lose(0);
    expect(await earlier(withText)).toMatchObject({ texts: 1 });
    await lose(1);
    expect(await earlier(withText)).toBeNull();
  });

  it('counts who of an audience has got it, in any chunk and of several sends (rule: presend-sent-before)', async () => {
    mailer.refuse((to) => to === 'guest1@post.example');
    const told = async () => (await earlier())?.guests;
    await work(await startSend('press-one'));
    const listed = (ids: readonly string[] | null, all = 3) => {
      const person = { name: 'Anne', email: null, receives: 'mail' as const, phone: null, texts: 'none' as const };
      const count = {
        contacts: all,
        mail: 3,
        unsubscribed: 0,
        text: 0,
        textUnmailed: 0,
        textUnsubscribed: 0,
        abroad: 0,
      };
      service.rpc.answer(contacts.calls.countAudience, () => ({
        ...count,
        ids: ids?.map((id) => ({ ...person, id })) ?? null,
      }));
    };
    const [zero = '', one = '', two = ''] = guests(3).map(({ id }) => id);
    listed([zero, one, two, 'f'.repeat(24)]);
    expect(await told()).toBe(2);
    listed([one, 'f'.repeat(24)]);
    expect(await told()).toBe(0);
    // More than are listed with the count are read page by page, and of more than 1,000 nobody is looked up.
    listed(null);
    expect(await told()).toBe(2);
    listed(null, 1001);
    expect(await told()).toBeNull();
    listed([one]);
    mailer.refuse(() => false);
    service.clock.advance(2 * DAY);
    await work(await startSend('press-two'));
    expect(await told()).toBe(1);
    listed([zero, one]);
    expect(await earlier()).toMatchObject({ guests: 2, once: true, latest: '2026-05-03T10:00:00.000Z' });
  });

  it('says when the audience got it, and that some got it with another send than others', async () => {
    answerWithGuests(service.rpc, guests(2));
    await work(await startSend('press-one'));
    service.clock.advance(2 * DAY);
    answerWithGuests(service.rpc, guests(3).slice(2));
    await work(await startSend('press-two'));
    expect(await earlier()).toMatchObject({ guests: 1, once: true, latest: '2026-05-03T10:00:00.000Z' });
    answerWithGuests(service.rpc, guests(2));
    expect(await earlier()).toMatchObject({ guests: 2, once: true, latest: '2026-05-01T10:00:00.000Z' });
    answerWithGuests(service.rpc, guests(3));
    expect(await earlier()).toMatchObject({ guests: 3, once: false, latest: '2026-05-03T10:00:00.000Z' });
    for (const key of ['press-three', 'press-four']) await work(await startSend(key));
    expect(await earlier()).toMatchObject({ guests: null, once: false });
  });

  it('fetches the guests of a larger audience again once it or what was sent has changed, or after a minute', async () => {
    await work(await startSend('press-one'));
    let list = answerWithGuests(service.rpc, guests(3));
    /** How many got it, and how often guests have been fetched by now. */
    const asked = async () => [(await earlier())?.guests, list.pages];
    expect(await asked()).toEqual([3, 1]);
    expect(await asked()).toEqual([3, 1]);
    list = answerWithGuests(service.rpc, guests(2));
    expect(await asked()).toEqual([2, 1]);
    expect(await asked()).toEqual([2, 1]);
    service.clock.advance(60_000);
    expect(await asked()).toEqual([2, 2]);
    await work(await startSend('press-two'));
    const { pages } = list;
    expect(await asked()).toEqual([2, pages + 1]);
    expect(await asked()).toEqual([2, pages + 1]);
  });

  it('does not count mails of another template', async () => {
    const unsavedId = 'new-0a1b2c3d';
    const message = { partyId, unsavedId, type: 'message' as const, name: 'Praktisk', email: '<p>Hej</p>' };
    const { id: other } = await service.call(createTemplate, message, host);
    await work(await startSend('press-one', other));
    expect([await earlier(), (await earlier(other))?.mails]).toEqual([null, 3]);
  });
});
