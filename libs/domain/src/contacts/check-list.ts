import type { Problems } from '@festlig/contracts/define';

/** Most bytes of a guest list in a file (rule: import-limits). */
export const LIST_BYTES = 20_000_000;

/**
 * Checks a guest list before it is read, for the form and the service: there is pasted text, or a file that is not too
 * large. Whether there are guests in it is known only by reading it.
 */
export function checkList({
  text = '-',
  bytes = 0,
}: {
  text?: string | undefined;
  bytes?: number;
}): Problems<'csv', 'csv_empty' | 'csv_too_large'> {
  if (bytes > LIST_BYTES) return { csv: { code: 'csv_too_large' } };
  return text.trim() === '' ? { csv: { code: 'csv_empty' } } : {};
}
