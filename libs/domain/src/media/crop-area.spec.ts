import { CropArea } from '@festlig/contracts/media';
import { describe, expect, it } from '@jest/globals';
import { areaInMail, CROP_ASPECTS, isSameArea, middleOf, proposedArea, rounded } from './crop-area';

describe('the part of a picture that a format shows', () => {
  it.each([
    ['a wide picture in the narrow format', [3200, 1800], 'upright'],
    ['an upright picture in the wide format', [900, 1600], 'wide'],
    ['a square picture in the wide format', [1000, 1000], 'wide'],
    ['a panorama in the wide format', [6000, 1000], 'wide'],
  ] as const)('is the largest middle of %s', (_, [width, height], format) => {
    const area = middleOf({ width, height }, CROP_ASPECTS[format]);
    expect((area.width * width) / (area.height * height)).toBeCloseTo(CROP_ASPECTS[format], 2);
    expect(Math.max(area.width, area.height)).toBe(1);
    expect(area.x + area.width / 2).toBeCloseTo(0.5, 3);
    expect(area.y + area.height / 2).toBeCloseTo(0.5, 3);
    expect(CropArea.safeParse(area).success).toBe(true);
  });

  it.each([
    ['a very tall one a strip close to the top', [900, 1600], 'wide', 0.06],
    ['a usual tall one a strip close to the top', [1200, 1600], 'wide', 0.06],
    ['a tall one no more above the high part than above the strip', [900, 1600], 'upright', 0.06],
    ['a usual tall one less above the high part, which is most of it', [1200, 1600], 'upright', 0.053],
    ['a square one the middle', [1600, 1600], 'wide', 0.2188],
    ['one that is not tall the middle', [1600, 1200], 'wide', 0.125],
    ['a wide one all of the height', [1600, 900], 'upright', 0],
  ] as const)('is proposed for a host’s own picture: of %s (rule: own-hero)', (_, [width, height], format, y) => {
    const area = proposedArea({ width, height }, format);
    expect(area.y).toBeCloseTo(y, 3);
    expect({ ...area, y: 0 }).toEqual({ ...middleOf({ width, height }, CROP_ASPECTS[format]), y: 0 });
  });

  it.each([
    ['of a portrait', [900, 1600]],
    ['of a usual upright photo', [1200, 1600]],
    ['of a square one', [1200, 1200]],
  ] as const)(
    'is in a mail, %s, the upper part of the upright one, four to three (rule: mail-look)',
    (_, [width, height]) => {
      const picture = { width, height };
      const parts = { wide: proposedArea(picture, 'wide'), upright: proposedArea(picture, 'upright') };
      const area = areaInMail(picture, parts);
      expect((area.width * width) / (area.height * height)).toBeCloseTo(4 / 3, 2);
      expect({ ...area, height: 0 }).toEqual({ ...parts.upright, height: 0 });
      expect(area.height).toBeLessThan(parts.upright.height);
      expect(CropArea.safeParse(area).success).toBe(true);
    },
  );

  it('is in a mail within what the host chose, and the wide part of a photo that is not tall (rule: mail-look)', () => {
    const wide = { x: 0, y: 0.5, width: 1, height: 0.4 };
    const upright = { x: 0.2, y: 0.6, width: 0.5, height: 0.4 };
    const tall = { width: 1200, height: 1600 };
    expect(areaInMail(tall, { wide, upright })).toEqual({ ...upright, height: 0.2813 });
    const low = { ...upright, height: 0.2 };
    expect(areaInMail(tall, { wide, upright: low })).toEqual(low);
    expect(areaInMail({ width: 1600, height: 1200 }, { wide, upright })).toBe(wide);
  });

  it('is the same after small differences of computing, and never lies outside', () => {
    const area = rounded({ x: -0.000001, y: 0.1 + 0.2, width: 1.0000001, height: 0.3 });
    expect(area).toEqual({ x: 0, y: 0.3, width: 1, height: 0.3 });
    expect(isSameArea(area, { ...area })).toBe(true);
    expect(isSameArea(area, { ...area, x: 0.0001 })).toBe(false);
  });
});
