/** Rows a page of an export: few on the first one, so that the file begins to come at once. */
export const EXPORT_ROWS = { first: 100, following: 250 };

/**
 * Characters of a page of an export, as JSON. As the cells of a spreadsheet, and as an answer between services, they can
 * become some times as many. A page is made in one go, and nobody else is answered meanwhile: it is a short one.
 */
const MOST = 1_000_000;

/** The first of the rows, as many as a page holds; at least one, so that the next page goes on behind it. */
export function pageOfRows<T>(rows: readonly T[], most = MOST): T[] {
  let length = 0;
  const beyond = rows.findIndex((row, index) => (length += JSON.stringify(row).length) > most && index > 0);
  return beyond < 0 ? [...rows] : rows.slice(0, beyond);
}
