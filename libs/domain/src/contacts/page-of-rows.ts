/** Rows per page of an export. The first page is short, so that the download begins at once. */
const ROWS = { first: 100, following: 250 };

/** Rows that are read for a page if only some of them are wanted. */
const LOOKED_AT = 1000;

/**
 * Most characters of a page of an export, as JSON. As spreadsheet cells and as an answer between services they can
 * become several times as many. Making a page blocks the process, so pages are short.
 */
const MOST = 1_000_000;

/** The first rows, as many as fit on a page. At least one, so that the next page can continue after it. */
export function pageOfRows<T>(rows: readonly T[], most = MOST): T[] {
  let length = 0;
  const beyond = rows.findIndex((row, index) => (length += JSON.stringify(row).length) > most && index > 0);
  return beyond < 0 ? [...rows] : rows.slice(0, beyond);
}

interface ExportAsked<T> {
  /** The first page of a file. */
  first: boolean;
  /** So many rows that follow the page before. */
  read: (limit: number) => Promise<T[]>;
  /** Which of the rows are wanted; all when left out. */
  wants?: (row: T) => boolean;
}

/** A page of an export. `last`: the row behind which the next page goes on; null when there is none. */
export async function exportPage<T>({ first, read, wants }: ExportAsked<T>): Promise<{ rows: T[]; last: T | null }> {
  const following = first ? ROWS.first : ROWS.following;
  const limit = wants ? LOOKED_AT : following;
  const found = await read(limit);
  const wanted = wants ? found.filter(wants) : found;
  const rows = pageOfRows(wanted);
  const isCut = rows.length < wanted.length;
  if (!isCut && found.length < limit) return { rows, last: null };
  return { rows, last: (isCut ? rows : found).at(-1) ?? null };
}
