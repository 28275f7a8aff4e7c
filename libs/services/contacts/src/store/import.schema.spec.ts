import { describe, expect, it } from '@jest/globals';
import { ImportDocument } from './import.schema';

const expiresAt = new Date('2026-05-02T10:00:00Z');
const list = { _id: 'i', key: 'k', partyId: 'p', delimiter: ';', columns: { name: 0 }, header: true, expiresAt };
const given = { ...list, status: 'given', total: 2, chunks: 1 };

/** These lines compile only as long as the compiler refuses each marked line. */
function refusedByTheCompiler(list: ImportDocument): unknown {
  // @ts-expect-error a list that is being read has no total yet
  if (list.status === 'reading') return list.total;
  // @ts-expect-error a list whose import was not started has no count of guests
  if (list.status === 'given') return list.created;
  // @ts-expect-error an import that has ended has no next chunk
  if (list.status === 'ended') return list.next;
  // @ts-expect-error a running import has no number of guests left
  if (list.status === 'running') return list.left;
  return list.left;
}

describe('the schema of an import', () => {
  it('accepts an import with the fields of its status, and removes all other fields', () => {
    expect(ImportDocument.parse({ ...given, startedAt: null, ended: false })).toEqual(given);
    expect(refusedByTheCompiler(ImportDocument.parse(given))).toBeUndefined();
  });

  it.each([
    ['without a status', { ...list, total: 2, chunks: 1 }],
    ['that runs without its next chunk', { ...given, status: 'running' }],
    ['that is undone without a number of guests left', { ...given, status: 'undone' }],
  ])('refuses an import %s', (_, document) => expect(ImportDocument.safeParse(document).success).toBe(false));
});
