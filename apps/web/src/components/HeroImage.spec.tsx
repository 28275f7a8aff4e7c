import { afterEach, expect, it } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import { HeroImage, type HeroSize } from './HeroImage';

afterEach(cleanup);

const candidates = (size: HeroSize) => {
  const { container } = render(<HeroImage src="/media/hero-images/party/a-light.jpg" size={size} />);
  return [...container.querySelectorAll('source, img')].map((each) =>
    [each.getAttribute('media'), each.getAttribute('srcset') ?? each.getAttribute('src')]
      .filter((part) => part !== null)
      .join(' ')
      .replace('/media/hero-images/party/', ''),
  );
};

it('offers a page the upright picture to narrow screens and the whole one to others, the smallest format first (rule: hero-formats)', () => {
  const narrow = '(max-width: 559px)';
  expect(candidates('page')).toEqual([
    `${narrow} upright/a-light.avif`,
    `${narrow} upright/a-light.webp`,
    `${narrow} upright/a-light.jpg`,
    'a-light.avif',
    'a-light.webp',
    'a-light.jpg',
  ]);
});

it('offers a narrow box the upright picture alone', () =>
  expect(candidates('upright')).toEqual(['avif', 'webp', 'jpg'].map((format) => `upright/a-light.${format}`)));

it('offers a wide box the whole picture, also on narrow screens', () =>
  expect(candidates('wide')).toEqual(['avif', 'webp', 'jpg'].map((format) => `a-light.${format}`)));

it('shows a card the thumbnail', () => expect(candidates('thumb')).toEqual(['thumbs/a-light.jpg']));

it('has nothing to load without a picture', () => {
  const { container } = render(<HeroImage src={null} />);
  expect(container.querySelector('picture')).toBeNull();
});
