import { describe, expect, it } from '@jest/globals';
import { Notice, type NoticeDocument } from './notice.schema';

const at = new Date('2026-05-01T10:00:00Z');
const link = { userId: 'u', linkId: 'l' };

/** These lines compile only as long as the compiler refuses each marked line. */
function refusedByTheCompiler(notice: NoticeDocument): unknown {
  // @ts-expect-error a notice that is done has no content
  if (notice.status === 'done') return notice.link;
  // @ts-expect-error a link has no message of a host
  if (notice.kind === 'recovery') return notice.thread;
  // @ts-expect-error only messages in threads are counted in a quota
  if (notice.kind === 'help') return notice.quota;
  return notice.kind === 'replies' ? notice.replies : notice.dueAt;
}

describe('the schema of a notice', () => {
  it('accepts a notice with the content of its kind, and removes all other fields', () => {
    const notice = { _id: 'f', status: 'due', kind: 'verification', dueAt: at, link };
    expect(Notice.parse({ ...notice, verification: null, doneAt: null })).toEqual(notice);
    expect(refusedByTheCompiler(Notice.parse(notice))).toBe(at);
  });

  it.each([
    ['of no kind', { _id: 'f', status: 'due', dueAt: at, link }],
    ['without the content of its kind', { _id: 'f', status: 'due', kind: 'thread', dueAt: at, link }],
    ['that is due without a time', { _id: 'f', status: 'due', kind: 'verification', link, dueAt: null }],
  ])('refuses a notice %s', (_, notice) => expect(Notice.safeParse(notice).success).toBe(false));
});
