import type { Place } from '@festlig/contracts/party';

/** Finds addresses with their coordinates. */
export abstract class Places {
  /**
   * Returns at most five places that match the text; none when nothing matches or the service does not answer.
   * Never throws.
   */
  abstract search(text: string): Promise<Place[]>;
}
