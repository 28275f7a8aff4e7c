import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { RequestOf } from '@festlig/contracts/define';
import { messaging } from '@festlig/contracts/messaging';
import { CallError, type RemoteFailure } from '@festlig/platform/errors';
import { RecordingQueue } from '@festlig/platform/queue/testing/recording-queue';
import { aUser, exampleEnvironment, TestService } from '@festlig/testing/service';
import { RecordingMailer } from '../../mailer.fixture';
import { MessagingConfig } from '../../config';
import { NoticeJob } from '../../jobs/notice.job';
import { startMessaging } from '../../messaging.fixture';
import { NoticeRepository } from '../../store/notice.repository';

const { requestHelp } = messaging.calls;
const formKey = 'ab'.repeat(16);
const asked: RequestOf<typeof requestHelp> = {
  userEmail: ' Anne@Example.dk ',
  entry: 'Jeg kan ikke finde mit svar.',
  partyId: 'sofie40',
  formKey,
};

describe('a request for help', () => {
  let mailer: RecordingMailer;
  let queue: RecordingQueue;
  let service: TestService;
  beforeEach(async () => {
    mailer = new RecordingMailer();
    queue = new RecordingQueue();
    service = await startMessaging({ mailer, queue, environment: exampleEnvironment(MessagingConfig.variables) });
  });
  afterEach(() => service.stop());

  const noticeIds = () => queue.added.map(({ data }) => (data as { noticeId: string }).noticeId);
  const work = async () => {
    for (const noticeId of noticeIds()) await service.app.get(NoticeJob, { strict: false }).run({ noticeId });
  };

  it("is mailed to support, with the sender's address for the answer", async () => {
    const user = aUser();
    expect(await service.call(requestHelp, asked, user)).toEqual({ done: true });
    await work();
    const { to, mime } = mailer.mails[0]!;
    expect(to).toBe(MessagingConfig.variables.SUPPORT_EMAIL.example);
    expect(mime).toContain('Reply-To: <anne@example.dk>\r\n');
    const text = mime.replace(/=\r\n/g, '').replaceAll('=2E', '.');
    for (const part of [asked.entry, user.id, '/sofie40']) expect(text).toContain(part);
  });

  it('is mailed once, however often it is sent, and its text is not kept', async () => {
    await service.call(requestHelp, asked);
    await service.call(requestHelp, asked);
    await work();
    expect(mailer.mails).toHaveLength(1);
    const kept = await service.app.get(NoticeRepository, { strict: false }).find(noticeIds()[0]!);
    expect(JSON.stringify(kept)).not.toContain('anne');
  });

  it('is refused with other words under the same key, also after the first request was mailed', async () => {
    await service.call(requestHelp, asked);
    const other = { ...asked, entry: 'Og hvor er min liste?' };
    expect(await service.refusal(requestHelp, other)).toEqual({ root: 'key_reused' });
    await work();
    expect(await service.refusal(requestHelp, other)).toEqual({ root: 'key_reused' });
    expect(await service.call(requestHelp, asked)).toEqual({ done: true });
    expect(mailer.mails).toHaveLength(1);
  });

  const ask = (number: number, clientAddress: string, user: ReturnType<typeof aUser> | null = null) => {
    const fields = { formKey: number.toString(16).padStart(32, '0'), clientAddress };
    return service.call(requestHelp, { ...asked, ...fields }, user).then(
      () => 'done',
      (error: RemoteFailure) => error.failure.body.message,
    );
  };

  it('is allowed twenty times a day per account, from any network, however often each is sent', async () => {
    const user = aUser();
    for (let number = 0; number < 20; number++) {
      for (const address of [`192.0.2.${number}`, '198.51.100.1'])
        expect(await ask(number, address, user)).toBe('done');
    }
    expect(await ask(20, '192.0.2.20', user)).toBe('help_limit_reached');
    expect(await ask(19, '192.0.2.20', user)).toBe('done');
    expect(await ask(21, '192.0.2.20')).toBe('done');
    service.clock.advance(24 * 3_600_000);
    expect(await ask(22, '192.0.2.20', user)).toBe('done');
  });

  it('is allowed fifty times a day per network, and is not counted when the network is unknown', async () => {
    for (let number = 0; number < 50; number++) expect(await ask(number, `2001:db8:0:1::${number}`)).toBe('done');
    expect(await ask(50, '2001:db8:0:1::99')).toBe('help_limit_reached');
    expect(await ask(51, '2001:db8:0:2::99')).toBe('done');
    expect(await ask(52, '')).toBe('done');
  });

  it('waits while the mail server is unreachable', async () => {
    mailer.answer = () => ({ outcome: 'deferred', reason: 'unreachable' });
    await service.call(requestHelp, asked);
    await expect(work()).rejects.toThrow();
    mailer.answer = () => ({ outcome: 'sent' });
    await work();
    expect(mailer.mails).toHaveLength(1);
  });

  it('is stored while the queue is unavailable, and found by the sweeper', async () => {
    queue.fault = new CallError('unavailable');
    expect(await service.call(requestHelp, asked)).toEqual({ done: true });
    const notices = service.app.get(NoticeRepository, { strict: false });
    expect(await notices.listOverdue(new Date('2026-05-01T10:00:01Z'), 10)).toHaveLength(1);
  });

  it('is refused when the queue fails for another reason', async () => {
    queue.fault = new TypeError('a fault');
    await expect(service.call(requestHelp, asked)).rejects.toMatchObject({ failure: { status: 500 } });
  });

  it('is ignored without an error when a bot sends it', async () => {
    expect(await service.call(requestHelp, { ...asked, zip: '5700' })).toEqual({ done: true });
    expect(queue.added).toEqual([]);
  });

  it.each([
    ['without an address', { userEmail: '' }, { userEmail: { code: 'required' } }],
    ['with an invalid address', { userEmail: 'anne' }, { userEmail: { code: 'email_invalid' } }],
    ['without a text', { entry: ' \n ' }, { entry: { code: 'required' } }],
    ['with a text that is too long', { entry: 'a'.repeat(5001) }, { entry: { code: 'too_long' } }],
  ])('is refused %s, with the error on that field', async (_what, changes, errors) => {
    await expect(service.call(requestHelp, { ...asked, ...changes })).rejects.toMatchObject({
      failure: { status: 422, body: { errors } },
    });
    expect(queue.added).toEqual([]);
  });
});
