import type { OwnImage } from '@festlig/contracts/media';

/** A host's own picture that can be cropped, as the host's browser receives it. */
export const anOwnImage = (fields: Partial<OwnImage> = {}): OwnImage => ({
  imageId: 'b'.repeat(24),
  status: 'ready',
  refusal: null,
  src: '/media/x.jpg',
  width: 1000,
  height: 1000,
  crops: [],
  ended: true,
  ...fields,
});
