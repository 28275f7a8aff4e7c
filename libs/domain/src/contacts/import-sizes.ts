/** How many rows of a list are processed at a time. */
export class ImportSizes {
  /** Rows per chunk, and guests changed in one write. */
  readonly chunk: number = 1000;
  /** Rows that are imported or undone while the host waits for the answer. */
  readonly atOnce: number = 5000;
}
