import type { Place } from '@festlig/contracts/party';

/** Knows where addresses are. */
export abstract class Places {
  /** What the text may mean, at most five; empty when nothing fits or nobody answers. Never throws. */
  abstract search(text: string): Promise<Place[]>;
}
