import { contacts } from '@festlig/contracts/contacts';
import { identity } from '@festlig/contracts/identity';
import { party } from '@festlig/contracts/party';
import { rsvpReplied } from '@festlig/contracts/rsvp';
import { PRODUCT } from '@festlig/domain/messaging/mail-style';
import { DRAWINGS } from '@festlig/domain/web/drawings';
import { heroAccent } from '@festlig/domain/web/hero-accents';
import { describedParty } from '@festlig/testing/party';
import { aUser, TestService } from '@festlig/testing/service';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { NoticeJob } from '../jobs/notice.job';
import { RecordingMailer, wordsOf } from '../mailer.fixture';
import { startMessaging } from '../messaging.fixture';

describe('the mail to a guest to whom a host has written', () => {
  const partyId = 'a'.repeat(24);
  const sofie = aUser({ name: 'Sofie', email: 'sofie@example.dk' });
  const bo = aUser({ name: 'Bo', email: 'bo@example.dk' });
  let cohosts: { userId: string; notices: boolean }[];
  let look: Partial<Parameters<typeof describedParty>[0]>;
  let mailer: RecordingMailer;
  let service: TestService;
  beforeEach(async () => {
    cohosts = [{ userId: bo.id, notices: false }];
    look = {};
    mailer = new RecordingMailer();
    service = await startMessaging({ mailer });
    service.rpc.answer(party.calls.describeParty, () => ({
      party: describedParty({ ...look, id: partyId }),
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
    expect(mailer.mails[0]?.mime).toContain('From: "Bo via Festlig"');
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

  it('has the picture of the invitation and its accent, and names who invites (rule: mail-look)', async () => {
    look = {
      title: 'Sommerfest',
      invitedBy: 'Sofie og Bo',
      heroImage: '/media/hero-images/party/lantern-night-dark.jpg',
    };
    await publish({ writerId: bo.id });
    await run();
    const words = wordsOf(mailer.mails[0]?.mime ?? '');
    expect(words).toContain('src="https://festlig.example/media/hero-images/party/mail/lantern-night-dark.jpg"');
    expect(words).toContain(`background:${heroAccent(look.heroImage ?? null)?.light};mso`);
    expect(words).toContain('>Sommerfest · Sofie og Bo inviterer</p>');
    expect(words).toContain('>Bo har skrevet til dig</h1>');
    expect(words).toContain('From: "Sofie og Bo via Festlig" <hej@festlig.example>');
    expect(replyTo()).toBe('Reply-To: "Bo" <bo@example.dk>');
  });

  it('has a host’s own picture, with the accent of its page', async () => {
    look = { heroImage: '/media/images/1/2/c0123456789abcd-dark.jpg', type: 'wedding' };
    await publish({ writerId: bo.id });
    await run();
    const words = wordsOf(mailer.mails[0]?.mime ?? '');
    expect(words).toContain('src="https://festlig.example/media/images/1/2/mail/c0123456789abcd-dark.jpg"');
    expect(words).toContain(`background:${DRAWINGS['linen-wreath']!.accent.light};mso`);
    expect(words).not.toContain(PRODUCT.light);
  });

  it('has no picture where the invitation has none', async () => {
    look = { heroImage: null };
    await publish({ writerId: bo.id });
    await run();
    expect(wordsOf(mailer.mails[0]?.mime ?? '')).not.toContain('<img');
  });
});
