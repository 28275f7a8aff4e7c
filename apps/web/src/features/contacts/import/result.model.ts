import type { Import } from '@festlig/contracts/contacts';

/** How far an import is: rows done, or guests removed when it is undone. */
export const progressOf = ({ undo, done, total, created }: Pick<Import, 'undo' | 'done' | 'total' | 'created'>) =>
  undo ? { done: undo.removed, total: created } : { done, total };
