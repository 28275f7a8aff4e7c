import { contacts } from '@festlig/contracts/contacts';
import { identity } from '@festlig/contracts/identity';
import { party } from '@festlig/contracts/party';
import { rsvpReplied } from '@festlig/contracts/rsvp';
import { describedParty } from '@festlig/testing/party';
import { aUser, TestService } from '@festlig/testing/service';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { NoticeJob } from '../jobs/notice.job';
import { RecordingMailer } from '../mailer.fixture';
import { startMessaging } from '../messaging.fixture';

describe('the mail to a guest to whom a host has written', () => {
  const partyId = 'a'.repeat(24);
  const sofie = aUser({ name: 'Sofie', email: 'sofie@example.dk' });
  const bo = aUser({ name: 'Bo', email: 'bo@example.dk' });
  let cohosts: { userId: string; notices: boolean }[];
  let mailer: RecordingMailer;
  let service: TestService;
  beforeEach(async () => {
    cohosts = [{ userId: bo.id, notices: false }];
    mailer = new RecordingMailer();
    service = await startMessaging({ mailer });
    service.rpc.answer(party.calls.describeParty, () => ({
      party: describedParty({ id: partyId }),
      ownerId: sofie.id,
      cohosts,
    }));
    service.rpc.answer(identity.calls.getUser, ({ userId }) => (userId === bo.id ? bo : sofie));
    service.rpc.answer(contacts.calls.getSubscription, () => ({ subscribed: true }));
  });
  afterEach(() => service.stop());

  /** Publishes the fact; one of an earlier version does not say who wrote. */
  const publish = (by: { writerId?: string }) => {
    const reply = {
      rsvpId: '1'.repeat(24),
      rid: 'Zz1Zz1Zz1Zz1',
      contactId: null,
      name: 'Anne',
      email: 'anne@example.dk',
    };
    const data = { partyId, ...reply, messageId: '2'.repeat(24), message: 'Ja, gerne', isHost: true, ...by };
    return service.bus.publish([
      { id: 'fact-1', type: rsvpReplied.type, key: 'k', at: '2026-05-01T10:00:00.000Z', data },
    ]);
  };
  const run = () => service.app.get(NoticeJob, { strict: false }).run({ noticeId: 'fact-1' });
  const replyTo = () => /^Reply-To: .*$/m.exec(mailer.mails[0]?.mime ?? '')?.[0].trim();

  it('names the co-host who wrote, and leads answers to that co-host', async () => {
    await publish({ writerId: bo.id });
    await run();
    expect(replyTo()).toBe('Reply-To: "Bo" <bo@example.dk>');
    expect(mailer.mails[0]?.mime).toContain('Bo har skrevet til dig');
    expect(mailer.mails[0]?.mime).not.toContain('sofie@example.dk');
  });

  it('names the owner when the owner wrote', async () => {
    await publish({ writerId: sofie.id });
    await run();
    expect(replyTo()).toBe('Reply-To: "Sofie" <sofie@example.dk>');
  });

  it('names the owner when the co-host who wrote was removed before it was sent', async () => {
    await publish({ writerId: bo.id });
    cohosts = [];
    await run();
    expect(replyTo()).toBe('Reply-To: "Sofie" <sofie@example.dk>');
    expect(mailer.mails[0]?.mime).not.toContain('bo@example.dk');
  });

  it('names the owner when it is not known which host wrote', async () => {
    await publish({});
    await run();
    expect(replyTo()).toBe('Reply-To: "Sofie" <sofie@example.dk>');
  });
});
