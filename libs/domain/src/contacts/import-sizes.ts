/** How much of a list is worked on at a time. */
export class ImportSizes {
  /** Rows a chunk holds, and guests that are changed in one write. */
  readonly chunk: number = 1000;
  /** Rows that are imported, or taken back, while the host waits for the answer. */
  readonly atOnce: number = 5000;
}
