import { describe, expect, it } from '@jest/globals';
import { channelsOf } from './hero-colours';
import { contrast, luminance } from '../media/contrast';
import { CARDS } from './accent-rules';
import { hueAccent, photoAccent } from './photo-accent';
import { hueOf } from './photo-hue';

const photo = (...colours: string[]) => `/media/images/1/2/c0ffee-${colours.join('')}-light.jpg`;
const greys = ['000000', '808080', 'f4f0e8', '8a8078'];
const strongest = (hex = '') => channelsOf(hex).indexOf(Math.max(...channelsOf(hex)));

describe('the accent of a host’s own picture (rule: accent-of-picture)', () => {
  it.each([
    ['c04030', 0],
    ['2f8040', 1],
    ['304a90', 2],
  ])('has the hue of its most colourful colour: #%s', (colour, channel) => {
    for (const path of [photo(colour, ...greys), photo(...greys, colour)]) {
      const accent = photoAccent(`https://festlig.example${path}`);
      expect(accent).toEqual({
        light: expect.stringMatching(/^#[0-9a-f]{6}$/),
        dark: expect.stringMatching(/^#[0-9a-f]{6}$/),
      });
      expect([strongest(accent?.light), strongest(accent?.dark)]).toEqual([channel, channel]);
    }
  });

  it('has the hue of the vivid colour, which stands after the others, whichever is the most colourful', () => {
    const rows = ['c04030', ...greys].join('');
    expect(strongest(photoAccent(`/media/images/1/2/c0ffee-${rows}304a90-light.jpg`)?.light)).toBe(2);
    expect(photoAccent(`/media/images/1/2/c0ffee-${rows}808080-light.jpg`)).toBeNull();
  });

  it('is more saturated where it would be brown', () => {
    const spread = (colour: string) => {
      const { light = '' } = photoAccent(photo(colour, ...greys)) ?? {};
      return Math.max(...channelsOf(light)) / Math.min(...channelsOf(light));
    };
    expect(spread('f0965a')).toBeGreaterThan(spread('785082'));
  });

  it('is brick rather than brown over an evening sun, while a hue that a host picks stays what it is', () => {
    const hueIn = (light = '') => hueOf(channelsOf(light));
    const sunset = photo('f0965a', ...greys);
    expect(hueIn(photoAccent(sunset)?.light)).toBeLessThan(12);
    expect(hueIn(hueAccent('hue-24')?.light)).toBeGreaterThan(20);
    expect(hueIn(photoAccent(photo('2f8040', ...greys))?.light)).toBeGreaterThan(120);
  });

  it('is deep on light paper and pale in the dark, however bright the picture is', () => {
    for (const colour of ['200810', 'd05080', 'ffe0ec']) {
      const { light = '', dark = '' } = photoAccent(photo(colour, ...greys)) ?? {};
      expect(Math.max(...channelsOf(light))).toBeLessThan(0xa0);
      expect(Math.min(...channelsOf(dark))).toBeGreaterThan(0x90);
    }
  });

  it.each([
    ['all of whose colours are grey', photo('7a7a7a', ...greys)],
    ['whose colours are not known', '/media/images/1/2/c0123456789abcd-dark.jpg'],
    ['that is a drawing', '/media/hero-images/wedding/linen-wreath-light.jpg'],
    ['that is not there', null],
  ])('is none for a picture %s', (_, path) => expect(photoAccent(path)).toBeNull());
});

describe('the accent of a hue (rule: look-chosen)', () => {
  const between = (one: string, other: string) => contrast(luminance(channelsOf(one)), luminance(channelsOf(other)));

  it('has that hue, and can be read on paper and in the dark, whichever it is', () => {
    for (let hue = 0; hue < 360; hue += 1) {
      const { light, dark } = hueAccent(`hue-${hue}`)!;
      for (const tone of [light, dark]) expect((hueOf(channelsOf(tone)) - hue + 363) % 360).toBeLessThan(6);
      expect(between(light, CARDS.light)).toBeGreaterThan(4.5);
      expect(between(light, '#ffffff')).toBeGreaterThan(4.5);
      expect(between(dark, CARDS.dark)).toBeGreaterThan(4.5);
    }
  });

  it('is none for a colour with a name', () => {
    for (const colour of ['picture', 'plum'] as const) expect(hueAccent(colour)).toBeNull();
  });
});
