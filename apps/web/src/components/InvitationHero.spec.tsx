import { type Box, type Colour, TITLE_BOXES } from '@festlig/domain/media/title-box';
import { TONES } from '@festlig/domain/media/tones';
import { PHOTO_GROUND } from '@festlig/domain/media/veil';
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
  it.each(['/media/images/1/2/c0ffee-40-dark.jpg', 'local:c0ffee-40-dark.jpg'])(
    "stands at the foot of a host's own, on a shade, also before that is sent: %s (rule: own-hero-readable)",
    (heroImage) => {
      render(<InvitationHero heroImage={heroImage} title="Fest" />);
      expect(insets()).toEqual(expected(TITLE_BOXES.foot));
      expect(place().className).toContain('onPhoto');
      expect(place().className).toContain('onDark');
      expect(place().style.getPropertyValue('--shade')).toBe('0.40');
    },
  );

  it.each(['/media/images/1/2/c0ffee-light.jpg', '/media/hero-images/party/confetti-dusk-dark.jpg', null])(
    'has no shade where the picture itself has a calm ground: %s',
    (heroImage) => {
      render(<InvitationHero heroImage={heroImage} title="Fest" />);
      expect(place().style.getPropertyValue('--shade')).toBe('');
      expect(sheet).toContain('opacity: var(--shade, 0);');
    },
  );

  it('has the shade of which the contrast is measured, in both tones', () => {
    const hex = (colour: Colour) => colour.map((channel) => channel.toString(16).padStart(2, '0')).join('');
    const ink = `#${hex(PHOTO_GROUND.ink)}${Math.round((1 - PHOTO_GROUND.accent) * 255).toString(16)}`;
    expect(sheet).toContain(
      `.onDark .group > ::before {\n  background: linear-gradient(${ink}, ${ink}), var(--berry);`,
    );
    expect(sheet).toMatch(new RegExp(`\\.onPhoto .group > ::before \\{[^}]*background: #${hex(TONES.light.veil)};`));
    // As high as it takes to become as strong as measured.
    expect(sheet).toMatch(/inset: -13cqi [^;]*;[^}]*mask: linear-gradient\([^;]*#000 13cqi\)/);
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
    render(<InvitationHero heroImage="/media/a-dark.jpg" title="Fest" />);
    const hex = TONES.dark.text.map((channel) => channel.toString(16).padStart(2, '0')).join('');
    expect(place().className).toContain('onDark');
    expect(sheet).toMatch(new RegExp(`\\.onDark \\{[^}]*color: #${hex};`));
  });

  it('has the colour of ink on a light picture', () => {
    render(<InvitationHero heroImage="/media/a-light.jpg" title="Fest" />);
    expect(place().className).toContain('onLight');
  });
});
