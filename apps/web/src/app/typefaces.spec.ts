import { SIZES } from '@festlig/domain/messaging/title-face';
import { NAME_FONTS, TYPEFACES } from '@festlig/domain/web/typefaces';
import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Of Fraunces, in percent of the size of its letters. */
const UP = 97.8;
const DOWN = 25.5;

const faces = ['common-letters', 'typefaces', 'fallback-fonts'].flatMap((name) => {
  const css = readFileSync(join('apps/web/src/components', `${name}.css`), 'utf8');
  return [...css.matchAll(/@font-face \{([^}]*)\}/g)].map(([, face = '']) => {
    const numberOf = (property: string) => Number(new RegExp(`${property}: ([\\d.]+)%`).exec(face)?.[1] ?? 100);
    return {
      family: /font-family: '([^']+)'/.exec(face)?.[1] ?? '',
      file: /@common-letters\/([\w-]+)\.woff2/.exec(face)?.[1],
      size: numberOf('size-adjust'),
      up: numberOf('ascent-override'),
      down: numberOf('descent-override'),
    };
  });
});
const familiesOf = (fonts: string) => [...fonts.matchAll(/"([^"]+)"/g)].map(([, family]) => family);

describe('the typefaces of titles (rule: typeface-of-picture)', () => {
  it('have a face for each family that is asked for', () => {
    const known = faces.map(({ family }) => family);
    for (const fonts of [...Object.values(TYPEFACES), NAME_FONTS])
      expect(familiesOf(fonts).filter((family) => !known.includes(family ?? ''))).toEqual([]);
  });

  it.each(Object.entries(TYPEFACES))('have their common letters in a file of their name: %s', (name, fonts) => {
    const [family] = familiesOf(fonts);
    const files = faces.filter((face) => face.family === family).map(({ file }) => file);
    // Of two faces with a letter, a browser uses the one that was declared last.
    expect(files.at(-1)).toBe(`${name}-common`);
  });

  it.each(Object.entries(SIZES))('are as wide in mails as on pages: %s', (name, size) => {
    const onPages = faces.find(({ file }) => file === `${name}-common`)?.size;
    expect(size).toBe(`${onPages}%`);
  });

  it.each(faces.filter(({ family, up }) => !/^Figtree/.test(family) && up !== 100))(
    'stand as high as Fraunces, and so does what stands in for them: $family $file',
    ({ size, up, down }) => {
      expect((size * up) / 100).toBeCloseTo(UP, 0);
      expect((size * down) / 100).toBeCloseTo(DOWN, 0);
    },
  );
});
