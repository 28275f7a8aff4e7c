import { describe, expect, it } from '@jest/globals';
import { contrast, CONTRAST, luminance } from '../media/contrast';
import { gladPaper } from '../web/accent-rules';
import { DRAWINGS as DRAWINGS_BY_NAME } from '../web/drawings';
import { heroAccent } from '../web/hero-accents';
import { channelsOf, DRAWN } from '../web/hero-colours';
import { COLOURS } from '../web/look';
import { mailGround, mailGroundColour } from './mail-ground';
import { PRODUCT } from './mail-style';

const DRAWINGS = 'https://festlig.example/media/hero-images';
const own = (colours: readonly string[]) =>
  `https://festlig.example/media/images/1/2/c0ffee-${colours.join('')}-dark.jpg`;
const evenly = (colour: string) => own(Array.from({ length: 5 }, () => colour));
const PLAIN = { ground: '#000000', ink: '#000000', line: '#000000' };
const contrastOf = (one: string, other: string): number =>
  contrast(luminance(channelsOf(one)), luminance(channelsOf(other)));
const contrastOn = (url: string): number => {
  const { ground, ink } = mailGround(url, PRODUCT) ?? PLAIN;
  return contrastOf(ink, ground);
};

describe('the ground of a title below the picture of a mail (rule: mail-look)', () => {
  it.each(Object.keys(DRAWN))('lets the title be read with %s, above a line of its accent', (name) => {
    for (const folder of ['wedding', 'gradients']) {
      const url = `${DRAWINGS}/${folder}/${name}.jpg`;
      expect(contrastOn(url)).toBeGreaterThanOrEqual(CONTRAST);
      expect(Object.values(heroAccent(url) ?? {})).toContain(mailGround(url, heroAccent(url) ?? PRODUCT)?.line);
    }
  });

  it.each([...Object.values(COLOURS), ...Object.values(DRAWINGS_BY_NAME).map(({ accent }) => accent), PRODUCT])(
    "is paper with a little of the accent below a host's own picture, also one of an older version: %j",
    (accent) => {
      const { light } = accent ?? PRODUCT;
      const given = mailGround(evenly('203040'), accent ?? PRODUCT) ?? PLAIN;
      expect(given).toEqual({ ground: gladPaper(light), ink: '#2a2320', line: light });
      expect(contrastOf(given.ink, given.ground)).toBeGreaterThanOrEqual(CONTRAST);
      expect(contrastOf(light, given.ground)).toBeGreaterThanOrEqual(CONTRAST);
      const older = 'https://festlig.example/media/images/1/2/c0123456789abcd-dark.jpg';
      expect(mailGround(older, accent ?? PRODUCT)).toEqual(given);
    },
  );

  it('has a line of the ink where that of the accent would hardly be seen', () => {
    const url = `${DRAWINGS}/party/confetti-dusk-dark.jpg`;
    const { ground = '' } = mailGround(url, PRODUCT) ?? {};
    const { ink, line } = mailGround(url, { light: ground, dark: ground }) ?? PLAIN;
    expect(line).toBe(ink);
    expect(mailGround(url, PRODUCT)?.line).not.toBe(ink);
  });

  it("is the drawing's colour in the middle of the place of its title, where nothing else is drawn", () => {
    const groundOf = (path: string) => mailGround(`${DRAWINGS}/${path}.jpg`, PRODUCT)?.ground;
    const row = (name: string, from: number) => `#${DRAWN[name]?.slice(6 * from, 6 * from + 6)}`;
    expect(groundOf('wedding/mail/linen-wreath-light')).toBe(row('linen-wreath-light', 2));
    // Its title is below what hangs: between the third and the fourth of five colours.
    expect(groundOf('birthday/quarter-circles-dark')).toBe(row('quarter-circles-dark', 3));
    const [third, between, fourth] = [
      channelsOf(row('dove-sky-light', 2)),
      channelsOf(groundOf('baptism/dove-sky-light') ?? ''),
      channelsOf(row('dove-sky-light', 3)),
    ];
    expect(between[0]).toBeGreaterThanOrEqual(third[0]);
    expect(between[0]).toBeLessThanOrEqual(fourth[0]);
  });

  it('is the colour at which the picture ends where that is colours alone', () => {
    expect(mailGround(`${DRAWINGS}/gradients/apricot-dawn-light.jpg`, PRODUCT)?.ground).toBe(
      `#${DRAWN['apricot-dawn-light']?.slice(18, 24)}`,
    );
  });

  it.each(Object.keys(DRAWN))('is the colour that %s fades into', (name) => {
    const url = `${DRAWINGS}/party/${name}.jpg`;
    expect(mailGroundColour(url)).toBe(mailGround(url, PRODUCT)?.ground);
    expect(mailGroundColour(evenly('203040'))).toBeNull();
  });

  it('is not known without a picture, and of one whose colours are not', () => {
    expect(mailGround(null, PRODUCT)).toBeNull();
    expect(mailGround(`${DRAWINGS}/party/no-such-drawing-dark.jpg`, PRODUCT)).toBeNull();
  });
});
