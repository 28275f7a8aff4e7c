import { accountChanged, identity } from '@festlig/contracts/identity';
import { RemoteFailure } from '@festlig/platform/errors';
import { aUser, TestService } from '@festlig/testing/service';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { NoticeJob } from '../jobs/notice.job';
import { RecordingMailer } from '../mailer.fixture';
import { startMessaging } from '../messaging.fixture';
import { NoticeRepository } from '../store/notice.repository';

describe('a change in an account', () => {
  const user = aUser({ name: 'Karen', email: 'new@festlig.example', language: 'en' });
  let mailer: RecordingMailer;
  let service: TestService;
  beforeEach(async () => {
    mailer = new RecordingMailer();
    service = await startMessaging({ mailer });
    service.rpc.answer(identity.calls.getUser, () => user);
  });
  afterEach(() => service.stop());

  const publish = (what: string, more = {}) =>
    service.bus.publish([
      {
        id: 'fact-1',
        type: accountChanged.type,
        key: 'k',
        at: '2026-05-01T10:00:00.000Z',
        data: { userId: user.id, what, email: 'old@festlig.example', ...more },
      },
    ]);
  const run = () => service.app.get(NoticeJob, { strict: false }).run({ noticeId: 'fact-1' });
  const mime = () => (mailer.mails[0]?.mime ?? '').replaceAll('=\r\n', '').replaceAll('=3D', '=');

  it('is mailed once to the address before the change, in the language of the user', async () => {
    await publish('email');
    await run();
    await publish('email');
    await run();
    expect(mailer.to).toEqual(['old@festlig.example']);
    expect(mime()).toContain('Your account has a new e-mail address');
    expect(mime()).toContain('https://festlig.example/en/help');
    expect(mime()).not.toContain('new@festlig.example');
    const kept = await service.app.get(NoticeRepository, { strict: false }).find('fact-1');
    expect(kept).toEqual({ _id: 'fact-1', status: 'done', kind: 'change', doneAt: service.clock.now() });
  });

  it.each(['password', 'email-asked'])('offers to choose a new password: %s', async (what) => {
    await publish(what);
    await run();
    expect(mime()).toContain('https://festlig.example/en/password');
  });

  it('is mailed when it is the deletion of the account, which cannot be asked any more', async () => {
    service.rpc.answer(identity.calls.getUser, () => {
      throw new RemoteFailure({ status: 404, body: { errors: {}, message: 'not_found' } });
    });
    await publish('deleted', { owner: { name: 'Karen', language: 'en' } });
    await run();
    expect(mailer.to).toEqual(['old@festlig.example']);
    expect(mime()).toContain('Your account has been deleted');
    expect(mime()).toContain('https://festlig.example/en/help');
  });

  it('is not mailed when the account was deleted meanwhile, and waits while identity cannot answer', async () => {
    await publish('password');
    service.rpc.answer(identity.calls.getUser, () => {
      throw new RemoteFailure({ status: 503, body: { errors: {}, message: 'unavailable' } });
    });
    await expect(run()).rejects.toThrow();
    service.rpc.answer(identity.calls.getUser, () => {
      throw new RemoteFailure({ status: 404, body: { errors: {}, message: 'not_found' } });
    });
    await run();
    expect(mailer.mails).toEqual([]);
  });
});
