import { outputOf } from '../api/answers';
import { languageOfDocument } from '../i18n/language';
import { aroundTexts } from '../i18n/load';

/**
 * Loads all files of the gallery; only the photos are missing then (rule: photo-ahead). A part of its own, because the
 * invitation itself has no room for it.
 */
export const loadGallery = (): Promise<unknown> =>
  Promise.all([
    import('../features/gallery/routes/GalleryRoute'),
    aroundTexts(languageOfDocument()),
    outputOf('media.listPhotos'),
  ]);
