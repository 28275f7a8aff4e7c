import { contacts } from '@festlig/contracts/contacts';
import { identity } from '@festlig/contracts/identity';
import { cohostInvited, party, partyDeleted } from '@festlig/contracts/party';
import { isSubscriptionSignature, subscriptionHash, subscriptionPath } from '@festlig/domain/contacts/subscription';
import { RemoteFailure } from '@festlig/platform/errors';
import { Facts } from '@festlig/platform/outbox';
import { RecordingQueue } from '@festlig/platform/queue/testing/recording-queue';
import { describedParty } from '@festlig/testing/party';
import { aUser, TestService } from '@festlig/testing/service';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { NoticeJob } from '../jobs/notice.job';
import { RecordingMailer } from '../mailer.fixture';
import { startMessaging } from '../messaging.fixture';
import { NoticeRepository } from '../store/notice.repository';

/** The LINK_SECRET of the service under test. */
const SECRET = 'a secret for tests only';
const partyId = 'a'.repeat(24);
const inviteId = 'b'.repeat(24);

describe('the mail to an invited co-host', () => {
  const queue = new RecordingQueue();
  const owner = aUser({ name: 'Sofie' });
  let mailer: RecordingMailer;
  let service: TestService;
  let language: 'da' | 'en';
  let gone: string;
  beforeEach(async () => {
    mailer = new RecordingMailer();
    [language, gone] = ['da', ''];
    service = await startMessaging({ mailer, queue });
    service.rpc.answer(party.calls.describeParty, () => ({
      party: describedParty({ id: partyId, sid: 'Feststar', slug: 'sofie40', language, title: 'Sofie bit.ly/40' }),
      ownerId: owner.id,
    }));
    service.rpc.answer(party.calls.getCohostLink, (asked) => ({
      link: asked.inviteId === inviteId ? { email: 'anne@example.dk', secret: 'the-secret' } : null,
    }));
    service.rpc.answer(identity.calls.getUser, () => owner);
    service.rpc.answer(contacts.calls.getSubscription, ({ hash, signature }) => ({
      subscribed: !isSubscriptionSignature(hash, signature, SECRET) || hash !== gone,
    }));
  });
  afterEach(() => service.stop());

  const publish = async (id = inviteId) => {
    const fact = service.app.get(Facts).of(cohostInvited, { partyId, inviteId: id });
    await service.bus.publish([fact]);
    return fact;
  };
  const run = (noticeId: string) => service.app.get(NoticeJob, { strict: false }).run({ noticeId });
  const text = () =>
    Buffer.from(
      (mailer.mails[0]?.mime ?? '')
        .replace(/=\r\n/g, '')
        .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
      'latin1',
    ).toString('utf8');

  it('goes once to the invited address, with the link to accept, however often the fact arrives', async () => {
    const fact = await publish();
    await run(fact.id);
    await service.bus.publish([fact]);
    await run(fact.id);
    expect(mailer.to).toEqual(['anne@example.dk']);
    expect(text()).toContain(`https://festlig.example/Feststar/cohost/${inviteId}/the-secret`);
    expect(text()).toContain('Sofie vil have dig med som medvært');
    expect(text()).toContain(`Reply-To: "Sofie" <${owner.email}>`);
    // The title of the party is no link.
    expect(text()).not.toContain('bit.ly/40');
  });

  it('is in the language of the party', async () => {
    language = 'en';
    await run((await publish()).id);
    expect(text()).toContain('Sofie would like you to be a co-host');
  });

  it('can be stopped by its recipient, like an invitation', async () => {
    const fact = await publish();
    await run(fact.id);
    expect(text()).toContain(`https://festlig.example${subscriptionPath('anne@example.dk', SECRET)}`);
    gone = subscriptionHash('anne@example.dk');
    await run((await publish()).id);
    expect(mailer.mails).toHaveLength(1);
  });

  it('is not sent for an invitation that no longer works, nor for a deleted party', async () => {
    await run((await publish('c'.repeat(24))).id);
    service.rpc.answer(party.calls.describeParty, () => {
      throw new RemoteFailure({ status: 404, body: { errors: {}, message: 'not_found' } });
    });
    await run((await publish()).id);
    expect(mailer.mails).toEqual([]);
  });

  it('is stored without address and secret, and deleted with the party', async () => {
    const fact = await publish();
    const notices = service.app.get(NoticeRepository, { strict: false });
    expect(JSON.stringify(await notices.find(fact.id))).not.toMatch(/anne|the-secret/);
    await service.bus.publish([service.app.get(Facts).of(partyDeleted, { partyId })]);
    expect(await notices.find(fact.id)).toBeNull();
  });
});
