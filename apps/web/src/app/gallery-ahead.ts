import i18next from 'i18next';
import { outputOf } from '../api/answers';
import { whenResting } from '../lib/when-resting';

// While the invitation rests, all files of the gallery that it links to; only the photos are missing then (rule:
// photo-ahead). A part of its own, because the invitation itself has no room for it.
whenResting(async () => {
  if (!document.querySelector('main a[href*="/photos"]')) return;
  await Promise.all([
    import('../features/gallery/routes/GalleryRoute'),
    i18next.loadNamespaces(['gallery', 'photo-upload']),
    outputOf('media.listPhotos'),
  ]);
});
