import { heroFoot, heroInMail, isFootDrawn } from '@festlig/domain/web/hero-image';
import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';

import { FORMATS, type Format, HERO_GROUPS, heroScenes, MAIL_SHAPE } from './index';

const drawings = heroScenes().flatMap((scene) =>
  (['wide', 'upright'] satisfies Format[]).map((format) => ({
    title: `${scene.group}/${scene.name}, ${format},`,
    draw: () => scene.svg(format),
    width: FORMATS[format].width,
  })),
);

describe('hero art', () => {
  it.each(HERO_GROUPS.map((group) => ({ group })))('has enough pictures with unique names for $group', ({ group }) => {
    const names = heroScenes()
      .filter((scene) => scene.group === group)
      .map((scene) => scene.name);
    expect(names.length).toBeGreaterThanOrEqual(group === 'gradients' ? 6 : 4);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  it('offers first those of a group that differ most, and then the others as they are listed (rule: hero-groups)', () => {
    const named = (group: string) =>
      heroScenes()
        .filter((scene) => scene.group === group)
        .map(({ name }) => name);
    expect(named('birthday')).toEqual([
      'balloon-morning',
      'bold-meadow',
      'gold-fireworks',
      'meadow-friends',
      'patterned-shapes',
      'gold-arches',
      'candle-glow',
      'icing-and-sprinkles',
      'paper-chains',
      'bunting-and-balloons',
    ]);
    expect(named('party').slice(0, 4)).toEqual(['confetti-dusk', 'table-at-dusk', 'cut-leaves', 'mirror-ball']);
    expect(named('wedding').slice(1, 3)).toEqual(['blush-watercolour', 'cypress-glow']);
    expect(named('baptism').slice(1, 3)).toEqual(['swan-glow', 'sky-watercolour']);
    expect(named('confirmation').slice(1, 4)).toEqual(['sunprint-meadow', 'marbled-rings', 'inked-meadow']);
    expect(named('christmas').slice(1, 3)).toEqual(['paper-lace', 'cabin-at-dusk']);
    expect(named('gradients')[0]).toBe('apricot-dawn');
  });

  it.each(heroScenes())(
    'has a lower part of $name for mails where its address names one (rule: mail-look)',
    (scene) => {
      const address = heroFoot(heroInMail(`/media/hero-images/${scene.group}/${scene.name}-${scene.tone}.jpg`));
      expect(scene.foot('#ffffff') === null).toBe(address === null);
      expect(scene.foot('#ffffff') === null).toBe(scene.place === 'above');
    },
  );

  it.each([
    ['balloon-morning', false],
    ['streamers', false],
    ['bunting-and-balloons', false],
    ['lantern-night', false],
    ['woven-hearts', false],
    ['midnight-peonies', false],
    ['fir-and-stars', true],
    ['cut-leaves', true],
    ['bold-strokes', true],
    ['gold-fireworks', true],
  ])(
    'draws for a mail what hangs in %s so that it does not come again below the facts, where only what stands is drawn: %s (rule: mail-look)',
    async (name, isDrawn) => {
      const scene = heroScenes().find((each) => each.name === name);
      const foot = await sharp(Buffer.from(scene?.foot('#808080') ?? ''))
        .flatten()
        .toBuffer();
      const { width = 0, height = 0 } = await sharp(foot).metadata();
      // Below what fades, along one row: a ground alone differs less there.
      const row = { left: 20, top: Math.round(height * 0.7), width: width - 40, height: 1 };
      const [red] = (await sharp(await sharp(foot).extract(row).toBuffer()).stats()).channels;
      const spread = (red?.max ?? 0) - (red?.min ?? 0);
      expect({ spread, isDrawn: spread > 60 }).toEqual({ spread, isDrawn });
      // Of what hangs a mail leaves the lower part out.
      expect(isFootDrawn(`/media/hero-images/${scene?.group}/feet/${name}-${scene?.tone}.jpg`)).toBe(isDrawn);
    },
  );

  it.each(
    heroScenes()
      .map(({ name, mail }) => ({ name, svg: mail('#808080') }))
      .filter(({ svg }) => Number(/^<svg[^>]* height="(\d+)"/.exec(svg)?.[1]) < Math.floor(MAIL_SHAPE * 1600)),
  )('ends in a mail a little below what hangs, which is whole there: $name (rule: mail-look)', async ({ svg }) => {
    // Without the grain of the paper, and without what fades.
    const pieces = svg.replace(/<rect[^>]*filter="[^>]*>/, '').replace(/<g mask="[^"]*">/g, '<g>');
    const { data, info } = await sharp(Buffer.from(pieces))
      .resize(400)
      .removeAlpha()
      .extractChannel(1)
      .raw()
      .toBuffer({ resolveWithObject: true });
    // The lowest row in which one place differs from the place beside it as a piece differs from its ground.
    const edges = data.map((value, at) => (at % info.width === 0 ? 0 : Math.abs(value - (data[at - 1] ?? 0))));
    const lowest = edges.findLastIndex((edge) => edge > 10) / info.width;
    expect(lowest / info.height).toBeLessThan(0.93);
    expect(lowest).toBeGreaterThan(info.height - 30);
  });

  it.each(['dove-sky', 'balloon-morning', 'fir-and-stars', 'moonlit-wreath'])(
    'fades in a mail without bands, and ends in the ground of the letters: %s (rule: mail-look)',
    async (name) => {
      const svg = heroScenes()
        .find((each) => each.name === name)
        ?.mail('#808080');
      const picture = sharp(Buffer.from(svg ?? '')).removeAlpha();
      const { width = 0, height = 0 } = await picture.metadata();
      const [left, top] = [width / 2 - 80, Math.round(height * 0.6)];
      const column = picture.extract({ left, top, width: 160, height: height - top }).extractChannel(0);
      const { data, info } = await column.raw().toBuffer({ resolveWithObject: true });
      const rows = Array.from({ length: info.height }, (_, row) => {
        const pixels = data.subarray(row * info.width, (row + 1) * info.width);
        return pixels.reduce((sum, value) => sum + value, 0) / info.width;
      });
      // A band is a row that differs from the one above it and is left again by the one below it.
      const bands = rows.filter((row, at) => (row - (rows[at - 1] ?? row)) * ((rows[at + 1] ?? row) - row) < -0.3);
      expect(bands.length / rows.length).toBeLessThan(0.1);
      expect(new Set(rows.slice(-10))).toEqual(new Set([0x80]));
      expect(rows[0]).not.toBe(0x80);
    },
  );

  it.each(drawings)('draws $title the same way every time', ({ draw }) => {
    expect(draw()).toBe(draw());
  });

  it.each(drawings)('draws $title as a valid picture of its size', async ({ draw, width }) => {
    expect(await sharp(Buffer.from(draw())).metadata()).toMatchObject({ format: 'svg', width, height: 900 });
  });

  it.each(drawings)('draws $title without text, outside files and invalid numbers', ({ draw }) => {
    const svg = draw();
    expect(svg).not.toMatch(/<text|<image|<style|<script|href|url\((?!#)/);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(id);
  });
});
