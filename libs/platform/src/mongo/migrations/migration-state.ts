interface Counts {
  /** Number of documents that were migrated. */
  changed: number;
  /** Number of documents that could not be migrated, and the ids of the first ones. */
  refused: number;
  refusedIds: string[];
}

/** The progress of a migration, stored in its service's database. `_id` is the migration's id. */
export type MigrationState = OpenMigration | (Counts & { _id: string; status: 'done'; doneAt: Date });

export interface OpenMigration extends Counts {
  _id: string;
  status: 'open';
  /**
   * The second pass goes through everything again, for documents that processes of the previous version wrote
   * meanwhile.
   */
  pass: 1 | 2;
  /** The id of the last document processed; empty before the first. */
  cursor: string;
  /** When this pass may start. */
  dueAt: Date;
  /** Increases with each lease: a process that has lost its lease can no longer write. */
  attempt: number;
  leaseUntil: Date;
}

/** Documents of one batch. An embedded store has one thread and answers nobody else during a batch. */
export const BATCH = 100;
/** Milliseconds a batch may take before another process takes over the migration. */
export const LEASE = 20_000;
/** Milliseconds after which no process of the previous version runs any more. */
const REPLACED_WITHIN = 3_600_000;
/** Number of refused ids that are stored. */
const LISTED = 20;

export const later = (moment: Date, milliseconds: number): Date => new Date(moment.getTime() + milliseconds);

/** The state of a migration that has not begun and that no process works on. */
export const opened = (_id: string, now: Date): OpenMigration => ({
  _id,
  status: 'open',
  pass: 1,
  cursor: '',
  dueAt: now,
  attempt: 0,
  leaseUntil: now,
  changed: 0,
  refused: 0,
  refusedIds: [],
});

/** The state after a batch with these ids. */
export function advanced(
  state: OpenMigration,
  ids: readonly string[],
  outcome: { changed: number; refusedIds: readonly string[] },
  now: Date,
): MigrationState {
  // Each pass counts the refused documents from zero.
  const refusedBefore = state.cursor === '' ? { refused: 0, refusedIds: [] } : state;
  const counts: Counts = {
    changed: state.changed + outcome.changed,
    refused: refusedBefore.refused + outcome.refusedIds.length,
    refusedIds: [...refusedBefore.refusedIds, ...outcome.refusedIds].slice(0, LISTED),
  };
  if (ids.length === BATCH) return { ...state, ...counts, cursor: ids.at(-1) ?? '', leaseUntil: later(now, LEASE) };
  if (state.pass === 1)
    return { ...state, ...counts, pass: 2, cursor: '', dueAt: later(now, REPLACED_WITHIN), leaseUntil: now };
  return { _id: state._id, status: 'done', doneAt: now, ...counts };
}
