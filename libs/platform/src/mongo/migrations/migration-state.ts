interface Counts {
  /** Documents that were given their form. */
  changed: number;
  /** Documents that could not be, and the ids of the first of them. */
  refused: number;
  refusedIds: string[];
}

/** How far a migration has come, in the database of its service. `_id` is the migration's. */
export type MigrationState = OpenMigration | (Counts & { _id: string; status: 'done'; doneAt: Date });

export interface OpenMigration extends Counts {
  _id: string;
  status: 'open';
  /** The second goes through everything again, for what processes of the version before have written meanwhile. */
  pass: 1 | 2;
  /** The id of the last document that was looked at; empty before the first. */
  cursor: string;
  /** When this pass may begin. */
  dueAt: Date;
  /** Grows with each lease: who has lost it writes no more. */
  attempt: number;
  leaseUntil: Date;
}

/** Documents of one batch: while it is done nobody else is answered by a store with one thread. */
export const BATCH = 250;
/** Milliseconds a batch may take before another process takes the migration up. */
export const LEASE = 20_000;
/** Milliseconds after which the last process of the version before has gone. */
const REPLACED_WITHIN = 3_600_000;
/** Ids that are listed: as many as somebody looks at. */
const LISTED = 20;

export const later = (moment: Date, milliseconds: number): Date => new Date(moment.getTime() + milliseconds);

/** Nothing is done yet, and nobody does it. */
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

/** After a batch of documents with these ids, of which some were changed and some could not be. */
export function advanced(
  state: OpenMigration,
  ids: readonly string[],
  outcome: { changed: number; refusedIds: readonly string[] },
  now: Date,
): MigrationState {
  // Each pass counts those that cannot be migrated anew.
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
