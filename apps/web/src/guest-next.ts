import { linksToPhotos } from './components/PartyLinks';
import type { GuestStore } from './guest/guest-store';
import { keepCopy } from './guest/keep-copy';

/** What a guest's page does once it has loaded and the browser rests. */
export async function prepareNext(store: GuestStore): Promise<void> {
  keepCopy(store);
  // What the invitation links to is likely to be opened next (rule: photo-ahead).
  if (!linksToPhotos()) return;
  const loading = import('./app/gallery-ahead').then(({ loadGallery }) => loadGallery());
  await Promise.all([import('./app/take-over'), loading]);
}
