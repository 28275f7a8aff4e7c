import { placeOn, polar, smooth, type Curve, type Point } from './geometry';
import type { Random } from './random';

/** Path data of a leaf with round fingers, as if cut freely with scissors, along a curve; `reach` is the length of the longest finger in px. */
export function seaweed(random: Random, spine: Curve, fingers: number, reach: number): string {
  const side = (way: number): Point[] =>
    Array.from({ length: fingers }, (_, index): Point[] => {
      const t = 0.14 + (0.8 * index) / fingers;
      const { x, y, angle } = placeOn(spine, t);
      const long = reach * (0.45 + 0.75 * Math.sin(Math.PI * (0.16 + 0.72 * t))) * random.around(1, 0.12);
      const heading = angle + way * (66 - 26 * t) + random.around(0, 7);
      const wide = reach * 0.17;
      const tip = polar([x, y], heading, long);
      const next = placeOn(spine, t + 0.4 / fingers);
      return [
        polar(polar([x, y], heading, long * 0.5), heading + 90, -way * wide * -0.8),
        polar(tip, heading + 90, way * wide * 0.9),
        polar(tip, heading, wide * 0.8),
        polar(tip, heading + 90, -way * wide * 0.9),
        polar(polar([x, y], heading, long * 0.5), heading + 90, -way * wide * 0.8),
        polar([next.x, next.y], next.angle + way * 90, reach * 0.11),
      ];
    }).flat();
  const [start, end] = [placeOn(spine, 0), placeOn(spine, 1)];
  return smooth(
    [
      polar([start.x, start.y], start.angle + 90, -reach * 0.07),
      ...side(-1),
      polar([end.x, end.y], end.angle, reach * 0.42),
      ...side(1).toReversed(),
      polar([start.x, start.y], start.angle + 90, reach * 0.07),
    ],
    true,
  );
}
