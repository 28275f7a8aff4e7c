/** A point on the earth: degrees, WGS 84. */
export interface Point {
  latitude: number;
  longitude: number;
}

/** One tile of the map, and the offset of its upper left corner from the point, in px. */
export interface Tile {
  src: string;
  left: number;
  top: number;
}

/** In px. */
export const MAP_HEIGHT = 260;
/** Shows streets with their names. */
export const MAP_ZOOM = 15;
const TILE_PX = 256;

/** The position of a point, counted in tiles of a zoom level (Web Mercator). */
function tileAt({ latitude, longitude }: Point): { x: number; y: number } {
  const count = 2 ** MAP_ZOOM;
  const radians = (latitude * Math.PI) / 180;
  return {
    x: ((longitude + 180) / 360) * count,
    y: ((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * count,
  };
}

/** The OpenStreetMap tiles that cover a box of this many px with the point in its middle. */
export function tilesAround(point: Point, width: number, height: number): Tile[] {
  const { x, y } = tileAt(point);
  const reach = (at: number, size: number) => {
    const first = Math.floor(at - size / 2 / TILE_PX);
    const last = Math.floor(at + size / 2 / TILE_PX);
    return Array.from({ length: last - first + 1 }, (_, step) => first + step);
  };
  const rows = reach(y, height).filter((row) => row >= 0 && row < 2 ** MAP_ZOOM);
  return rows.flatMap((row) =>
    reach(x, width).map((column) => ({
      src: `https://tile.openstreetmap.org/${MAP_ZOOM}/${(column + 2 ** MAP_ZOOM) % 2 ** MAP_ZOOM}/${row}.png`,
      left: Math.round((column - x) * TILE_PX),
      top: Math.round((row - y) * TILE_PX),
    })),
  );
}
