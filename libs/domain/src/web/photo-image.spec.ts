import { describe, expect, it } from '@jest/globals';
import { photoAt, photoImage } from './photo-image';

describe('the address of a photo', () => {
  const src = photoImage({ partyId: 'p', photoId: 'f', secret: 'x1' });

  it('names its party and photo, and a secret that cannot be known from them', () =>
    expect(src).toBe('/media/photos/p/f/x1/1600.jpg'));

  it('leads to those of its other sizes and formats', () => {
    expect(photoAt(src, 500, 'avif')).toBe('/media/photos/p/f/x1/500.avif');
    expect(photoAt(src, 1600, 'webp')).toBe('/media/photos/p/f/x1/1600.webp');
    expect(photoAt(src, 'full', 'jpg')).toBe('/media/photos/p/f/x1/full.jpg');
  });
});
