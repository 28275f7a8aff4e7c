import type { Migration, StoredDocument } from '@festlig/platform/mongo/migrations';
import { ImportDocument } from './import.schema';

/** A time that is already due, so that the next sweep checks the import. */
const OVERDUE = new Date(0);

function becomes({ startedAt, ended, undone, left, takenBack, next, sweepAt, ...old }: StoredDocument): object {
  const list = { mail: 0, text: 0, phoneOnly: 0, unreachable: [], ...old };
  const known = (fields: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined));
  if (undone && takenBack) return { ...list, status: 'undone', left: left ?? 0, ...known({ sweepAt }) };
  const waiting = old['chunks'] === 0 ? 'reading' : 'given';
  const was = ended ? 'ended' : startedAt ? 'running' : waiting;
  const overdue = { sweepAt: sweepAt ?? OVERDUE };
  if (undone) return { ...list, status: 'undoing', after: was, ...known({ startedAt, left }), ...overdue };
  if (was === 'ended') return { ...list, status: was, startedAt };
  if (was === 'running') return { ...list, status: was, startedAt, next, ...overdue };
  return { ...list, status: was };
}

/**
 * In older imports `startedAt`, `ended`, `undone` and `takenBack` together made the state; the migration stores the
 * status.
 */
export const importsByStatus: Migration<typeof ImportDocument> = {
  id: 'imports-by-status',
  collection: 'imports',
  form: ImportDocument,
  becomes: (document) => ('status' in document ? null : becomes(document)),
};
