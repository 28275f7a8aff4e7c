import { describe, expect, it } from '@jest/globals';
import {
  heroFoot,
  heroIn,
  heroInMail,
  heroThumb,
  heroTone,
  heroUntitled,
  heroUpright,
  isBelowTitle,
  layoutOf,
  pageTone,
  titlePlace,
} from './hero-image';

const PICTURE = '/media/hero-images/party/confetti-light.jpg';

describe('hero images', () => {
  it('have their other sizes in folders beside them', () => {
    expect(heroThumb(PICTURE)).toBe('/media/hero-images/party/thumbs/confetti-light.jpg');
    expect(heroUpright(PICTURE)).toBe('/media/hero-images/party/upright/confetti-light.jpg');
  });

  it('are in other formats beside their JPEG (rule: hero-formats)', () => {
    expect(heroIn(PICTURE, 'avif')).toBe('/media/hero-images/party/confetti-light.avif');
    expect(heroIn(heroUpright(PICTURE), 'webp')).toBe('/media/hero-images/party/upright/confetti-light.webp');
  });

  it('are shown whole without a title, except frames (rule: hero-untitled)', () => {
    expect(heroUntitled(PICTURE)).toBe(PICTURE);
    expect(heroUntitled('/media/images/1/2/crop-wreath-dark.jpg')).toBe('/media/images/1/2/crop-wreath-dark.jpg');
    expect(heroUntitled('/media/hero-images/wedding/paper-arches-light.jpg')).toBe(
      '/media/hero-images/wedding/parts/paper-arches-light.jpg',
    );
  });

  it('have a part of their own in mails, a drawing what is drawn and a host’s own what is seen of it there (rule: mail-look)', () => {
    expect(heroInMail(PICTURE)).toBe('/media/hero-images/party/mail/confetti-light.jpg');
    expect(heroInMail('/media/images/1/2/crop-wreath-dark.jpg')).toBe('/media/images/1/2/mail/crop-wreath-dark.jpg');
  });

  it('have a lower part in mails, beside the upper one (rule: mail-look)', () => {
    const upper = heroInMail('/media/hero-images/wedding/paper-arches-light.jpg');
    expect(heroFoot(upper)).toBe('/media/hero-images/wedding/feet/paper-arches-light.jpg');
    expect(heroFoot(heroInMail(PICTURE))).toBe('/media/hero-images/party/feet/confetti-light.jpg');
    expect(heroFoot(heroInMail('/media/images/1/2/crop-wreath-dark.jpg'))).toBeNull();
    // Older sends show another part, which does not fade into the ground.
    expect(heroFoot('/media/hero-images/wedding/parts/paper-arches-light.jpg')).toBeNull();
  });

  it('whose title is above what is drawn stand below it in mails as well, in one part (rule: mail-look)', () => {
    const candles = '/media/hero-images/birthday/candle-glow-dark.jpg';
    expect(isBelowTitle(heroInMail(candles))).toBe(true);
    expect(heroFoot(heroInMail(candles))).toBeNull();
    expect(isBelowTitle(candles)).toBe(false);
    expect(isBelowTitle(heroInMail(PICTURE))).toBe(false);
    expect(isBelowTitle(heroInMail('/media/images/1/2/crop-glow-dark.jpg'))).toBe(false);
  });

  it('have the tone in their name; paper is light, and an own photo gets dark to its foot, where its title stands (rule: own-hero-clear)', () => {
    expect(heroTone(PICTURE)).toBe('light');
    expect(heroTone(null)).toBe('light');
    expect(heroTone('/media/hero-images/party/dusk-dark.jpg')).toBe('dark');
    expect(heroTone('/media/images/1/2/c0ffee-40-light.jpg')).toBe('dark');
  });

  it.each([
    ['a drawing', PICTURE, { picture: 'on', beside: 'beside', under: 'under' }, 'on'],
    ['a host’s own', '/media/images/1/2/crop-light.jpg', { picture: 'on', beside: 'beside', under: 'under' }, 'under'],
    [
      'a frame, of which half an arch would stand above the title',
      '/media/hero-images/wedding/linen-wreath-light.jpg',
      { picture: 'on', beside: 'beside', under: 'on' },
      'on',
    ],
    ['the paper without one', null, { picture: 'on', beside: 'on', under: 'on' }, 'on'],
  ] as const)(
    'have the title where the host chose, on the classic card where it always is: %s (rule: layout-chosen)',
    (_, heroImage, chosen, classic) => {
      for (const layout of ['picture', 'beside', 'under'] as const) {
        expect(layoutOf({ heroImage, themeName: 'default', layout })).toBe(chosen[layout]);
        expect(layoutOf({ heroImage, themeName: 'legacyDefault', layout })).toBe(classic);
      }
    },
  );

  it('give a page their tone where its title is on them, and nowhere else (rule: layout-chosen)', () => {
    const dusk = { heroImage: '/media/hero-images/party/dusk-dark.jpg', themeName: 'default' } as const;
    expect(pageTone({ ...dusk, layout: 'picture' })).toBe('dark');
    expect(pageTone({ ...dusk, layout: 'under' })).toBe('light');
    expect(pageTone({ ...dusk, heroImage: PICTURE, layout: 'picture' })).toBe('light');
    const own = { ...dusk, heroImage: '/media/images/1/2/crop-light.jpg' };
    expect(pageTone({ ...own, layout: 'picture' })).toBe('dark');
    expect(pageTone({ ...own, layout: 'beside' })).toBe('light');
    expect(pageTone({ ...own, themeName: 'legacyDefault', layout: 'picture' })).toBe('light');
  });

  it('have the title where nothing is drawn, which is the width of colours alone; of a host’s own picture it is not known (rules: title-on-calm, own-hero-clear)', () => {
    expect(titlePlace(PICTURE)).toBe('below');
    expect(titlePlace('/media/hero-images/wedding/linen-wreath-light.jpg')).toBe('within');
    expect(titlePlace('/media/hero-images/gradients/fjord-blue-dark.jpg')).toBe('across');
    expect(titlePlace('/media/images/1/2/crop-dark.jpg')).toBe('under');
    expect(titlePlace(null)).toBe('across');
  });
});
