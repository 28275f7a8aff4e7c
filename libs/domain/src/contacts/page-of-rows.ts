/** Rows per page of an export. The first page is short, so that the download begins at once. */
export const EXPORT_ROWS = { first: 100, following: 250 };

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
