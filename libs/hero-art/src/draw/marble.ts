import { polygon, px, smooth, type Point } from './geometry';
import type { Colour } from './palette';

/** A movement of the floating paint: where a point of it is afterwards. */
export type Move = (point: Point) => Point;

/** A drop pushes all the paint around `centre` outwards, so that each piece keeps its area; `radius` in px. */
export const drop =
  (centre: Point, radius: number): Move =>
  ([x, y]) => {
    const [dx, dy] = [x - centre[0], y - centre[1]];
    const push = Math.sqrt(1 + radius ** 2 / Math.max(dx * dx + dy * dy, 1));
    return [centre[0] + dx * push, centre[1] + dy * push];
  };

/** A stylus drawn in one direction (degrees) through a point takes the paint with it: `far` px there, less and less beside it. */
export function stylus(through: Point, heading: number, far: number, reach: number): Move {
  const [along, across] = [Math.cos((heading * Math.PI) / 180), Math.sin((heading * Math.PI) / 180)];
  return ([x, y]) => {
    const beside = Math.abs((x - through[0]) * across - (y - through[1]) * along);
    const moved = far * 0.5 ** (beside / reach);
    return [x + along * moved, y + across * moved];
  };
}

/** Waves across the sheet, `high` px up and down, a wave `long` px wide. */
export const waves =
  (heading: number, high: number, long: number, phase: number): Move =>
  ([x, y]) => {
    const turn = (heading * Math.PI) / 180;
    const way = Math.sin((x * Math.cos(turn) + y * Math.sin(turn)) / long + phase) * high;
    return [x - Math.sin(turn) * way, y + Math.cos(turn) * way];
  };

/** Paint that floats on water: drops, each of which moves those before it, and the movements of a comb. */
export class Marble {
  private pieces: { points: Point[]; colour: Colour }[] = [];

  /** A drop of paint; the larger it is the more points its edge has. */
  drop(centre: Point, radius: number, colour: Colour): void {
    this.move(drop(centre, radius));
    const count = Math.max(90, Math.round(radius * 1.6));
    const points = Array.from({ length: count }, (_, index): Point => {
      const turn = (index / count) * 2 * Math.PI;
      return [centre[0] + Math.cos(turn) * radius, centre[1] + Math.sin(turn) * radius];
    });
    this.pieces.push({ points, colour });
  }

  move(move: Move): void {
    for (const piece of this.pieces) piece.points = piece.points.map(move);
  }

  /** The pieces from the lowest to the highest, with the points of a part where they are close left out. */
  drawn(): { path: string; colour: Colour }[] {
    return this.pieces.map(({ points, colour }) => {
      const kept: Point[] = [];
      for (const point of points) {
        const last = kept.at(-1);
        if (!last || Math.hypot(point[0] - last[0], point[1] - last[1]) > 4) kept.push(point);
      }
      return { path: kept.length < 3 ? polygon(kept) : smooth(kept, true), colour };
    });
  }
}

/** Path data of a card with cut-in corners around the middle of the sheet, in px. */
export function label(half: number, high: number, notch: number): string {
  const top = px(450 - high);
  const r = px(notch);
  const arc = `a${r} ${r} 0 0 0`;
  return (
    `M${px(800 - half + notch)} ${top}H${px(800 + half - notch)}${arc} ${r} ${r}V${px(450 + high - notch)}` +
    `${arc} -${r} ${r}H${px(800 - half + notch)}${arc} -${r} -${r}V${px(450 - high + notch)}${arc} ${r} -${r}Z`
  );
}
