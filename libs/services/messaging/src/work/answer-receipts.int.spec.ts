import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { contacts } from '@festlig/contracts/contacts';
import { identity } from '@festlig/contracts/identity';
import { party } from '@festlig/contracts/party';
import { rsvpChanged, rsvpCreated, rsvpDeleted } from '@festlig/contracts/rsvp';
import { RecordingQueue } from '@festlig/platform/queue/testing/recording-queue';
import { RemoteFailure } from '@festlig/platform/errors';
import { Facts } from '@festlig/platform/outbox';
import { knownContact } from '@festlig/testing/contacts';
import { describedParty } from '@festlig/testing/party';
import { aUser, TestService } from '@festlig/testing/service';
import { NoticeJob } from '../jobs/notice.job';
import { SweepJob } from '../jobs/sweep.job';
import { RecordingMailer } from '../mailer.fixture';
import { startMessaging } from '../messaging.fixture';
import { NoticeRepository } from '../store/notice.repository';

const LEASE = 20_000;
const DELAY = 60_000;

describe('receipts of replies', () => {
  const partyId = 'a'.repeat(24);
  const rsvpId = '1'.repeat(24);
  const noticeId = `answer-${rsvpId}`;
  const anne = knownContact({ id: '3'.repeat(24), sid: 'AnneAnne', email: 'anne@list.dk' });
  const queue = new RecordingQueue();
  let mailer: RecordingMailer;
  let host = aUser({ name: 'Sofie', email_verified: true });
  let service: TestService;

  beforeEach(async () => {
    queue.forget();
    mailer = new RecordingMailer();
    host = aUser({ name: 'Sofie', email_verified: true });
    service = await startMessaging({ mailer, queue, environment: { MESSAGING_LEASE_MS: String(LEASE) } });
    service.rpc.answer(party.calls.describeParty, ({ partyId: id }) => ({
      party: describedParty({ id, slug: 'sofie40' }),
      ownerId: host.id,
    }));
    service.rpc.answer(identity.calls.getUser, () => host);
    service.rpc.answer(contacts.calls.findContact, ({ cid }) => ({ contact: cid === anne.id ? anne : null }));
  });
  afterEach(() => service.stop());

  const answer = (version: number, more: object = {}) => ({
    partyId,
    rsvpId,
    contactId: null,
    name: 'Anne Holm',
    isComming: true,
    numberOfPeople: version,
    companions: ['Hemmelige Hans'],
    comment: 'Hemmeligt',
    version,
    receipt: { rid: 'Zz1Zz1Zz1Zz1', email: 'anne@example.dk', fields: {} },
    ...more,
  });
  const publish = (...all: ReturnType<typeof answer>[]) =>
    service.bus.publish(
      all.map((data) => ({
        id: `fact-${data.rsvpId}-${data.version}`,
        type: data.version === 1 ? rsvpCreated.type : rsvpChanged.type,
        key: 'k',
        at: '2026-05-01T10:00:00.000Z',
        data,
      })),
    );
  const run = () => service.app.get(NoticeJob, { strict: false }).run({ noticeId });
  const stored = () => service.app.get(NoticeRepository, { strict: false }).find(noticeId);
  const text = (n: number) =>
    Buffer.from(
      (mailer.mails[n]?.mime ?? '')
        .replace(/=\r\n/g, '')
        .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
      'latin1',
    ).toString('utf8');

  it('say the last answer of each reply when many facts come at once, and nothing for one that is withdrawn', async () => {
    const [second, third] = ['2'.repeat(24), '3'.repeat(24)];
    await publish(answer(1), answer(1, { rsvpId: second }), answer(1, { rsvpId: third, receipt: null }));
    expect(queue.ids.filter((id) => id?.startsWith('answer-'))).toEqual([noticeId, `answer-${second}`]);
    await publish(answer(3), answer(2), answer(2, { rsvpId: second, receipt: null }));
    const find = (id: string) => service.app.get(NoticeRepository, { strict: false }).find(`answer-${id}`);
    expect(await stored()).toMatchObject({ status: 'due', version: 3, answer: { numberOfPeople: 3 } });
    expect(await find(second)).toMatchObject({ status: 'done', version: 2 });
    expect(await find(third)).toBeNull();
    await publish(answer(1), answer(2));
    expect(await stored()).toMatchObject({ status: 'due', version: 3, answer: { numberOfPeople: 3 } });
  });

  it('are mailed once, though the fact arrives twice, with the reply’s own link and without its comment', async () => {
    await publish(answer(1));
    expect(JSON.stringify(await stored())).not.toContain('Hemmelig');
    expect(queue.added.filter(({ id }) => id === noticeId)).toMatchObject([{ delay: DELAY }]);
    await run();
    await publish(answer(1));
    await run();
    expect(mailer.to).toEqual(['anne@example.dk']);
    expect(text(0)).toContain('https://festlig.example/sofie40?rid=Zz1Zz1Zz1Zz1');
    expect(text(0)).toContain('/calendar.ics?rid=Zz1Zz1Zz1Zz1');
    expect(text(0)).toContain(`Reply-To: "Sofie" <${host.email}>`);
    expect(text(0)).not.toContain('Hemmelig');
    expect(JSON.stringify(await stored())).not.toContain('anne@');
  });

  it('come from who invites, and answers to them go to the host (rule: mail-from-host)', async () => {
    const described = (id: string) => describedParty({ id, invitedBy: 'Ane og Per' });
    service.rpc.answer(party.calls.describeParty, ({ partyId: id }) => ({ party: described(id), ownerId: host.id }));
    await publish(answer(1));
    await run();
    expect(text(0)).toContain('From: "Ane og Per via Festlig" <hej@festlig.example>');
    expect(text(0)).toContain(`Reply-To: "Sofie" <${host.email}>`);
    expect(text(0)).toContain('Svar på denne mail går til Sofie.');
  });

  it.each([true, false])(
    'have the picture of the invitation where the answer is %s (rule: mail-look)',
    async (isComming) => {
      const named = (folder: string) => `/media/hero-images/party/${folder}lantern-night-dark.jpg`;
      const heroImage = named('');
      service.rpc.answer(party.calls.describeParty, ({ partyId: id }) => ({
        party: describedParty({ id, heroImage }),
        ownerId: host.id,
      }));
      await publish(answer(1, { isComming }));
      await run();
      expect(text(0)).toContain(`src="https://festlig.example${named('mail/')}"`);
    },
  );

  it('are one mail of the last of several changes, in whichever order the facts arrive', async () => {
    for (const version of [1, 3, 2]) await publish(answer(version));
    await run();
    expect(mailer.mails).toHaveLength(1);
    expect(text(0)).toContain('I er 3, der kommer');
    await publish(answer(4));
    await run();
    expect(text(1)).toContain('I er 4, der kommer');
  });

  it('are mailed by the sweep when the job was lost, and again under the same Message-ID after a crash', async () => {
    await publish(answer(1));
    service.clock.advance(DELAY + LEASE);
    await service.app.get(SweepJob, { strict: false }).sweep();
    expect(queue.added.filter(({ ensured }) => ensured).map(({ id }) => id)).toContain(noticeId);
    mailer.answer = () => ({ outcome: 'deferred', reason: 'unreachable' });
    await expect(run()).rejects.toThrow();
    expect(await stored()).toMatchObject({ status: 'due' });
    mailer.answer = () => ({ outcome: 'sent' });
    await run();
    expect(text(mailer.mails.length - 1)).toContain(`Message-ID: <${noticeId}.1@`);
  });

  it('are withdrawn when the reply is deleted, also where that is heard of before the answer', async () => {
    const deleted = () =>
      service.bus.publish([service.app.get(Facts).of(rsvpDeleted, { partyId, rsvpId, contactId: null })]);
    await publish(answer(1));
    expect(await stored()).toMatchObject({ status: 'due' });
    await deleted();
    await publish(answer(2));
    await run();
    expect(mailer.mails).toEqual([]);
    expect(await stored()).toMatchObject({ status: 'done' });
    expect(JSON.stringify(await stored())).not.toContain('anne@');
  });

  it('are withdrawn by a later answer that gets none, and by what a host changes', async () => {
    await publish(answer(1));
    await publish(answer(2, { receipt: null }));
    await run();
    expect(mailer.mails).toEqual([]);
    await publish(answer(1));
    await run();
    expect(mailer.mails).toEqual([]);
    await publish(answer(3));
    await publish(answer(4, { receipt: null, byHost: true }));
    await run();
    expect(mailer.mails).toEqual([]);
    await publish(answer(5));
    await run();
    expect(mailer.mails).toHaveLength(1);
  });

  it('go to the guest list’s address with the guest’s own link when the reply has no address', async () => {
    await publish(answer(1, { contactId: anne.id, receipt: { rid: 'Zz1Zz1Zz1Zz1', email: null, fields: {} } }));
    await run();
    expect(mailer.to).toEqual(['anne@list.dk']);
    expect(text(0)).toContain('https://festlig.example/sofie40?cid=AnneAnne');
    expect(text(0)).not.toContain('Zz1Zz1Zz1Zz1');
    expect(text(0)).toContain('Med: Hemmelige Hans');
    expect(text(0)).toContain('Din hilsen:\r\nHemmeligt');
    expect(JSON.stringify(await stored())).not.toContain('Hemmelig');
  });

  it('give an address that was typed neither the key of the guest on the list nor a name that a stranger chose', async () => {
    const typed = { rid: 'Zz1Zz1Zz1Zz1', email: 'typed@example.dk', fields: {} };
    await publish(answer(1, { contactId: anne.id, name: 'Køb billigt nu', receipt: typed }));
    await run();
    expect(mailer.to).toEqual(['typed@example.dk']);
    expect(text(0)).toMatch(/^To: <?typed@example\.dk>?\r$/m);
    expect(text(0)).toContain('https://festlig.example/sofie40?rid=Zz1Zz1Zz1Zz1');
    expect(text(0)).not.toContain('AnneAnne');
    expect(text(0)).not.toContain('Hemmelig');
  });

  it('quote nothing that was written by the key of the reply alone, which may be a stranger’s whom the host put on the list', async () => {
    const receipt = { rid: 'Zz1Zz1Zz1Zz1', email: anne.email, fields: {}, isOwnLink: false };
    await publish(answer(2, { contactId: anne.id, receipt }));
    expect(JSON.stringify(await stored())).not.toContain('Hemmelig');
    await run();
    expect(mailer.to).toEqual([anne.email]);
    expect(text(0)).not.toContain('Hemmelig');
    await publish(answer(3, { contactId: anne.id, receipt: { ...receipt, isOwnLink: true } }));
    await run();
    expect(text(1)).toContain('Din hilsen:\r\nHemmeligt');
  });

  it('name no address for answers when the host has not confirmed it', async () => {
    host = { ...host, email_verified: false };
    await publish(answer(1));
    await run();
    expect(text(0)).not.toMatch(/Reply-To|Svar på denne mail/);
  });

  it('are not mailed when the host has switched them off since, without an address, or after the party was deleted', async () => {
    await publish(answer(1, { receipt: { rid: 'Zz1Zz1Zz1Zz1', email: null, fields: {} } }));
    await run();
    service.rpc.answer(party.calls.describeParty, ({ partyId: id }) => ({
      party: describedParty({ id, rsvpReplyEmailDisabled: true }),
      ownerId: host.id,
    }));
    await publish(answer(2));
    await run();
    service.rpc.answer(party.calls.describeParty, () => {
      throw new RemoteFailure({ status: 404, body: { errors: {}, message: 'not_found' } });
    });
    await publish(answer(3));
    await run();
    expect(mailer.mails).toEqual([]);
    expect(await stored()).toMatchObject({ status: 'done', version: 3 });
  });
});
