import type { GalleryState, Photo } from '@festlig/contracts/media';

/** A public photo, as a guest's browser receives it. `nth` tells several apart; shapes differ. */
export const aPhoto = (nth = 1, fields: Partial<Photo> = {}): Photo => {
  const id = nth.toString(16).padStart(24, '0');
  const [width, height] = nth % 3 === 0 ? [1200, 1600] : [2400, 1600];
  return {
    id,
    src: `/media/photos/${'a'.repeat(24)}/${id}/${'5'.repeat(16)}/1600.jpg`,
    name: null,
    createdAt: null,
    public: true,
    width,
    height,
    blur: 'data:image/webp;base64,UklGRg==',
    mine: false,
    ...fields,
  };
};

/** An open gallery without a limit. */
export const anOpenGallery = (fields: Partial<GalleryState> = {}): GalleryState => ({
  sees: true,
  uploads: true,
  opensAt: null,
  why: null,
  limit: null,
  left: null,
  ...fields,
});
