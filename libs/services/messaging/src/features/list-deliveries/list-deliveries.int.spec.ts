import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type AudienceMember, contacts } from '@festlig/contracts/contacts';
import { type Delivery, messaging } from '@festlig/contracts/messaging';
import { texted } from '@festlig/testing/messaging';
import { aUser } from '@festlig/testing/service';
import { getModelToken } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { Mailer } from '../../adapters/mailer';
import { ChunkJob } from '../../jobs/chunk.job';
import type { RecordingMailer } from '../../mailer.fixture';
import { WholeMessaging } from '../../messaging.fixture';
import { ChunkRepository } from '../../store/chunk.repository';
import { type SendDocument, SENDS } from '../../store/send.schema';
import { TextSend } from '../../text-send.fixture';
import { ReportIntake, referenceOf } from '../../work/report-intake';

describe('the list of the deliveries of a send with mails and texts', () => {
  const host = aUser();
  const people = texted(8, 'mail');
  let send: TextSend;
  /** The guests who have opened their page, and what contacts was asked about them. */
  let visitors: string[];
  let asked: { ids: string[]; since: string }[];
  let replies: Record<string, 'yes' | 'no'>;

  beforeEach(async () => {
    send = await TextSend.start(people, {}, {}, WholeMessaging);
    send.service.parties.set(send.partyId, { [host.id]: 'owner' });
    [visitors, asked, replies] = [[], [], {}];
    send.service.rpc.answer(contacts.calls.listVisitors, ({ ids, since }) => {
      asked.push({ ids, since });
      return { ids: ids.filter((id) => visitors.includes(id)), replies };
    });
  });
  afterEach(() => send.service.stop());

  const list = (input: object = {}) => {
    const { partyId, sendId } = send;
    return send.service.call(messaging.calls.listDeliveries, { partyId, sendId, ...input }, host);
  };
  const guest = (number: number) => people[number]!;
  /** Sends all mails and texts; those to these guests are refused. */
  const sendAll = async (mailless: readonly number[], textless: readonly number[]) => {
    const refusing = new Set([...mailless.map((at) => guest(at).email), ...textless.map((at) => guest(at).phone)]);
    const mailer = send.service.app.get(Mailer, { strict: false }) as RecordingMailer;
    mailer.answer = ({ to }) => (refusing.has(to) ? { outcome: 'failed', reason: 'smtp_550' } : { outcome: 'sent' });
    send.provider.answer = ({ to }) =>
      refusing.has(to) ? { outcome: 'failed', reason: 'number_invalid' } : { outcome: 'sent', reference: 'SM' };
    await send.service.app.get(ChunkJob, { strict: false }).run({ chunkId: `${send.sendId}-0` });
    await send.run();
  };
  const report = (at: number, status: 'delivered' | 'undelivered') =>
    send.service.app
      .get(ReportIntake, { strict: false })
      .record(
        referenceOf(send.chunkId, at),
        status === 'delivered' ? { status } : { status, reason: 'number_unreachable' },
      );
  const statesOf = (items: readonly Delivery[]) =>
    items.map(({ name, statusMail, reason, statusText, reasonText }) =>
      [name, statusMail, reason, statusText, reasonText].filter((each) => each !== null).join(' '),
    );

  it('has, with only the failed ones, each guest once who missed the mail, the text or both', async () => {
    await sendAll([1, 2], [2, 3]);
    await report(5, 'undelivered');
    const failed = [
      'Gæst 1 failed smtp_550 send',
      'Gæst 2 failed smtp_550 failed number_invalid',
      'Gæst 3 send failed number_invalid',
      'Gæst 5 send failed number_unreachable',
    ];
    const all = await list({ only: 'failed' });
    expect(all.items.map(({ lost }) => lost)).toEqual([false, false, false, true]);
    expect(all.total).toBe(4);
    expect(statesOf(all.items)).toEqual(failed);
    const second = await list({ only: 'failed', page: 2, pageSize: 3 });
    expect(second).toMatchObject({ total: 4, page: 2, pageSize: 3 });
    expect(statesOf(second.items)).toEqual(failed.slice(3));
    expect((await list()).total).toBe(8);
  });

  it('has only those who have opened their page since, or only those who have not, of whom something went to (rule: delivery-totals)', async () => {
    await sendAll([1, 2], [2]);
    visitors = [guest(2).id, guest(3).id, guest(5).id];
    const names = async (input: object) => (await list(input)).items.map(({ name }) => name);
    expect(await names({ only: 'seen' })).toEqual(['Gæst 3', 'Gæst 5']);
    expect(await names({ only: 'unseen' })).toEqual(['Gæst 0', 'Gæst 1', 'Gæst 4', 'Gæst 6', 'Gæst 7']);
    expect(await list({ only: 'unseen', page: 2, pageSize: 3 })).toMatchObject({ total: 5, atLeast: false });
    expect(await names({ only: 'unseen', page: 2, pageSize: 3 })).toEqual(['Gæst 6', 'Gæst 7']);
  });

  it('has nobody among the failed ones who unsubscribed after the plan, and counts nobody of them as failed', async () => {
    send.service.rpc.answer(contacts.calls.listUnsubscribed, () => ({
      emails: [guest(1).email ?? '', guest(4).email ?? ''],
      phones: [guest(1).phone ?? '', guest(2).phone ?? ''],
    }));
    await sendAll([2], [3]);
    const failed = await list({ only: 'failed' });
    expect(failed.total).toBe(2);
    expect(statesOf(failed.items)).toEqual([
      'Gæst 2 failed smtp_550 unsubscribed',
      'Gæst 3 send failed number_invalid',
    ]);
    expect(statesOf((await list()).items)[1]).toBe('Gæst 1 unsubscribed unsubscribed');
    const mails = { total: 6, emailsSent: 5, errors: 1, unsubscribed: 2 };
    expect(await send.view()).toMatchObject({ ...mails, textTotal: 6, textSent: 5, textErrors: 1, status: 'finished' });
  });

  it('has as many failed ones as the send counts, also when a text is lost after the send has ended', async () => {
    await sendAll([], [3]);
    expect(await send.view()).toMatchObject({ status: 'finished', textSent: 7, textErrors: 1, textLost: 0 });
    await Promise.all([report(5, 'undelivered'), report(6, 'undelivered')]);
    await report(5, 'undelivered');
    expect(await send.view()).toMatchObject({ textTotal: 8, textSent: 5, textErrors: 1, textLost: 2 });
    expect((await list({ only: 'failed' })).total).toBe(3);
  });

  it('says whose phone has got the text, and the send says how many have, once the provider has reported it', async () => {
    const arrived = async () => (await list()).items.filter(({ delivered }) => delivered).map(({ sid }) => sid);
    const read = () => send.service.call(messaging.calls.getSend, { partyId: send.partyId, sendId: send.sendId }, host);
    await sendAll([], [3]);
    expect(await read()).toMatchObject({ textSent: 7, textDelivered: 0 });
    expect(await arrived()).toEqual([]);
    await Promise.all([report(4, 'delivered'), report(5, 'undelivered'), report(6, 'delivered')]);
    await report(4, 'delivered');
    expect(await read()).toMatchObject({ textSent: 6, textDelivered: 2, textLost: 1 });
    expect(await arrived()).toEqual([guest(4).sid, guest(6).sid]);
  });

  const delivered = async () => {
    const { partyId, sendId } = send;
    return (await send.service.call(messaging.calls.getSend, { partyId, sendId }, host)).textDelivered;
  };

  it('counts a delivered text once, and stays so when the provider reports a failure of it later (rule: text-reports)', async () => {
    await sendAll([], [3]);
    await Promise.all([report(4, 'delivered'), report(5, 'undelivered')]);
    await Promise.all([report(4, 'undelivered'), report(5, 'delivered'), report(3, 'delivered')]);
    await report(4, 'delivered');
    expect(await delivered()).toBe(1);
    expect((await list()).items.filter((each) => each.delivered && each.lost)).toEqual([]);
  });

  it('counts a delivered text whose report was interrupted, when the provider repeats it', async () => {
    await sendAll([], []);
    const note = send.sends.noteDelivered.bind(send.sends);
    send.sends.noteDelivered = () => Promise.reject(new Error('The process died.'));
    await expect(report(4, 'delivered')).rejects.toThrow('The process died.');
    send.sends.noteDelivered = note;
    expect(await delivered()).toBe(0);
    await report(4, 'delivered');
    expect(await delivered()).toBe(1);
  });

  it('counts the chunks of a send of an earlier version once, and its later reports', async () => {
    await sendAll([], []);
    await Promise.all([report(4, 'delivered'), report(5, 'delivered')]);
    const sends = send.service.app.get<Model<SendDocument>>(getModelToken(SENDS), { strict: false });
    await sends.updateOne({ _id: send.sendId }, { $unset: { delivered: 1, deliveredKnown: 1 } });
    await report(6, 'delivered');
    expect(await delivered()).toBe(3);
    send.service.app.get(ChunkRepository, { strict: false }).deliveredOf = () =>
      Promise.reject(new Error('Counted again.'));
    await report(7, 'delivered');
    expect(await delivered()).toBe(4);
  });

  it('tells once whose numbers no text reaches, whether refused or lost, and nobody else (rule: number-unreached)', async () => {
    await sendAll([1], [3]);
    await Promise.all([report(5, 'undelivered'), report(6, 'delivered')]);
    await report(5, 'undelivered');
    await send.service.app
      .get(ReportIntake, { strict: false })
      .record(referenceOf(send.chunkId, 7), { status: 'undelivered', reason: 'filtered' });
    expect((await send.facts()).unreached).toEqual([3, 5].map((at) => ({ id: guest(at).id, phone: guest(at).phone })));
  });

  it('has nobody among those who get nothing where something reaches everybody', async () => {
    await sendAll([], []);
    expect(await list({ only: 'nothing' })).toMatchObject({ total: 0, items: [] });
    expect(await send.view()).toMatchObject({ nothing: 0 });
  });

  it('has with a search only its guests whom the guest list finds, with what became of each (rule: delivery-search)', async () => {
    const searched: string[] = [];
    const elsewhere = 'f'.repeat(24);
    send.service.rpc.answer(contacts.calls.searchContacts, ({ search }) => {
      searched.push(search);
      return { ids: search === 'nobody' ? [] : [guest(1).id, guest(2).id, elsewhere], atLeast: search === 'a' };
    });
    await sendAll([2], []);
    const found = await list({ search: 'gæst' });
    expect(statesOf(found.items)).toEqual(['Gæst 1 send send', 'Gæst 2 failed smtp_550 send']);
    expect(found).toMatchObject({ total: 2, atLeast: false });
    expect(statesOf((await list({ search: 'gæst', only: 'failed' })).items)).toEqual(['Gæst 2 failed smtp_550 send']);
    expect(await list({ search: 'gæst', page: 2, pageSize: 1 })).toMatchObject({
      total: 2,
      items: [{ name: 'Gæst 2' }],
    });
    expect(await list({ search: 'nobody' })).toMatchObject({ total: 0, items: [], atLeast: false });
    expect((await list({ search: 'a' })).atLeast).toBe(true);
    searched.length = 0;
    expect(await list({ search: ' ' })).toMatchObject({ total: 8, atLeast: false });
    expect(searched).toEqual([]);
  });

  it('has nobody among the failed ones while nothing has failed', async () => {
    expect(await list({ only: 'failed' })).toMatchObject({ total: 0, items: [] });
    await sendAll([], []);
    expect(await list({ only: 'failed' })).toMatchObject({ total: 0, items: [] });
  });

  it('has as received what was sent to a guest who has opened the page since, and nothing else', async () => {
    visitors = [guest(0).id, guest(1).id, guest(2).id, guest(3).id];
    const before = await list();
    expect(new Set(before.items.flatMap(({ statusMail, statusText }) => [statusMail, statusText]))).toEqual(
      new Set(['waiting']),
    );
    await sendAll([1, 3], [2, 3]);
    const { items } = await list();
    expect(items.map(({ statusMail, statusText }) => `${statusMail} ${statusText}`).slice(0, 5)).toEqual([
      'received received',
      'failed received',
      'received failed',
      'failed failed',
      'send send',
    ]);
    expect(asked.at(-1)?.since).toBe('2026-05-01T10:00:00.000Z');
  });

  it('has what each guest has replied, also one who missed the mail, and asks only about the guests of its page (rule: delivery-reply)', async () => {
    replies = { [guest(0).id]: 'yes', [guest(1).id]: 'no' };
    await sendAll([1], [1]);
    const { items } = await list({ pageSize: 3 });
    expect(items.map(({ reply }) => reply)).toEqual(['yes', 'no', null]);
    expect(asked.at(-1)?.ids).toEqual([0, 1, 2].map((at) => guest(at).id));
  });

  it('has as delivered each text that the provider reports as such, whether or not its guest has opened the page', async () => {
    await sendAll([], [2]);
    visitors = [guest(1).id];
    await Promise.all([report(0, 'delivered'), report(1, 'delivered'), report(4, 'undelivered')]);
    const { items } = await list();
    expect(items.map(({ statusText, delivered }) => `${statusText} ${delivered}`).slice(0, 6)).toEqual([
      'send true',
      'received true',
      'failed false',
      'send false',
      'failed false',
      'send false',
    ]);
  });
});

describe('the list of the deliveries of a send that does not reach everybody (rules: send-result, delivery-states)', () => {
  const host = aUser();
  const [mailed, silent, textedOnly, stopped] = texted(4, 'mail') as [
    AudienceMember,
    AudienceMember,
    AudienceMember,
    AudienceMember,
  ];
  const people: AudienceMember[] = [
    { ...mailed, text: 'none' },
    { ...silent, mail: 'none', text: 'none' },
    { ...textedOnly, mail: 'none' },
    { ...stopped, mail: 'unsubscribed', text: 'none' },
  ];
  let send: TextSend;
  beforeEach(async () => {
    send = await TextSend.start(people, {}, {}, WholeMessaging);
    send.service.parties.set(send.partyId, { [host.id]: 'owner' });
    send.service.rpc.answer(contacts.calls.listVisitors, () => ({ ids: [] }));
  });
  afterEach(() => send.service.stop());
  const list = async (input: object = {}) => {
    const { partyId, sendId } = send;
    const { items, total } = await send.service.call(
      messaging.calls.listDeliveries,
      { partyId, sendId, ...input },
      host,
    );
    return {
      total,
      names: items.map(({ name }) => name),
      states: items.map(({ statusMail, statusText }) => [statusMail, statusText]),
    };
  };

  it('has each guest of the audience once, and counts in the send who gets nothing', async () => {
    await send.service.app.get(ChunkJob, { strict: false }).run({ chunkId: `${send.sendId}-0` });
    await send.run();
    const { total, names } = await list();
    expect(total).toBe(4);
    expect(names.toSorted()).toEqual(people.map(({ name }) => name).toSorted());
    const counts = { total: 1, textTotal: 1, unsubscribed: 1, nothing: 1 };
    expect(await send.view()).toMatchObject({ status: 'finished', ...counts });
  });

  it('has, when these are asked for, only those who get nothing', async () => {
    expect(await list({ only: 'nothing' })).toEqual({ total: 1, names: [silent.name], states: [[null, null]] });
    expect(await list({ only: 'failed' })).toMatchObject({ total: 0 });
  });
});
