import { aboutLast } from './device-draft.model';

/** The picture of the last draft of this device; null when it has none. Apart from the rest, which every page of the app loads. */
export function lastDraftPicture(): string | null {
  const picture = aboutLast().draft?.heroImage;
  return typeof picture === 'string' ? picture : null;
}
