import { describe, expect, it } from '@jest/globals';
import { chosenLayout, LAYOUTS, layoutWithPhoto, offeredLayouts } from './layouts.model';

const drawing = '/media/hero-images/party/streamers-light.jpg';
const photo = '/media/images/a/b/c-light.jpg';

describe('the layouts that a host can choose (rule: layout-chosen)', () => {
  it.each([
    ['a drawing', drawing, ['poster', 'split', 'banner', 'classic']],
    ['an own photo', photo, ['poster', 'split', 'banner', 'classic']],
    [
      'a frame, which has its title within',
      '/media/hero-images/wedding/linen-wreath-light.jpg',
      ['poster', 'split', 'classic'],
    ],
    ['no picture', null, ['poster', 'classic']],
  ])('are those that differ with %s, and each is the chosen one once it is stored', (_, heroImage, names) => {
    expect(offeredLayouts(heroImage)).toEqual(names);
    for (const name of offeredLayouts(heroImage)) expect(chosenLayout({ heroImage, ...LAYOUTS[name] })).toBe(name);
  });

  it('have the title on the picture as their chosen one, where the host has chosen none', () => {
    expect(chosenLayout({ heroImage: photo, themeName: 'default', layout: 'picture' })).toBe('poster');
    expect(chosenLayout({ heroImage: drawing, themeName: 'default', layout: 'picture' })).toBe('poster');
    expect(chosenLayout({ heroImage: null, themeName: 'default', layout: 'beside' })).toBe('poster');
  });
});

describe('the layout of a page that gets a photo (rule: own-hero-tall)', () => {
  it('is the one beside the photo where a tall one takes the place of a drawing in the first layout', () => {
    for (const heroImage of [drawing, null])
      expect(layoutWithPhoto({ heroImage, ...LAYOUTS.poster }, true)).toBe(LAYOUTS.split.layout);
  });

  it('stays what it is for a wide photo, in a layout that was chosen, and where another photo was before', () => {
    expect(layoutWithPhoto({ heroImage: drawing, ...LAYOUTS.poster }, false)).toBe('picture');
    expect(layoutWithPhoto({ heroImage: photo, ...LAYOUTS.poster }, true)).toBe('picture');
    for (const name of ['split', 'banner', 'classic'] as const)
      expect(layoutWithPhoto({ heroImage: drawing, ...LAYOUTS[name] }, true)).toBe(LAYOUTS[name].layout);
  });
});
