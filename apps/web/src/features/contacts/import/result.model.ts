import type { Import, ImportError } from '@festlig/contracts/contacts';

/** How far an import is: rows done, or guests gone when it is taken back. */
export const progressOf = ({ undo, done, total, created }: Pick<Import, 'undo' | 'done' | 'total' | 'created'>) =>
  undo ? { done: undo.removed, total: created } : { done, total };

/** Rows the host agreed to skip, and how many (and which) are to be mended. */
export interface LeftOut {
  skipped: number;
  toMend: number;
  rows: ImportError[];
}

const isSkipped = ({ reason }: ImportError): boolean => reason === 'already_on_list';

/** What of a list did not come along. Where not every row is told, nobody can say which kind the others are. */
export function leftOut({ wrong, errors }: Pick<Import, 'wrong' | 'errors'>): LeftOut {
  if (errors.length < wrong) return { skipped: 0, toMend: wrong, rows: errors };
  const rows = errors.filter((row) => !isSkipped(row));
  return { skipped: errors.length - rows.length, toMend: rows.length, rows };
}
