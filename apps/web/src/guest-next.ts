import { linksToPhotos } from './components/PartyLinks';
import type { GuestStore } from './guest/guest-store';
import { keepCopy } from './guest/keep-copy';
import { whenResting } from './lib/when-resting';

/** What a guest's page does once it has loaded and the browser rests. */
export async function prepareNext(store: GuestStore): Promise<void> {
  keepCopy(store);
  // What the invitation links to is likely to be opened next (rule: photo-ahead).
  if (!linksToPhotos()) return;
  const { loadGallery } = await import('./app/gallery-ahead');
  await loadGallery();
  // Not together: a tap waits until what has come is evaluated.
  whenResting(() => import('./app/take-over'));
}
