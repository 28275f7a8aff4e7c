import type { Party } from '@festlig/contracts/party';
import { afterEach, expect, it } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { InvitationHero } from '../../../../components/InvitationHero';
import { layoutOf } from '@festlig/domain/web/hero-image';
import { LocalHero } from './LocalHero';

afterEach(cleanup);

const LAYOUTS = {
  Plakat: { themeName: 'default', layout: 'picture' },
  Delt: { themeName: 'default', layout: 'beside' },
  Bred: { themeName: 'default', layout: 'under' },
  Klassisk: { themeName: 'legacyDefault', layout: 'picture' },
} as const satisfies Record<string, Pick<Party, 'themeName' | 'layout'>>;
const made = { wide: 'blob:wide', upright: 'blob:upright' };
/** The picture's frame, which says what of it is shown, and what a wide screen and a phone load. */
const drawn = () => {
  const image = document.querySelector('picture')!;
  const phones = [...image.querySelectorAll('source')].filter(({ media }) => media);
  const isUpright = (address: string) => address.includes('upright');
  const onDesk = isUpright(image.querySelector('img')!.getAttribute('src')!);
  return {
    frame: image.parentElement!.parentElement!.className,
    upright: { onDesk, onPhone: onDesk || phones.some(({ srcset }) => isUpright(srcset)) },
  };
};

it.each(Object.entries(LAYOUTS))(
  'is in its frame as the same picture is once it has been sent, in the layout %s (rules: own-picture-of-draft, own-hero-clear)',
  (_, looks) => {
    const heroImage = 'local:c0ffee-dark.jpg';
    const { unmount } = render(<LocalHero party={{ heroImage, ...looks }} made={made} title="Fest" />);
    const local = drawn();
    unmount();
    const sent = { heroImage: '/media/images/1/2/c0ffee-dark.jpg', ...looks };
    render(<InvitationHero heroImage={sent.heroImage} layout={layoutOf(sent)} title="Fest" />);
    expect(local).toEqual(drawn());
    expect(local.upright).toEqual({ onDesk: looks.layout === 'beside', onPhone: true });
  },
);

it('has a dark ground until it has been made', () => {
  render(<LocalHero party={{ heroImage: 'local:c0ffee-dark.jpg', ...LAYOUTS.Delt }} made={undefined} title="Fest" />);
  expect(document.querySelector('picture')).toBeNull();
  expect(document.querySelector('[data-local-hero]')).toBeNull();
});

it('is as high on a phone as the same photo of a saved page: only a drawing is lower (rule: own-picture-of-draft)', () => {
  const sheet = readFileSync('apps/web/src/components/hero.module.css', 'utf8');
  const [, lower = ''] = /([^{}]*) \{\s+aspect-ratio: 10 \/ 7;/.exec(sheet)!;
  const selector = lower.replace(/\/\*[^*]*\*\//, '').trim();
  const isLower = () => document.querySelector(selector) !== null;
  const { rerender } = render(
    <LocalHero party={{ heroImage: 'local:c0ffee-dark.jpg', ...LAYOUTS.Delt }} made={made} title="Fest" />,
  );
  expect(isLower()).toBe(false);
  rerender(<InvitationHero heroImage="/media/images/1/2/c0ffee-dark.jpg" layout="beside" title="Fest" />);
  expect(isLower()).toBe(false);
  rerender(<InvitationHero heroImage="/media/hero-images/party/a-light.jpg" layout="beside" title="Fest" />);
  expect(isLower()).toBe(true);
});
