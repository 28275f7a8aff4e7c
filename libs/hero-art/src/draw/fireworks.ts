import type { Foil } from './foil';
import { at, polar, px, type Point } from './geometry';
import type { Random } from './random';
import { disc, star } from './shapes';

/** The way of a spark from the centre of its burst: straight at first, and then it falls by `fall` px. */
function spark(centre: Point, turn: number, reach: number, fall: number): (t: number) => Point {
  return (t) => {
    const [x, y] = polar(centre, turn, reach * t);
    return [x, y + fall * t * t];
  };
}

/** A stroke along a spark that begins as a hair and is broadest before its end. */
function streak(way: (t: number) => Point, from: number, to: number, width: number): string {
  const [start, middle, end] = [way(from), way(from + (to - from) * 0.66), way(to)];
  const turn = (Math.atan2(end[1] - start[1], end[0] - start[0]) * 180) / Math.PI + 90;
  return `M${at(start)}Q${at(polar(middle, turn, width))} ${at(end)}Q${at(polar(middle, turn, -width))} ${at(start)}Z`;
}

/** A full burst of `radius` px: long streaks that end in a bead, and shorter ones between them. */
export function chrysanthemum(foil: Foil, random: Random, centre: Point, radius: number, rays: number): void {
  const fall = radius * 0.1;
  const width = 0.7 + radius * 0.0052;
  for (let ray = 0; ray < rays; ray += 1) {
    const turn = (360 * (ray + random.around(0, 0.16))) / rays;
    const long = radius * random.between(0.88, 1);
    const way = spark(centre, turn, long, fall);
    foil.piece(streak(way, 0.2, 0.93, width));
    foil.piece(disc(way(1), width * 1.5));
    foil.piece(disc(way(1.06), width * 0.75));
    const between = spark(centre, turn + 180 / rays, long, fall);
    foil.line(`M${at(between(0.13))}L${at(between(0.5))}`, 0.9);
    foil.piece(disc(between(0.56), width * 0.85));
    foil.piece(disc(between(0.74), width * 1.15));
    foil.piece(disc(between(0.83), width * 0.7));
    const inner = spark(centre, turn + 90 / rays, long, fall);
    foil.piece(disc(inner(0.34), width * 0.6));
  }
  for (let ray = 0; ray < 12; ray += 1) {
    const way = spark(centre, ray * 30, radius, 0);
    foil.piece(streak(way, 0.025, ray % 2 ? 0.09 : 0.13, width * 0.8));
  }
}

/** A burst of beads alone, in rings that become finer inwards; `radius` in px. */
export function peony(foil: Foil, random: Random, centre: Point, radius: number, rays: number): void {
  for (let ray = 0; ray < rays; ray += 1) {
    const turn = (360 * ray) / rays + random.around(0, 2.4);
    const way = spark(centre, turn, radius * (ray % 2 ? 0.86 : 1), radius * 0.07);
    const beads = 7;
    for (let bead = 2; bead <= beads; bead += 1)
      foil.piece(disc(way((bead / beads) ** 0.72), (0.35 + radius * 0.017) * (bead / beads) ** 1.5));
    if (ray % 2 === 0) foil.piece(star(way(1.12), 4, 1.6 + radius * 0.04, 0.16));
  }
  foil.piece(star(centre, 8, radius * 0.15, 0.2));
}

/** A burst whose sparks fall like the branches of a willow; `radius` in px. */
export function willow(foil: Foil, random: Random, centre: Point, radius: number, rays: number): void {
  for (let ray = 0; ray < rays; ray += 1) {
    const turn = (360 * ray) / rays + random.around(0, 4);
    const long = radius * random.between(0.74, 1);
    const way = spark(centre, turn, long, radius * random.between(0.5, 0.72));
    const points = Array.from({ length: 7 }, (_, step) => way(0.06 + (step / 6) * 0.8));
    foil.line(`M${points.map(at).join('L')}`, ray % 2 ? 0.9 : 1.3);
    for (const t of [0.91, 0.97, 1.03, 1.09]) foil.piece(disc(way(t), (1.09 - t) * 9 + 0.6));
  }
  foil.piece(star(centre, 8, radius * 0.1, 0.22));
}

/** The thin tail of a rocket up to its burst, from `foot` px, and the sparks that it loses. */
export function tail(foil: Foil, random: Random, [x, y]: Point, foot: number, lean: number): void {
  const bow = (t: number): Point => [x + lean * (1 - t) ** 2, foot + (y - foot) * t];
  foil.line(`M${at(bow(0))}Q${px(x)} ${px((y + foot) / 2)} ${px(x)} ${px(y)}`, 0.9);
  for (let index = 0; index < 26; index += 1) {
    const [left, up] = bow(random.next() ** 0.8 * 0.96);
    foil.piece(disc([left + random.around(0, 7), up], 0.5 + 1.3 * random.next() ** 2));
  }
}
