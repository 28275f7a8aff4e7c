import { worstContrast } from '@festlig/domain/media/veil';
import { type Colour, TITLE_BOXES } from '@festlig/domain/media/title-box';
import { DRAWN, heroColours, namedColours, ROWS } from '@festlig/domain/web/hero-colours';
import { occasionGround } from '@festlig/domain/web/hero-ground';
import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';

import { FORMATS, HERO_GROUPS, heroScenes, type HeroScene } from './index';

/** Drawn at a quarter of the size, which is enough to be measured. */
const SCALE = 4;
const SVG_DPI = 72;
/** Programs that draw differ by so much (0-255). */
const ALIKE = 6;
/** The contrast that large letters need (WCAG); the picture itself has more (title-place.spec.ts). */
const OF_LARGE_LETTERS = 3;

const nameOf = ({ name, tone }: HeroScene): string => `${name}-${tone}`;

async function measured(scene: HeroScene): Promise<string> {
  const { left, top, width, height } = FORMATS.upright;
  const { data, info } = await sharp(Buffer.from(scene.svg('wide')), { density: SVG_DPI / SCALE })
    .resize({ width: FORMATS.wide.width / SCALE, height: height / SCALE, fit: 'fill' })
    .extract({ left: Math.round(left / SCALE), top, width: Math.round(width / SCALE), height: height / SCALE })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const rows = await sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
    .resize({ width: 1, height: ROWS, fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer();
  return namedColours(
    Array.from({ length: ROWS }, (_, at): Colour => [rows[3 * at] ?? 0, rows[3 * at + 1] ?? 0, rows[3 * at + 2] ?? 0]),
  );
}

const channelsOf = (name: string): number[] => (name.match(/../g) ?? []).map((hex) => Number.parseInt(hex, 16));

/** The colour of the picture's place at a height (0-1), as browsers draw it between two of the colours. */
function colourAt(colours: readonly string[], height: number): Colour {
  const at = height * (ROWS - 1);
  const [above, below] = [Math.floor(at), Math.ceil(at)].map((row) => channelsOf(colours[row]?.slice(1) ?? ''));
  const mixed = (channel: number) => (above?.[channel] ?? 0) * (1 - (at % 1)) + (below?.[channel] ?? 0) * (at % 1);
  return [mixed(0), mixed(1), mixed(2)];
}

describe('the colours that a page shows until a drawing has come (rule: hero-colours)', () => {
  it('are those of the drawings', async () => {
    const found = Object.fromEntries(
      await Promise.all(heroScenes().map(async (scene) => [nameOf(scene), await measured(scene)] as const)),
    );
    const differing = Object.entries(found).filter(([name, colours]) => {
      const known = channelsOf(DRAWN[name] ?? '');
      return channelsOf(colours).some((channel, at) => !(Math.abs(channel - (known[at] ?? NaN)) <= ALIKE));
    });
    // What the table has to say is printed when it does not.
    expect(Object.fromEntries(differing)).toEqual({});
    expect(Object.keys(DRAWN)).toEqual(Object.keys(found).toSorted());
  });

  it.each(HERO_GROUPS.filter((group) => group !== 'gradients'))(
    'are at first those of the first drawing of a group: %s',
    (group) => {
      const first = heroScenes().find((scene) => scene.group === group);
      expect(occasionGround(group).picture).toBe(first && `/hero-images/${nameOf(first)}.jpg`);
    },
  );

  it.each(heroScenes().map((scene) => ({ title: nameOf(scene), scene })))(
    'let the title of $title be read',
    ({ scene }) => {
      const colours = heroColours(`/media/hero-images/${scene.group}/${nameOf(scene)}.jpg`) ?? [];
      const places = (['wide', 'upright'] as const).flatMap((format) => {
        const { top, bottom } = TITLE_BOXES[scene.place][format];
        return [0, 0.25, 0.5, 0.75, 1].map((share) => colourAt(colours, top + share * (1 - bottom - top)));
      });
      expect(worstContrast(places, scene.tone)).toBeGreaterThanOrEqual(OF_LARGE_LETTERS);
    },
  );
});
