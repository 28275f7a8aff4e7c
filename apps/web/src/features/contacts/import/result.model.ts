import type { Import, ImportPreview } from '@festlig/contracts/contacts';

/** What happens to guests who are already on the list or earlier in the file. */
export type Duplicates = 'skip' | 'add';

/** The preview's counts of the guests who will be added, as the host has chosen. */
export function addedOf(preview: ImportPreview, choice: Duplicates): ImportPreview {
  if (choice === 'skip') return preview;
  const { count, ...more } = preview.duplicates;
  const names = Object.keys(more) as (keyof typeof more)[];
  const sums = Object.fromEntries(names.map((name) => [name, preview[name] + more[name]]));
  return { ...preview, ...sums, guests: preview.guests + count };
}

/** How far an import is: rows done, or guests removed when it is undone. */
export const progressOf = ({ undo, done, total, created }: Pick<Import, 'undo' | 'done' | 'total' | 'created'>) =>
  undo ? { done: undo.removed, total: created } : { done, total };
