import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';

import { HERO_GROUPS, heroScenes } from './index';

const scenes = heroScenes().map((scene) => ({ title: `${scene.group}/${scene.name}`, scene }));

describe('hero art', () => {
  it.each(HERO_GROUPS.map((group) => ({ group })))('has enough pictures with unique names for $group', ({ group }) => {
    const names = heroScenes()
      .filter((scene) => scene.group === group)
      .map((scene) => scene.name);
    expect(names.length).toBeGreaterThanOrEqual(group === 'gradients' ? 6 : 4);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  it.each(scenes)('draws $title the same way every time', ({ scene }) => {
    expect(scene.svg()).toBe(scene.svg());
  });

  it.each(scenes)('draws $title as a valid picture of 1600 x 900', async ({ scene }) => {
    const { format, width, height } = await sharp(Buffer.from(scene.svg())).metadata();
    expect({ format, width, height }).toEqual({ format: 'svg', width: scene.width, height: scene.height });
  });

  it.each(scenes)('draws $title without text, outside files and invalid numbers', ({ scene }) => {
    const svg = scene.svg();
    expect(svg).not.toMatch(/<text|<image|<style|<script|href|url\((?!#)/);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(id);
  });
});
