import { HeroImagePath } from '@festlig/contracts/party';
import { describe, expect, it } from '@jest/globals';
import { heroThumb, heroTone } from './hero-image';
import { ownHero, ownImageOf, smallTextImage, textImage } from './own-image';

const ref = { partyId: 'a'.repeat(24), imageId: 'b'.repeat(24) };

describe('the address of an own picture', () => {
  it('names its party and its picture', () => {
    for (const path of [textImage(ref), smallTextImage(ref), ownHero(ref, 'c0ffee', 'dark')]) {
      expect(ownImageOf(path)).toEqual(ref);
    }
  });

  it('is valid as a hero picture, with its thumbnail, and its title stands on paper, whatever an earlier version named it', () => {
    const path = ownHero(ref, 'c0ffee', 'dark');
    expect(HeroImagePath.safeParse(path).success).toBe(true);
    expect(heroTone(path)).toBe('dark');
    expect(heroThumb(path)).toBe(`/media/images/${ref.partyId}/${ref.imageId}/thumbs/c0ffee-dark.jpg`);
  });

  it.each([
    '/media/hero-images/party/confetti-light.jpg',
    `/media/images/${ref.partyId}/large.jpg`,
    `/media/images/../${ref.partyId}/${ref.imageId}/large.jpg`,
    `https://evil.example/media/images/${ref.partyId}/${ref.imageId}/large.jpg`,
    `/media/images/${ref.partyId}/${ref.imageId}x/large.jpg`,
  ])('is not found in %s', (path) => {
    expect(ownImageOf(path)).toBeNull();
  });
});
