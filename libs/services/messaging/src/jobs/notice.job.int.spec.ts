import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { contacts } from '@festlig/contracts/contacts';
import { emailVerificationRequested, identity, passwordRecoveryRequested } from '@festlig/contracts/identity';
import { party } from '@festlig/contracts/party';
import { rsvpChanged, rsvpCreated, rsvpReplied } from '@festlig/contracts/rsvp';
import { isSubscriptionSignature, subscriptionHash, subscriptionPath } from '@festlig/domain/contacts/subscription';
import { RecordingQueue } from '@festlig/platform/queue/testing/recording-queue';
import { CallError, RemoteFailure } from '@festlig/platform/errors';
import { knownContact } from '@festlig/testing/contacts';
import { describedParty } from '@festlig/testing/party';
import { aUser, TestService } from '@festlig/testing/service';
import { type OutgoingMail } from '../adapters/mailer';
import { RecordingMailer } from '../mailer.fixture';
import { startMessaging } from '../messaging.fixture';
import { aSend } from '../send.fixture';
import { NoticeRepository } from '../store/notice.repository';
import { FRESH, SendRepository } from '../store/send.repository';
import { NoticeJob } from './notice.job';
import { SweepJob } from './sweep.job';

const LEASE = 20_000;
/** The LINK_SECRET of the service under test. */
const SECRET = 'a secret for tests only';
const LINK = 'c'.repeat(24);

describe('notices', () => {
  const partyId = 'a'.repeat(24);
  const queue = new RecordingQueue();
  const ensured = () => queue.added.filter(({ ensured: had }) => had).map(({ id }) => id);
  let mailer: RecordingMailer;
  let mails: readonly OutgoingMail[];
  let host = aUser({ name: 'Sofie' });
  /** Hash of an address that has unsubscribed. */
  let gone = '';
  let service: TestService;

  beforeEach(async () => {
    queue.forget();
    mailer = new RecordingMailer();
    mails = mailer.mails;
    host = aUser({ name: 'Sofie' });
    gone = '';
    service = await startMessaging({ mailer, queue, environment: { MESSAGING_LEASE_MS: String(LEASE) } });
    service.rpc.answer(party.calls.describeParty, ({ partyId: id }) => ({
      party: describedParty({ id, slug: 'sofie40' }),
      ownerId: host.id,
    }));
    service.rpc.answer(identity.calls.getUser, () => host);
    service.rpc.answer(contacts.calls.getSubscription, ({ hash, signature }) => ({
      subscribed: !isSubscriptionSignature(hash, signature, SECRET) || hash !== gone,
    }));
    service.rpc.answer(identity.calls.getMailedLink, ({ userId, linkId }) => {
      const { email, name, language } = host;
      return { link: userId === host.id && linkId === LINK ? { email, name, language, token: 'a-token' } : null };
    });
  });
  afterEach(() => service.stop());

  const publish = (type: string, id: string, data: unknown) =>
    service.bus.publish([{ id, type, key: 'k', at: '2026-05-01T10:00:00.000Z', data }]);
  const reply = (number: number) => ({
    partyId,
    rsvpId: String(number).padStart(24, '0'),
    contactId: null,
    name: `Gæst ${number}`,
    isComming: true,
    numberOfPeople: 2,
    comment: '',
    version: 1,
  });
  const runOne = (noticeId: string) => service.app.get(NoticeJob, { strict: false }).run({ noticeId });
  /** The news of a party continue as those of its owner. */
  const run = async (noticeId: string) => {
    await runOne(noticeId);
    if (noticeId === `replies-${partyId}`) await runOne(`${noticeId}-${host.id}`);
  };
  const text = (mail: OutgoingMail | undefined) =>
    Buffer.from(
      (mail?.mime ?? '')
        .replace(/=\r\n/g, '')
        .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
      'latin1',
    ).toString('utf8');

  it.each([
    ['confirm the address', emailVerificationRequested.type, 'verify-email'],
    ['choose a new password', passwordRecoveryRequested.type, 'change-password'],
  ])('mail the link to %s once, however often the fact arrives', async (_, type, page) => {
    const data = { userId: host.id, linkId: LINK };
    await publish(type, 'fact-1', data);
    await run('fact-1');
    await publish(type, 'fact-1', data);
    await run('fact-1');
    expect(mailer.to).toEqual([host.email]);
    expect(text(mails[0])).toContain(`https://festlig.example/da/${page}?token=a-token`);
    const kept = await service.app.get(NoticeRepository, { strict: false }).find('fact-1');
    expect(JSON.stringify(kept)).not.toContain(LINK);
  });

  it('say in the mail that confirms the address how many guests the one send has that waits for it (rule: send-waits-for-verification)', async () => {
    const sends = service.app.get(SendRepository, { strict: false });
    const waits = { ...FRESH, state: 'unverified' as const, total: 3 };
    const words = async (fact: string) => {
      await publish(emailVerificationRequested.type, fact, { userId: host.id, linkId: LINK });
      await run(fact);
      return text(mails.at(-1));
    };
    const now = service.clock.now();
    await sends.create(aSend({ createdAt: now, startedBy: host.id }), waits);
    const said = await words('fact-1');
    expect(said).toContain('Derefter sender vi din invitation til 3 gæster.');
    // Somebody else may have typed the address, who would choose what is mailed to it.
    expect(said).not.toContain('”Fest”');
    const [_id, other] = ['e'.repeat(24), 'f'.repeat(24)];
    await sends.create(aSend({ _id, partyId: other, createdAt: now, startedBy: host.id }), waits);
    expect(await words('fact-2')).toContain('Derefter kan du sende dine invitationer, og en, der venter');
  });

  it('mail no link that has stopped working meanwhile', async () => {
    service.rpc.answer(identity.calls.getMailedLink, () => ({ link: null }));
    await publish(emailVerificationRequested.type, 'fact-1', { userId: host.id, linkId: LINK });
    await run('fact-1');
    expect(mails).toEqual([]);
    const kept = await service.app.get(NoticeRepository, { strict: false }).find('fact-1');
    expect(kept).toEqual({ _id: 'fact-1', status: 'done', kind: 'verification', doneAt: service.clock.now() });
  });

  it('wait while the mail server is unreachable', async () => {
    const data = { userId: host.id, linkId: LINK };
    mailer.answer = () => ({ outcome: 'deferred', reason: 'unreachable' });
    await publish(emailVerificationRequested.type, 'fact-1', data);
    await expect(run('fact-1')).rejects.toThrow();
    mailer.answer = () => ({ outcome: 'sent' });
    await run('fact-1');
    expect(mails).toHaveLength(1);
  });

  it('are queued again when their job is lost, until they are sent', async () => {
    const data = { userId: host.id, linkId: LINK };
    const sweeper = service.app.get(SweepJob, { strict: false });
    await publish(emailVerificationRequested.type, 'fact-1', data);
    await sweeper.sweep();
    expect(ensured()).toEqual([]);
    service.clock.advance(LEASE);
    await sweeper.sweep();
    expect(ensured()).toEqual(['fact-1']);
    await run('fact-1');
    await sweeper.sweep();
    expect(ensured()).toEqual(['fact-1']);
  });

  it('collect several replies in one mail to the host, each reply once', async () => {
    await publish(rsvpCreated.type, 'fact-1', reply(1));
    await publish(rsvpCreated.type, 'fact-2', reply(2));
    await publish(rsvpChanged.type, 'fact-3', reply(3));
    await publish(rsvpCreated.type, 'fact-2', reply(2));
    expect(queue.added[0]).toMatchObject({ id: `replies-${partyId}`, delay: 60_000 });
    await run(`replies-${partyId}`);
    expect(mails).toHaveLength(1);
    expect(text(mails[0])).toContain('3 nye svar');
    expect(text(mails[0])).toMatch(/https:\/\/festlig\.example\/sofie40\/rsvps\s/);
    expect(text(mails[0])).not.toContain('rsvps?id=');
    await publish(rsvpCreated.type, 'fact-1', reply(1));
    await run(`replies-${partyId}`);
    expect(mails).toHaveLength(1);
    await publish(rsvpCreated.type, 'fact-4', reply(4));
    await run(`replies-${partyId}`);
    expect(mails).toHaveLength(2);
    expect(text(mails[1])).toContain('1 nyt svar');
    expect(text(mails[1])).toContain(`https://festlig.example/sofie40/rsvps?id=${reply(4).rsvpId}`);
  });

  it('report a reply that was changed meanwhile once, in its latest version', async () => {
    await publish(rsvpCreated.type, 'fact-1', { ...reply(1), isComming: false });
    await publish(rsvpCreated.type, 'fact-2', reply(2));
    await publish(rsvpChanged.type, 'fact-3', { ...reply(1), version: 2 });
    await run(`replies-${partyId}`);
    expect(text(mails[0])).toContain('2 nye svar');
    expect(text(mails[0])).not.toContain('kan ikke komme');
  });

  it('say of a changed reply what was answered before', async () => {
    const before = { isComming: true, numberOfPeople: 2 };
    await publish(rsvpChanged.type, 'fact-1', { ...reply(1), isComming: false, numberOfPeople: 0, version: 2, before });
    await run(`replies-${partyId}`);
    expect(text(mails[0])).toContain('1 rettet svar');
    expect(text(mails[0])).toContain('Gæst 1 har rettet sit svar fra ja (2 personer) til nej');
  });

  it('do not report replies that a host entered', async () => {
    await publish(rsvpCreated.type, 'fact-1', { ...reply(1), byHost: true });
    await publish(rsvpChanged.type, 'fact-2', { ...reply(2), byHost: true });
    await run(`replies-${partyId}`);
    expect([queue.added, mails]).toEqual([[], []]);
    await publish(rsvpCreated.type, 'fact-3', { ...reply(3), byHost: false });
    await run(`replies-${partyId}`);
    expect(text(mails[0])).toContain('1 nyt svar');
  });

  const thread = (fields: object) => ({
    partyId,
    rsvpId: '1'.repeat(24),
    rid: 'Zz1Zz1Zz1Zz1',
    contactId: null,
    name: 'Anne',
    email: 'anne@example.dk',
    messageId: '2'.repeat(24),
    message: 'Må hunden med?',
    isHost: false,
    ...fields,
  });

  it("report guests' messages too, unless the host has muted them", async () => {
    await publish(rsvpCreated.type, 'fact-1', reply(1));
    await publish(rsvpReplied.type, 'fact-2', thread({}));
    await publish(rsvpReplied.type, 'fact-2', thread({}));
    await run(`replies-${partyId}`);
    expect(mailer.to).toEqual([host.email]);
    expect(text(mails[0])).toContain('1 nyt svar, 1 ny besked');
    await publish(rsvpReplied.type, 'fact-4', thread({ message: 'Og katten?' }));
    await run(`replies-${partyId}`);
    expect(text(mails[1])).toContain(`https://festlig.example/sofie40/rsvps?id=${'1'.repeat(24)}`);
    host = { ...host, muteRsvpMessages: true };
    await publish(rsvpReplied.type, 'fact-5', thread({}));
    await run(`replies-${partyId}`);
    expect(mails).toHaveLength(2);
  });

  it("mail a host's message to the guest once, with the guest's own link to the thread (rule: thread-mail)", async () => {
    await publish(rsvpReplied.type, 'fact-1', thread({ isHost: true, message: 'Ja, gerne' }));
    await run('fact-1');
    await publish(rsvpReplied.type, 'fact-1', thread({ isHost: true, message: 'Ja, gerne' }));
    await run('fact-1');
    expect(mailer.to).toEqual(['anne@example.dk']);
    expect(text(mails[0])).toContain('Ja, gerne');
    expect(text(mails[0])).toContain('https://festlig.example/sofie40?rid=Zz1Zz1Zz1Zz1#thread');
    const kept = await service.app.get(NoticeRepository, { strict: false }).find('fact-1');
    expect(JSON.stringify(kept)).not.toContain('anne');
  });

  it('let the guest answer the host and unsubscribe with one click', async () => {
    await publish(rsvpReplied.type, 'fact-1', thread({ isHost: true, message: 'Ja, gerne' }));
    await run('fact-1');
    const stop = `https://festlig.example${subscriptionPath('anne@example.dk', SECRET)}`;
    const mime = mails[0]?.mime ?? '';
    expect(mime).toContain(`List-Unsubscribe: <${stop}>\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n`);
    expect(mime).toContain(`Reply-To: "Sofie" <${host.email}>\r\n`);
    expect(text(mails[0])).toContain(stop);
  });

  it("do not mail a guest whose address has unsubscribed, whether it is the reply's or the guest list's", async () => {
    const anne = knownContact({ id: '3'.repeat(24), sid: 'AnneAnne', email: 'anne@list.dk' });
    service.rpc.answer(contacts.calls.findContact, () => ({ contact: anne }));
    gone = subscriptionHash('anne@example.dk');
    await publish(rsvpReplied.type, 'fact-1', thread({ isHost: true }));
    await run('fact-1');
    gone = subscriptionHash('anne@list.dk');
    await publish(rsvpReplied.type, 'fact-2', thread({ isHost: true, contactId: anne.id, email: null }));
    await run('fact-2');
    expect(mails).toEqual([]);
    await publish(rsvpReplied.type, 'fact-3', thread({ isHost: true }));
    await run('fact-3');
    expect(mailer.to).toEqual(['anne@example.dk']);
  });

  it('wait while contacts cannot say whether the guest has unsubscribed', async () => {
    service.rpc.answer(contacts.calls.getSubscription, () => {
      throw new CallError('unavailable');
    });
    await publish(rsvpReplied.type, 'fact-1', thread({ isHost: true }));
    await expect(run('fact-1')).rejects.toThrow();
    expect(mails).toEqual([]);
  });

  it('do not mail an address that only the host has entered', async () => {
    await publish(rsvpReplied.type, 'fact-1', thread({ isHost: true, entered: true }));
    await run('fact-1');
    expect(mails).toEqual([]);
  });

  it("mail a known guest at the guest list's address, and nobody without an address or when the party has turned it off", async () => {
    const anne = knownContact({ id: '3'.repeat(24), sid: 'AnneAnne', email: 'anne@list.dk' });
    service.rpc.answer(contacts.calls.findContact, ({ cid }) => ({ contact: cid === anne.id ? anne : null }));
    const known = thread({ isHost: true, contactId: anne.id, email: null });
    await publish(rsvpReplied.type, 'fact-1', known);
    await run('fact-1');
    expect(mailer.to).toEqual(['anne@list.dk']);
    expect(text(mails[0])).toContain('https://festlig.example/sofie40?cid=AnneAnne');
    await publish(rsvpReplied.type, 'fact-2', thread({ isHost: true, email: null }));
    await run('fact-2');
    service.rpc.answer(party.calls.describeParty, ({ partyId: id }) => ({
      party: describedParty({ id, rsvpReplyEmailDisabled: true }),
      ownerId: host.id,
    }));
    await publish(rsvpReplied.type, 'fact-3', known);
    await run('fact-3');
    expect(mails).toHaveLength(1);
  });

  it('are not mailed to a host who has muted them, nor about a deleted party', async () => {
    host = { ...host, muteRsvps: true };
    await publish(rsvpCreated.type, 'fact-1', reply(1));
    await run(`replies-${partyId}`);
    host = { ...host, muteRsvps: false };
    service.rpc.answer(party.calls.describeParty, () => {
      throw new RemoteFailure({ status: 404, body: { errors: {}, message: 'not_found' } });
    });
    await publish(rsvpCreated.type, 'fact-2', reply(2));
    await run(`replies-${partyId}`);
    expect(mails).toEqual([]);
  });
});
