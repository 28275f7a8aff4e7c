import type { Import, ImportError } from '@festlig/contracts/contacts';

/** How far an import is: rows done, or guests removed when it is undone. */
export const progressOf = ({ undo, done, total, created }: Pick<Import, 'undo' | 'done' | 'total' | 'created'>) =>
  undo ? { done: undo.removed, total: created } : { done, total };

/** Rows the host chose to skip, and rows that need correction: how many, and which. */
export interface LeftOut {
  skipped: number;
  toMend: number;
  rows: ImportError[];
}

const isSkipped = ({ reason }: ImportError): boolean => reason === 'already_on_list';

/**
 * The rows that were not imported. When only the first of them are known, the skipped ones cannot be counted, so all
 * count as rows to correct.
 */
export function leftOut({ wrong, errors }: Pick<Import, 'wrong' | 'errors'>): LeftOut {
  if (errors.length < wrong) return { skipped: 0, toMend: wrong, rows: errors };
  const rows = errors.filter((row) => !isSkipped(row));
  return { skipped: errors.length - rows.length, toMend: rows.length, rows };
}
