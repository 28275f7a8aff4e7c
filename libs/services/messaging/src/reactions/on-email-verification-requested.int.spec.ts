import { emailVerificationRequested, identity } from '@festlig/contracts/identity';
import { aUser, TestService } from '@festlig/testing/service';
import { afterEach, expect, it } from '@jest/globals';
import { NoticeJob } from '../jobs/notice.job';
import { RecordingMailer } from '../mailer.fixture';
import { startMessaging } from '../messaging.fixture';

const user = aUser({ name: 'Karen', email: 'new@festlig.example', language: 'en' });
const data = { userId: user.id, linkId: 'b'.repeat(24) };
let service: TestService;
afterEach(() => service.stop());

it.each([
  [
    true,
    'This is to be the new e-mail address of your account. The change only takes effect when you click',
    'Welcome to Festlig',
  ],
  [false, 'Welcome to Festlig', 'is to change'],
])(
  'the mail with the link says whether the address replaces that of an account: %s (rule: change-email)',
  async (replaces, said, unsaid) => {
    const mailer = new RecordingMailer();
    service = await startMessaging({ mailer });
    const { name, email, language } = user;
    service.rpc.answer(identity.calls.getMailedLink, () => ({
      link: { name, email, language, token: 'a-token', replaces },
    }));
    const { type } = emailVerificationRequested;
    await service.bus.publish([{ id: 'fact-1', type, key: 'k', at: '2026-05-01T10:00:00.000Z', data }]);
    await service.app.get(NoticeJob, { strict: false }).run({ noticeId: 'fact-1' });
    expect(mailer.to).toEqual([email]);
    const mime = (mailer.mails[0]?.mime ?? '').replaceAll('=\r\n', '').replaceAll('=3D', '=');
    expect(mime).toContain('https://festlig.example/en/verify-email?token=a-token');
    expect(mime).toContain(said);
    expect(mime).not.toContain(unsaid);
  },
);
