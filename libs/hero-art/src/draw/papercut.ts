import { at, polar, polygon, px, type Point } from './geometry';
import { disc, leaf, star } from './shapes';

/** Path data of a heart whose tip is at `foot`, `size` px high. */
export function heart([x, y]: Point, size: number, turn = 0): string {
  const on = (right: number, up: number): string => {
    const radians = (turn * Math.PI) / 180;
    const [a, b] = [right * size, -up * size];
    return at([x + a * Math.cos(radians) - b * Math.sin(radians), y + a * Math.sin(radians) + b * Math.cos(radians)]);
  };
  return (
    `M${on(0, 0)}C${on(-0.16, 0.24)} ${on(-0.58, 0.46)} ${on(-0.54, 0.78)}C${on(-0.5, 1.06)} ${on(-0.12, 1.06)} ${on(0, 0.78)}` +
    `C${on(0.12, 1.06)} ${on(0.5, 1.06)} ${on(0.54, 0.78)}C${on(0.58, 0.46)} ${on(0.16, 0.24)} ${on(0, 0)}Z`
  );
}

/** Path data of a fir of three steps, `size` px high. */
export function tree([x, y]: Point, size: number): string {
  const half: Point[] = [
    [0, 1],
    [0.2, 0.7],
    [0.1, 0.7],
    [0.3, 0.4],
    [0.15, 0.4],
    [0.38, 0.1],
    [0.05, 0.1],
    [0.05, 0],
  ];
  const points = [...half, ...half.toReversed().map(([right, up]): Point => [-right, up])];
  return polygon(points.map(([right, up]) => [x + right * size, y - up * size]));
}

/** Path data of a bird that looks right (`way` 1) or left (-1), with slits as feathers; `size` px from its breast to its tail. */
export function bird([x, y]: Point, size: number, way: number): string {
  const on = (right: number, up: number): string => at([x + way * right * size, y - up * size]);
  return (
    `M${on(0.62, 0.52)}L${on(0.46, 0.58)}C${on(0.42, 0.72)} ${on(0.2, 0.72)} ${on(0.15, 0.54)}C${on(0.06, 0.36)} ${on(-0.16, 0.36)} ${on(-0.52, 0.5)}` +
    `L${on(-0.42, 0.3)}L${on(-0.58, 0.26)}L${on(-0.36, 0.16)}C${on(-0.16, -0.08)} ${on(0.24, -0.1)} ${on(0.4, 0.14)}C${on(0.47, 0.26)} ${on(0.46, 0.38)} ${on(0.46, 0.46)}Z`
  );
}

/** Path data of a snowflake cut out of a folded sheet, all its holes in it: `radius` in px. */
export function snowflake(centre: Point, radius: number, kind: number): string {
  let path = '';
  const on = (turn: number, far: number): Point => polar(centre, turn - 90, far * radius);
  const edge: Point[] = [];
  for (let arm = 0; arm < 6; arm += 1) {
    const turn = arm * 60;
    const steps: readonly Point[] =
      kind % 2 === 0
        ? [
            [0, 1],
            [8, 0.86],
            [15, 0.9],
            [15, 0.72],
            [24, 0.74],
            [30, 0.6],
          ]
        : [
            [0, 0.96],
            [6, 0.98],
            [9, 0.82],
            [18, 0.84],
            [22, 0.68],
            [30, 0.78],
          ];
    edge.push(...steps.map(([side, far]) => on(turn + side, far)));
    edge.push(
      ...steps
        .slice(1, -1)
        .toReversed()
        .map(([side, far]) => on(turn + 60 - side, far)),
    );
    const hole = (...points: readonly Point[]): string => polygon(points.map(([side, far]) => on(turn + side, far)));
    path += hole([0, 0.9], [4.5, 0.78], [0, 0.62], [-4.5, 0.78]);
    path += heart(on(turn, 0.34), radius * 0.22, turn);
    path += hole([30, 0.56], [22, 0.46], [30, 0.26], [38, 0.46]);
    path += hole([12, 0.68], [17, 0.56], [12, 0.5], [9, 0.58]) + hole([-12, 0.68], [-17, 0.56], [-12, 0.5], [-9, 0.58]);
    path += hole([0, 0.28], [14, 0.2], [0, 0.1], [-14, 0.2]);
  }
  return polygon(edge) + path;
}

/** One scallop of a lace edge, whose holes show what is behind: its middle and width in px, and the height of its lower edge. */
export function lace(middle: number, width: number, foot: number, kind: number): { edge: string; holes: string } {
  const half = width / 2;
  const low = foot + half * 0.52;
  // The edge has small round teeth.
  const teeth = 11;
  const points = Array.from({ length: teeth + 1 }, (_, index): Point => {
    const turn = Math.PI * (1 - index / teeth);
    return [middle + Math.cos(turn) * half, foot + Math.sin(turn) * half * 0.52];
  });
  const edge = points
    .slice(1)
    .map((point, index) => {
      const from = points[index] ?? point;
      const radius = px(Math.hypot(point[0] - from[0], point[1] - from[1]) / 2);
      return `A${radius} ${radius} 0 0 0 ${at(point)}`;
    })
    .join('');
  let holes = '';
  for (let index = 1; index < teeth * 2; index += 1) {
    const turn = Math.PI * (1 - index / (teeth * 2));
    holes += disc([middle + Math.cos(turn) * half * 0.88, foot + Math.sin(turn) * half * 0.42], index % 2 ? 4.6 : 2.6);
  }
  const on = (right: number, up: number): Point => [middle + right * half, low - up * half];
  if (kind % 2 === 0) {
    holes += tree(on(0, 0.42), half * 1.12) + star(on(0, 1.76), 5, half * 0.19, 0.42);
    for (const way of [-1, 1]) {
      holes += bird(on(way * 0.56, 0.74), half * 0.46, -way);
      holes += heart(on(way * 0.46, 1.3), half * 0.22, -way * 14);
      holes += leaf(on(way * 0.1, 0.34), way < 0 ? 166 : 14, half * 0.46, half * 0.11, -way * 8);
    }
  } else {
    holes += heart(on(0, 0.5), half * 0.58);
    for (const way of [-1, 1]) {
      for (const [up, turn, long] of [
        [0.44, 24, 0.4],
        [0.62, 52, 0.34],
        [0.86, 74, 0.3],
      ] as const)
        holes += leaf(
          on(way * (0.3 + (0.86 - up) * 0.16), up),
          way < 0 ? 180 + turn : -turn,
          half * long,
          half * 0.1,
          0,
        );
      holes += disc(on(way * 0.22, 1.32), half * 0.06) + disc(on(way * 0.4, 1.5), half * 0.045);
    }
    holes += star(on(0, 1.56), 8, half * 0.3, 0.46, -90);
  }
  return { edge, holes };
}
