import type { Place } from '@festlig/contracts/party';

/** Finds addresses with their coordinates. */
export abstract class Places {
  /**
   * Returns at most five places that match the text; none when nothing matches or the service does not answer.
   * Never throws.
   */
  abstract search(text: string): Promise<Place[]>;

  /**
   * Returns where a typed address is; null when no place is surely meant, or the service does not answer. Never throws.
   */
  abstract locate(address: string): Promise<Pick<Place, 'latitude' | 'longitude'> | null>;
}
