import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Migrations } from '@festlig/platform/mongo/migrations';
import { messagingEnvironment } from '@festlig/testing/messaging';
import { TestService } from '@festlig/testing/service';
import { getModelToken } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { WholeMessaging } from '../messaging.fixture';
import { noticesByKind } from './notice.migration';
import { NoticeRepository } from './notice.repository';
import { NOTICES } from './notice.schema';

const [dueAt, doneAt] = [new Date('2026-05-01T10:00:00Z'), new Date('2026-05-01T10:05:00Z')];
const partyId = 'a'.repeat(24);
/** The fields that an earlier version, without kinds, wrote. */
const NOTHING = { verification: null, digest: null, quota: null, replies: [], seen: [], doneAt: null };
const link = { userId: 'u', linkId: 'l' };
const thread = {
  partyId,
  rid: 'Zz1Zz1Zz1Zz1',
  contactId: null,
  name: 'Anne',
  email: 'anne@example.dk',
  message: 'Hej',
};
const help = { userId: null, userEmail: 'bo@example.dk', partyId: null, entry: 'Hvordan?', language: 'da' };
const quota = { userId: 'u', inbox: null, limit: 20 };
const news = { rsvpId: 'r', name: 'Anne', isComming: true, numberOfPeople: 2, comment: '', factId: 'f-1' };
const forgotten = { verification: null, recovery: null, thread: null, help: null };

const CASES: [what: string, old: { _id: string }, becomes: object][] = [
  [
    'a verification',
    { ...NOTHING, _id: 'f1', dueAt, verification: link } as never,
    { _id: 'f1', status: 'due', kind: 'verification', dueAt, link },
  ],
  [
    'a recovery',
    { ...NOTHING, _id: 'f2', dueAt, recovery: link } as never,
    { _id: 'f2', status: 'due', kind: 'recovery', dueAt, link },
  ],
  [
    'the words of a thread',
    { ...NOTHING, _id: 'f3', dueAt, thread } as never,
    { _id: 'f3', status: 'due', kind: 'thread', dueAt, thread },
  ],
  [
    'the words of a thread that were counted',
    { ...NOTHING, _id: 'f4', dueAt, thread, quota } as never,
    { _id: 'f4', status: 'due', kind: 'thread', dueAt, thread, quota },
  ],
  [
    'a question to support',
    { ...NOTHING, _id: 'help-k', dueAt, help, digest: 'd' } as never,
    { _id: 'help-k', status: 'due', kind: 'help', dueAt, help, digest: 'd' },
  ],
  [
    'news of replies',
    { _id: `replies-${partyId}`, dueAt, verification: null, replies: [news], seen: ['f-1'], doneAt: null } as never,
    { _id: `replies-${partyId}`, status: 'due', kind: 'replies', partyId, dueAt, replies: [news], seen: ['f-1'] },
  ],
  [
    'news of replies that were told',
    { _id: `replies-${partyId}`, verification: null, replies: [], seen: ['f-1'], doneAt } as never,
    { _id: `replies-${partyId}`, status: 'done', kind: 'replies', partyId, doneAt, seen: ['f-1'] },
  ],
  [
    'a mail that has left',
    { ...NOTHING, ...forgotten, _id: 'f5', doneAt } as never,
    { _id: 'f5', status: 'done', kind: 'forgotten', doneAt },
  ],
  [
    'the mail of a thread that has left',
    { ...NOTHING, ...forgotten, _id: 'f6', doneAt, quota } as never,
    { _id: 'f6', status: 'done', kind: 'thread', doneAt },
  ],
  [
    'a question that has been mailed',
    { ...NOTHING, ...forgotten, _id: 'help-m', doneAt, digest: 'd' } as never,
    { _id: 'help-m', status: 'done', kind: 'help', doneAt, digest: 'd' },
  ],
];

describe('notices that were stored before kinds existed', () => {
  let service: TestService;
  let notices: Model<object>['collection'];
  beforeAll(async () => {
    service = await TestService.start({
      service: 'messaging',
      module: WholeMessaging,
      now: '2026-05-01T10:10:00Z',
      environment: messagingEnvironment(),
    });
    notices = service.app.get<Model<object>>(getModelToken(NOTICES), { strict: false }).collection;
  });
  afterAll(() => service.stop());
  beforeEach(() => notices.deleteMany({}));
  const repository = () => service.app.get(NoticeRepository, { strict: false });

  it.each(CASES)("are read in today's form: %s", async (_, old, becomes) => {
    await notices.insertOne(old as never);
    expect(await repository().find(old._id)).toEqual(becomes);
  });

  it.each(CASES)("are migrated to today's form: %s", async (_, old, becomes) => {
    expect(noticesByKind.becomes(old)).toEqual(becomes);
    expect(noticesByKind.becomes(becomes as never)).toBeNull();
  });

  it('are all migrated by the job', async () => {
    const each = CASES.filter(([what]) => what !== 'news of replies');
    await notices.insertMany(each.map(([, old]) => old as never));
    await service.app.get(Migrations, { strict: false }).run('notices-by-kind');
    const now = await notices.find().sort({ _id: 1 }).toArray();
    expect(now).toEqual(
      each
        .map(([, , becomes]) => becomes)
        .toSorted((a, b) => (a as { _id: string })._id.localeCompare((b as { _id: string })._id)),
    );
  });

  it('are left as they are when they are due but hold nothing to mail', () => {
    expect(() => noticesByKind.becomes({ ...NOTHING, _id: 'f1', dueAt })).toThrow('it is due and says nothing');
  });

  it('accept another reply beside the replies they hold', async () => {
    const [, old] = CASES.find(([what]) => what === 'news of replies')!;
    await notices.insertOne(old as never);
    const next = { ...news, rsvpId: 's', name: 'Bo' };
    await repository().addNews(partyId, [{ ...news, factId: 'f-1' }], dueAt);
    await repository().addNews(partyId, [{ ...next, factId: 'f-2' }], dueAt);
    expect(await repository().find(old._id)).toMatchObject({
      status: 'due',
      replies: [news, { ...next, factId: 'f-2' }],
      seen: ['f-1', 'f-2'],
    });
  });
});
