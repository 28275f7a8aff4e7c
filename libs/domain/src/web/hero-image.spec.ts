import { describe, expect, it } from '@jest/globals';
import { heroThumb, heroTone, heroUpright } from './hero-image';

const PICTURE = '/media/hero-images/party/confetti-light.jpg';

describe('hero images', () => {
  it('have their other sizes in folders beside them', () => {
    expect(heroThumb(PICTURE)).toBe('/media/hero-images/party/thumbs/confetti-light.jpg');
    expect(heroUpright(PICTURE)).toBe('/media/hero-images/party/upright/confetti-light.jpg');
  });

  it('have the tone in their name; paper is light, and a name without a tone is dark', () => {
    expect(heroTone(PICTURE)).toBe('light');
    expect(heroTone(null)).toBe('light');
    expect(heroTone('/media/hero-images/party/dusk-dark.jpg')).toBe('dark');
    expect(heroTone('/media/uploads/light-years.png')).toBe('dark');
  });
});
