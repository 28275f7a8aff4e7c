import { describe, expect, it } from '@jest/globals';
import { heroThumb, heroTone, heroUpright } from './hero-image';

const PICTURE = '/media/hero-images/party/confetti-light.jpg';

describe('a hero image', () => {
  it('has its other sizes in folders beside it', () => {
    expect(heroThumb(PICTURE)).toBe('/media/hero-images/party/thumbs/confetti-light.jpg');
    expect(heroUpright(PICTURE)).toBe('/media/hero-images/party/upright/confetti-light.jpg');
  });

  it('says its tone in its name; paper is light, what does not say is dark', () => {
    expect(heroTone(PICTURE)).toBe('light');
    expect(heroTone(null)).toBe('light');
    expect(heroTone('/media/hero-images/party/dusk-dark.jpg')).toBe('dark');
    expect(heroTone('/media/uploads/light-years.png')).toBe('dark');
  });
});
