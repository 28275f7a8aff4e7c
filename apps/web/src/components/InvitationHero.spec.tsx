import { CONTRAST, veiled } from '@festlig/domain/media/contrast';
import { type Box, type Colour, TITLE_BOXES } from '@festlig/domain/media/title-box';
import { TONES } from '@festlig/domain/media/tones';
import { worstContrast } from '@festlig/domain/media/veil';
import { channelsOf } from '@festlig/domain/web/hero-colours';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { InvitationHero } from './InvitationHero';

afterEach(cleanup);

const sheet = readFileSync('apps/web/src/components/hero.module.css', 'utf8');
/** The element in which the title stands. */
const place = () => screen.getByText('Fest');
const percent = (share: number): string => `${share * 100}%`;
const insetOf = ({ top, side, bottom }: Box): string => `${percent(top)} ${percent(side)} ${percent(bottom)}`;
const insets = () => ['--upright', '--wide'].map((name) => place().style.getPropertyValue(name));
const expected = (boxes: { upright: Box; wide: Box }) => [insetOf(boxes.upright), insetOf(boxes.wide)];

describe('the title on the picture of an invitation', () => {
  it.each(['/media/images/1/2/c0ffee-light.jpg', '/media/images/1/2/c0ffee-40-dark.jpg', 'local:c0ffee-light.jpg'])(
    "stands at the foot of a host's own, in pale letters, and where the layout says so beside or below it in the colours of the page, also before that is sent: %s (rule: own-hero-clear)",
    (heroImage) => {
      const { rerender } = render(<InvitationHero heroImage={heroImage} title="Fest" />);
      expect(insets()).toEqual(['', '']);
      expect(place().className).toContain('dark');
      expect(place().hasAttribute('data-on-picture')).toBe(true);
      expect(place().parentElement?.className).toContain('photo');
      for (const layout of ['beside', 'under'] as const) {
        rerender(<InvitationHero heroImage={heroImage} layout={layout} title="Fest" />);
        expect(insets()).toEqual(['', '']);
        expect(place().className).not.toMatch(/dark|light/);
        expect(place().hasAttribute('data-on-picture')).toBe(false);
        expect(place().parentElement?.className).toMatch(/clear(?!.*photo)/);
      }
    },
  );

  it('can be read on the lightest photo, which gets dark above it and goes over into the deep accent (rule: own-hero-clear)', () => {
    const [, dark = '', strength = ''] =
      /\.photo \.group > \* \{[^}]*#0000, .+#(\w{6})(\w{2}) [^#]+, var\(--deep\)/.exec(sheet)!;
    const share = parseInt(strength, 16) / 255;
    const white: Colour = [255, 255, 255];
    expect(worstContrast([veiled(white, channelsOf(`#${dark}`), share)], 'dark')).toBeGreaterThan(CONTRAST);
  });

  it.each(['/media/hero-images/party/confetti-dusk-dark.jpg', null])(
    'stands on every other picture, whose colours it keeps in the dark: %s',
    (heroImage) => {
      render(<InvitationHero heroImage={heroImage} title="Fest" />);
      expect(place().hasAttribute('data-on-picture')).toBe(true);
      expect(place().parentElement?.className).not.toMatch(/clear|photo/);
    },
  );

  it('leaves out the lower edge of a photo where less of its height is shown, of no drawing (rule: own-hero-clear)', () => {
    const edges = [...sheet.matchAll(/\.(\w+) \{\s+--edge: ([^;]+);/g)].map(([, name, edge]) => `${name}: ${edge}`);
    expect(edges).toEqual(['clear: 0 0', 'above: 0 100%', 'under: top', 'photo: top']);
  });

  it('shows in place of the picture what is given instead', () => {
    render(<InvitationHero heroImage="local:c0ffee" image={<b>Foto</b>} title="Fest" />);
    expect(screen.getByText('Foto')).toBeTruthy();
    expect(document.querySelector('img')).toBeNull();
  });

  it('stands where nothing is drawn on a picture of the product (rule: title-on-calm)', () => {
    render(<InvitationHero heroImage="/media/hero-images/wedding/linen-wreath-light.jpg" title="Fest" />);
    expect(insets()).toEqual(expected(TITLE_BOXES.within));
  });

  it.each([null, '/media/hero-images/gradients/fjord-blue-dark.jpg'])(
    'has nearly the whole width where there are colours alone: %s (rule: title-on-calm)',
    (heroImage) => {
      render(<InvitationHero heroImage={heroImage} title="Fest" />);
      expect(insets()).toEqual(expected(TITLE_BOXES.across));
      for (const format of ['wide', 'upright'] as const)
        expect(TITLE_BOXES.across[format].side).toBeLessThan(TITLE_BOXES.below[format].side);
    },
  );

  it('has the colour for which the contrast is measured on a dark picture', () => {
    render(<InvitationHero heroImage="/media/hero-images/party/a-dark.jpg" title="Fest" />);
    const hex = TONES.dark.text.map((channel) => channel.toString(16).padStart(2, '0')).join('');
    expect(place().className).toContain('dark');
    expect(sheet).toMatch(new RegExp(`\\.dark \\{[^}]*color: #${hex};`));
  });

  it('has the colour of ink on a light picture', () => {
    render(<InvitationHero heroImage="/media/hero-images/party/a-light.jpg" title="Fest" />);
    expect(place().className).toContain('light');
  });
});
