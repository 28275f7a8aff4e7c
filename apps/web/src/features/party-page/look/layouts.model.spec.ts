import { describe, expect, it } from '@jest/globals';
import { chosenLayout, LAYOUTS, offeredLayouts } from './layouts.model';

const drawing = '/media/hero-images/party/streamers-light.jpg';
const photo = '/media/images/a/b/c-light.jpg';

describe('the layouts that a host can choose (rule: layout-chosen)', () => {
  it.each([
    ['a drawing', drawing, ['poster', 'split', 'banner', 'classic']],
    ['an own photo, over which nothing lies', photo, ['split', 'banner', 'classic']],
    ['no picture', null, ['poster', 'classic']],
  ])('are those that differ with %s, and each is the chosen one once it is stored', (_, heroImage, names) => {
    expect(offeredLayouts(heroImage)).toEqual(names);
    for (const name of offeredLayouts(heroImage)) expect(chosenLayout({ heroImage, ...LAYOUTS[name] })).toBe(name);
  });

  it('have what an own photo has by itself as their chosen one, where its host has chosen none', () => {
    expect(chosenLayout({ heroImage: photo, themeName: 'default', layout: 'picture' })).toBe('split');
    expect(chosenLayout({ heroImage: drawing, themeName: 'default', layout: 'picture' })).toBe('poster');
    expect(chosenLayout({ heroImage: null, themeName: 'default', layout: 'beside' })).toBe('poster');
  });
});
