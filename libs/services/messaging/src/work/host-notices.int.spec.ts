import { identity, type User } from '@festlig/contracts/identity';
import { party, partyDeleted } from '@festlig/contracts/party';
import { rsvpCreated, rsvpReplied } from '@festlig/contracts/rsvp';
import { Facts } from '@festlig/platform/outbox';
import { RecordingQueue } from '@festlig/platform/queue/testing/recording-queue';
import { describedParty } from '@festlig/testing/party';
import { aUser, TestService } from '@festlig/testing/service';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { NoticeJob } from '../jobs/notice.job';
import { RecordingMailer } from '../mailer.fixture';
import { startMessaging } from '../messaging.fixture';
import { NoticeRepository } from '../store/notice.repository';

const partyId = 'a'.repeat(24);
const OF_PARTY = `replies-${partyId}`;

describe('mails about replies to the hosts of a party', () => {
  const queue = new RecordingQueue();
  const [owner, anne, bo] = [
    aUser({ email: 'sofie@example.dk' }),
    aUser({ email: 'anne@example.dk', language: 'en' }),
    aUser({ email: 'bo@example.dk' }),
  ];
  let users: User[];
  let cohosts: { userId: string; notices: boolean }[];
  let mailer: RecordingMailer;
  let service: TestService;
  beforeEach(async () => {
    queue.forget();
    mailer = new RecordingMailer();
    users = [owner, anne, bo];
    cohosts = [
      { userId: anne.id, notices: true },
      { userId: bo.id, notices: true },
    ];
    service = await startMessaging({ mailer, queue });
    service.rpc.answer(party.calls.describeParty, () => ({
      party: describedParty({ id: partyId }),
      ownerId: owner.id,
      cohosts,
    }));
    service.rpc.answer(identity.calls.getUser, ({ userId }) => users.find(({ id }) => id === userId) ?? owner);
  });
  afterEach(() => service.stop());

  const replied = (number: number, byHost = false) =>
    service.app.get(Facts).of(rsvpCreated, {
      partyId,
      contactId: null,
      isComming: true,
      numberOfPeople: 2,
      companions: ['Ida'],
      comment: '',
      version: 1,
      byHost,
      receipt: null,
      rsvpId: String(number).padStart(24, '0'),
      name: `Guest ${number}`,
    });
  const reply = (number: number) => service.bus.publish([replied(number)]);
  const run = (noticeId: string) => service.app.get(NoticeJob, { strict: false }).run({ noticeId });
  const ofHost = ({ id }: User) => `${OF_PARTY}-${id}`;
  const runAll = async () => {
    await run(OF_PARTY);
    for (const user of [owner, anne, bo]) await run(ofHost(user));
  };
  const mailTo = (user: User) => mailer.mails.filter(({ to }) => to === user.email).map(({ mime }) => mime);

  it('go to the owner and each co-host, in the language of each', async () => {
    await reply(1);
    await runAll();
    expect([...mailer.to].sort()).toEqual(['anne@example.dk', 'bo@example.dk', 'sofie@example.dk']);
    expect(mailTo(anne)[0]).toContain('1 new reply');
    expect(mailTo(anne)[0]).toContain('is coming, 2 people (with Ida)');
    expect(mailTo(anne)[0]).toContain('because you are a co-host');
    expect(mailTo(bo)[0]).toContain('1 nyt svar');
    expect(mailTo(owner)[0]).toContain('fordi du holder festen');
  });

  it('tell of many replies that came at once, each once though facts arrive twice, with one job', async () => {
    const facts = [replied(1), replied(2), replied(3, true), replied(4)];
    await service.bus.publish(facts);
    expect(queue.ids).toEqual([OF_PARTY]);
    await service.bus.publish([...facts.slice(1), replied(5)]);
    await service.bus.publish(facts.slice(2));
    const stored = await service.app.get(NoticeRepository, { strict: false }).find(OF_PARTY);
    const names = (stored as unknown as { replies: { name: string }[] }).replies.map(({ name }) => name);
    expect(names).toEqual(['Guest 1', 'Guest 2', 'Guest 4', 'Guest 5']);
  });

  it('are not caused by replies that hosts entered', async () => {
    await service.bus.publish([replied(1, true), replied(2, true)]);
    expect(queue.ids).toEqual([]);
  });

  it('do not go to a co-host who has switched them off for this party or in the account', async () => {
    cohosts = [
      { userId: anne.id, notices: false },
      { userId: bo.id, notices: true },
    ];
    users = [owner, anne, { ...bo, muteRsvps: true }];
    await reply(1);
    await runAll();
    expect(mailer.to).toEqual(['sofie@example.dk']);
  });

  it('do not go to a host whose address is not confirmed, because it may be a stranger’s', async () => {
    users = [{ ...owner, email_verified: false }, anne, { ...bo, email_verified: false }];
    await reply(1);
    await runAll();
    expect(mailer.to).toEqual(['anne@example.dk']);
  });

  it('reach a host who mutes replies about messages only', async () => {
    users = [{ ...owner, muteRsvps: true }, anne, bo];
    await reply(1);
    const sent = { messageId: '2'.repeat(24), isHost: false, writerId: null, entered: false };
    const thread = { rid: 'Zz1Zz1Zz1Zz1', contactId: null, email: null, ...sent };
    const message = { partyId, rsvpId: '1'.repeat(24), name: 'Anne', message: 'Må hunden med?', ...thread };
    await service.bus.publish([service.app.get(Facts).of(rsvpReplied, message)]);
    await runAll();
    expect(mailTo(owner)[0]).toContain('1 ny besked');
    expect(mailTo(owner)[0]).not.toContain('nyt svar');
  });

  it('are not doubled when the work is interrupted between two hosts', async () => {
    await reply(1);
    const [anyone] = queue.added;
    expect(anyone?.id).toBe(OF_PARTY);
    const adding = queue.add.bind(queue);
    let added = 0;
    queue.add = async (...given: Parameters<typeof adding>) => {
      if (++added === 2) throw new Error('interrupted');
      return adding(...given);
    };
    await expect(run(OF_PARTY)).rejects.toThrow('interrupted');
    queue.add = adding;
    await run(ofHost(owner));
    await reply(2);
    await runAll();
    await runAll();
    expect(mailTo(owner)).toHaveLength(2);
    expect(mailTo(owner)[1]).toContain('1 nyt svar');
    expect(mailTo(anne)).toHaveLength(1);
    expect(mailTo(anne)[0]).toContain('2 new replies');
    expect(mailTo(bo)).toHaveLength(1);
  });

  it('keep a host waiting alone whose mail the server defers', async () => {
    mailer.answer = ({ to }) =>
      to === anne.email ? { outcome: 'deferred', reason: 'unreachable' } : { outcome: 'sent' };
    await reply(1);
    await run(OF_PARTY);
    await expect(run(ofHost(anne))).rejects.toThrow();
    for (const user of [owner, bo]) await run(ofHost(user));
    mailer.answer = () => ({ outcome: 'sent' });
    await runAll();
    for (const user of [owner, anne, bo]) expect(mailTo(user)).toHaveLength(1);
  });

  it('do not go to a co-host who was removed before they were mailed', async () => {
    await reply(1);
    await run(OF_PARTY);
    cohosts = [];
    for (const user of [owner, anne, bo]) await run(ofHost(user));
    expect(mailer.to).toEqual(['sofie@example.dk']);
  });

  it('are deleted with the party, also those that hosts have not got yet', async () => {
    await reply(1);
    await run(OF_PARTY);
    await service.bus.publish([service.app.get(Facts).of(partyDeleted, { partyId })]);
    for (const id of [OF_PARTY, ...[owner, anne, bo].map(ofHost)]) {
      expect(await service.app.get(NoticeRepository, { strict: false }).find(id)).toBeNull();
    }
  });
});
