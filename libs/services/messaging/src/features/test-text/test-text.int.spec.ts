import { messaging } from '@festlig/contracts/messaging';
import { party } from '@festlig/contracts/party';
import { segmentsOf } from '@festlig/domain/messaging/text-body';
import { messagingEnvironment } from '@festlig/testing/messaging';
import { NUMBERS } from '@festlig/testing/messaging/text-sender.suite';
import { describedParty } from '@festlig/testing/party';
import { aUser, TestService } from '@festlig/testing/service';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { TextSender } from '../../adapters/text-sender';
import { MessagingModule } from '../../messaging.module';
import { RecordingTextSender } from '../../texts.fixture';

const { createTemplate, testText } = messaging.calls;

describe('a test of a text message', () => {
  const partyId = 'a'.repeat(24);
  const phone = '+4520123456';
  const verified = { name: 'Sofie Lindholm', phone, phone_verified: true };
  const host = aUser(verified);
  const [unverified, stranger] = [
    aUser({ phone, phone_verified: false }),
    aUser({ ...verified, phone: '+4520123457' }),
  ];
  const stopped = aUser({ ...verified, phone: NUMBERS.stopped });
  const landline = aUser({ ...verified, phone: NUMBERS.takesNoTexts });
  let service: TestService;
  let sender: RecordingTextSender;
  beforeEach(async () => {
    sender = new RecordingTextSender();
    service = await TestService.start({
      shortUrl: 'https://fest.example',
      service: 'messaging',
      module: MessagingModule,
      now: '2026-05-01T10:00:00Z',
      environment: messagingEnvironment(),
      replace: [[TextSender, sender]],
    });
    const hosts = Object.fromEntries([host, unverified, stopped, landline].map(({ id }) => [id, 'editor' as const]));
    service.parties.set(partyId, hosts);
    service.rpc.answer(party.calls.describeParty, ({ partyId: id }) => ({
      party: describedParty({ id, sid: 'Feststar', slug: 'sofie40' }),
      ownerId: host.id,
    }));
  });
  afterEach(() => service.stop());

  /** Other hosts of the party, with verified phones. */
  const others = (count: number, phoneOf: (number: number) => string, name = 'Karen') => {
    const accounts = Array.from({ length: count }, (_, number) => aUser({ ...verified, name, phone: phoneOf(number) }));
    const hosts = [host, unverified, stopped, landline, ...accounts];
    service.parties.set(partyId, Object.fromEntries(hosts.map(({ id }) => [id, 'editor' as const])));
    return accounts;
  };
  const template = async (text: string, leadsTo: 'invitation' | 'photos' = 'invitation') => {
    const words = { type: 'message', leadsTo, name: 'Praktisk', email: '<p>Hej</p>' } as const;
    const unsavedId = `new-${Buffer.from(text).toString('hex').padEnd(8, '0').slice(0, 40)}`;
    return (await service.call(createTemplate, { partyId, unsavedId, ...words, text }, host)).id;
  };

  it("goes to the host's own phone with the host's first name and the test contact's link on the short domain (rule: short-domain)", async () => {
    const templateId = await template('Kære ((name)), svar her: ((link))');
    expect(await service.call(testText, { partyId, templateId }, host)).toEqual({ done: true });
    const body = 'Kære Sofie, svar her: https://fest.example/Feststar?cid=test';
    expect(sender.texts).toEqual([{ to: phone, body }]);
  });

  it('has the link at its end when the text has no place for it', async () => {
    const templateId = await template('Husk på fredag');
    await service.call(testText, { partyId, templateId }, host);
    expect(sender.texts[0]?.body).toBe('Husk på fredag https://fest.example/Feststar?cid=test');
  });

  it('has the link to the photos when the template leads to them (rule: mail-leads-to)', async () => {
    const templateId = await template('Billederne: ((link))', 'photos');
    await service.call(testText, { partyId, templateId }, host);
    expect(sender.texts[0]?.body).toBe('Billederne: https://fest.example/Feststar/photos?cid=test');
  });

  it('is refused without a verified phone, without a text, and for a template of another party', async () => {
    const templateId = await template('Hej');
    const refused = (input: { templateId: string }, user: typeof host) =>
      service.refusal(testText, { partyId, ...input }, user);
    expect(await refused({ templateId }, unverified)).toEqual({ root: 'phone_not_verified' });
    expect(await refused({ templateId: await template('') }, host)).toEqual({ text: 'text_missing' });
    expect(await refused({ templateId: 'f'.repeat(24) }, host)).toEqual({ root: 'not_found' });
    expect(await refused({ templateId }, stranger)).toEqual({ root: 'not_found' });
    expect(await service.refusal(testText, { partyId, templateId })).toEqual({ root: 'needs_login' });
    expect(sender.tried).toBe(0);
  });

  it('is sent ten times a day to one number, whichever accounts ask for it', async () => {
    const templateId = await template('Hej');
    for (const account of others(4, () => phone)) {
      for (let times = 0; times < 3; times++) {
        await service.call(testText, { partyId, templateId }, account).catch(() => undefined);
      }
    }
    expect(sender.texts).toHaveLength(10);
    const [last, elsewhere] = others(2, (number) => (number === 0 ? phone : '+4520123458'));
    expect(await service.refusal(testText, { partyId, templateId }, last!)).toEqual({ root: 'too_many_test_texts' });
    await service.call(testText, { partyId, templateId }, elsewhere!);
    service.clock.advance(24 * 3_600_000);
    await service.call(testText, { partyId, templateId }, last!);
  });

  it('is sent 30 times a day to numbers that differ only in their last four digits', async () => {
    const templateId = await template('Hej');
    const row = others(31, (number) => `+45201${20_000 + number}`);
    for (const account of row.slice(0, 30)) await service.call(testText, { partyId, templateId }, account);
    expect(await service.refusal(testText, { partyId, templateId }, row[30]!)).toEqual({ root: 'too_many_test_texts' });
    const [elsewhere] = others(1, () => '+4550123458');
    await service.call(testText, { partyId, templateId }, elsewhere!);
  });

  it('counts for nobody when it is refused, whichever limit it met', async () => {
    const templateId = await template('Hej');
    const row = others(31, (number) => `+45201${20_000 + number}`);
    for (const account of row.slice(0, 30)) await service.call(testText, { partyId, templateId }, account);
    const last = row[30]!;
    for (let times = 0; times < 11; times++) {
      expect(await service.refusal(testText, { partyId, templateId }, last)).toEqual({ root: 'too_many_test_texts' });
    }
    const moved = { ...last, phone: '+4550123458' };
    for (let times = 0; times < 10; times++) await service.call(testText, { partyId, templateId }, moved);
    expect(await service.refusal(testText, { partyId, templateId }, moved)).toEqual({ root: 'too_many_test_texts' });
    expect(sender.tried).toBe(40);
  });

  it('is not sent to a country that gets no texts', async () => {
    const templateId = await template('Hej');
    const [abroad] = others(1, () => '+79161234567');
    expect(await service.refusal(testText, { partyId, templateId }, abroad!)).toEqual({ root: 'phone_abroad' });
    expect(sender.tried).toBe(0);
  });

  it('is not sent in more than ten parts', async () => {
    const longest = `${'ë'.repeat(572)}((name))`.slice(0, 559) + '((link))';
    await service.call(testText, { partyId, templateId: await template(longest) }, host);
    expect(segmentsOf(sender.texts[0]?.body ?? '').count).toBeLessThanOrEqual(10);
    const names = await template(`ë ${'((name)) '.repeat(10)}`);
    const [named] = others(1, () => phone, 'Anne-Mette og Søren Lindholm '.repeat(3).trim());
    expect(await service.refusal(testText, { partyId, templateId: names }, named!)).toEqual({ text: 'too_many_parts' });
    expect(sender.tried).toBe(1);
  });

  it('is sent ten times a day for one account, and again the next day', async () => {
    const templateId = await template('Hej');
    for (let times = 0; times < 10; times++) await service.call(testText, { partyId, templateId }, host);
    expect(await service.refusal(testText, { partyId, templateId }, host)).toEqual({ root: 'too_many_test_texts' });
    expect(sender.tried).toBe(10);
    service.clock.advance(24 * 3_600_000);
    await service.call(testText, { partyId, templateId }, host);
    expect(sender.tried).toBe(11);
  });

  it('is sent ten times at most, however many are requested at the same time', async () => {
    const templateId = await template('Hej');
    const presses = Array.from({ length: 15 }, () => service.call(testText, { partyId, templateId }, host));
    const answers = await Promise.allSettled(presses);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    expect(sender.tried).toBe(10);
  });

  it('says when the number has stopped texts or takes none, which does not count', async () => {
    const templateId = await template('Hej');
    for (let times = 0; times < 11; times++) {
      expect(await service.refusal(testText, { partyId, templateId }, stopped)).toEqual({
        root: 'phone_stopped_texts',
      });
    }
    expect(await service.refusal(testText, { partyId, templateId }, landline)).toEqual({ root: 'phone_refused_text' });
  });

  it('counts a text of which nothing is known, because it may have arrived, and does not send it again', async () => {
    const templateId = await template('Hej');
    sender.answer = () => ({ outcome: 'unknown' });
    for (let times = 0; times < 10; times++) {
      expect(await service.refusal(testText, { partyId, templateId }, host)).toEqual({ root: 'unavailable' });
    }
    expect(sender.tried).toBe(10);
    expect(await service.refusal(testText, { partyId, templateId }, host)).toEqual({ root: 'too_many_test_texts' });
  });
});
