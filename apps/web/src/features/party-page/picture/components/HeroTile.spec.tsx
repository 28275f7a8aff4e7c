import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { fakeServer, renderRoute } from '../../../../components/testing/render-route';
import { HeroTilesSkeleton } from './HeroTile';

it.each([
  { on: 'a phone', isUpright: true, shape: '10 / 11' },
  { on: 'a wide screen', isUpright: false, shape: '16 / 9' },
])(
  'stands for nine pictures of the shape that $on shows until they are known (rule: hero-chooser)',
  async ({ isUpright, shape }) => {
    fakeServer({ 'GET /api/initial': () => ({ user: null, language: 'en', flags: {}, providerKeys: {} }) });
    await renderRoute(<HeroTilesSkeleton isUpright={isUpright} />);
    expect(screen.getAllByRole('status').some(({ textContent }) => textContent === 'Loading …')).toBe(true);
    const bones = [...document.querySelectorAll<HTMLElement>('[aria-hidden]')];
    expect(bones.filter(({ style }) => style.aspectRatio === shape)).toHaveLength(9);
  },
);
