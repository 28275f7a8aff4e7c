import { describe, expect, it } from '@jest/globals';
import { tilesAround } from './map.model';

const roundTower = { latitude: 55.6814, longitude: 12.5757 };

describe('the map around a place', () => {
  it('consists of the tiles that show the place', () => {
    // Computed with the formula of OpenStreetMap's wiki (Slippy map tilenames), independently of this code.
    const [tile, ...more] = tilesAround(roundTower, 1, 1);
    expect(tile?.src).toBe('https://tile.openstreetmap.org/15/17528/10255.png');
    expect(more).toEqual([]);
  });

  it('covers the whole box with tiles', () => {
    const [width, height] = [760, 260];
    const tiles = tilesAround(roundTower, width, height);
    const edges = tiles.flatMap(({ left, top }) => [
      { x: left, y: top },
      { x: left + 256, y: top + 256 },
    ]);
    expect(Math.min(...edges.map(({ x }) => x))).toBeLessThanOrEqual(-width / 2);
    expect(Math.max(...edges.map(({ x }) => x))).toBeGreaterThanOrEqual(width / 2);
    expect(Math.min(...edges.map(({ y }) => y))).toBeLessThanOrEqual(-height / 2);
    expect(Math.max(...edges.map(({ y }) => y))).toBeGreaterThanOrEqual(height / 2);
  });

  it('continues across the date line, and ends at the poles', () => {
    const sources = tilesAround({ latitude: 0, longitude: 180 }, 600, 10).map(({ src }) => src);
    expect(sources).toContain('https://tile.openstreetmap.org/15/0/16384.png');
    expect(sources).toContain('https://tile.openstreetmap.org/15/32767/16384.png');
    expect(tilesAround({ latitude: 85.05, longitude: 0 }, 10, 600).every(({ src }) => !/-/.test(src))).toBe(true);
  });
});
