import { at, polar, px, type Point } from './geometry';
import type { Colour } from './palette';
import type { Picture } from './picture';
import { disc, leaf, sector } from './shapes';

/** The colour of two inks over each other, which is darker than both. */
export function overprint(one: Colour, other: Colour): Colour {
  const of = (colour: Colour, channel: number): number => Number.parseInt(colour.slice(channel, channel + 2), 16);
  return `#${[1, 3, 5]
    .map((channel) =>
      Math.round((of(one, channel) * of(other, channel)) / 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** The kinds of {@link shape}. */
export const SHAPES = ['bowl', 'almond', 'disc', 'bell', 'drop'] as const;
type Shape = (typeof SHAPES)[number];

/** A plain shape that hangs from a point, `size` px wide, and where it ends. */
export function shape(kind: Shape, [x, y]: Point, size: number): { path: string; foot: number } {
  const half = size / 2;
  if (kind === 'bowl') return { path: sector([x, y], 0, half, 0, 180), foot: y + half };
  if (kind === 'disc') return { path: disc([x, y + half * 0.8], half * 0.8), foot: y + half * 1.6 };
  if (kind === 'almond') return { path: leaf([x, y], 90, size * 1.3, size * 0.62), foot: y + size * 1.3 };
  if (kind === 'drop')
    return {
      path: `M${px(x)} ${px(y)}C${px(x + half * 0.16)} ${px(y + half * 0.7)} ${px(x + half * 0.8)} ${px(y + half * 0.9)} ${px(x + half * 0.8)} ${px(y + half * 1.5)}A${px(half * 0.8)} ${px(half * 0.8)} 0 0 1 ${px(x - half * 0.8)} ${px(y + half * 1.5)}C${px(x - half * 0.8)} ${px(y + half * 0.9)} ${px(x - half * 0.16)} ${px(y + half * 0.7)} ${px(x)} ${px(y)}Z`,
      foot: y + half * 2.3,
    };
  return {
    path: `M${px(x - half * 0.14)} ${px(y)}H${px(x + half * 0.14)}C${px(x + half * 0.2)} ${px(y + half * 0.8)} ${px(x + half * 0.6)} ${px(y + half * 1.1)} ${px(x + half)} ${px(y + half * 1.3)}H${px(x - half)}C${px(x - half * 0.6)} ${px(y + half * 1.1)} ${px(x - half * 0.2)} ${px(y + half * 0.8)} ${px(x - half * 0.14)} ${px(y)}Z`,
    foot: y + half * 1.3,
  };
}

/** What is printed on a shape: lines, dots or arcs within it. `index` chooses the pattern. */
export function pattern(picture: Picture, kind: Shape, [x, y]: Point, size: number, index: number, ink: Colour): void {
  const half = size / 2;
  if (kind === 'bowl') {
    if (index % 2 === 0) {
      let lines = '';
      for (let ray = 1; ray < 12; ray += 1)
        lines += `M${at(polar([x, y], ray * 15, half * 0.3))}L${at(polar([x, y], ray * 15, half * 0.9))}`;
      picture.line(lines, ink, 1.6);
      picture.fill(sector([x, y], 0, half * 0.2, 0, 180), ink);
    } else
      for (const share of [0.34, 0.56, 0.78])
        picture.line(
          `M${px(x - half * share)} ${px(y)}A${px(half * share)} ${px(half * share)} 0 0 0 ${px(x + half * share)} ${px(y)}`,
          ink,
          1.8,
        );
  } else if (kind === 'disc') {
    const centre: Point = [x, y + half * 0.8];
    if (index % 2 === 0) {
      for (let ring = 0; ring < 3; ring += 1)
        for (let dot = 0; dot < 5 + ring * 6; dot += 1)
          picture.fill(
            disc(polar(centre, (360 / (5 + ring * 6)) * dot + ring * 14, half * (0.2 + ring * 0.23)), 2.3),
            ink,
          );
    } else {
      picture.fill(disc(centre, half * 0.3), ink);
      picture.line(disc(centre, half * 0.5), ink, 1.8);
    }
  } else if (kind === 'almond') {
    let lines = `M${px(x)} ${px(y + size * 0.08)}V${px(y + size * 1.2)}`;
    for (let rung = 1; rung < 11; rung += 1) {
      const t = rung / 11;
      const wide = size * 0.62 * 1.55 * t * (1 - t);
      const level = y + size * 1.3 * (0.06 + t * 0.9);
      lines += `M${px(x - wide)} ${px(level - wide * 0.5)}L${px(x)} ${px(level)}L${px(x + wide)} ${px(level - wide * 0.5)}`;
    }
    picture.line(lines, ink, 1.5);
  } else if (kind === 'drop') {
    for (const share of [0.28, 0.5]) picture.line(disc([x, y + half * 1.5], half * share), ink, 1.8);
    picture.fill(disc([x, y + half * 1.5], half * 0.12), ink);
  } else {
    let lines = '';
    for (let stripe = -4; stripe <= 4; stripe += 1)
      lines += `M${px(x + stripe * half * 0.03)} ${px(y + half * (0.16 + Math.abs(stripe) * 0.06))}Q${px(x + stripe * half * 0.05)} ${px(y + half * 0.9)} ${px(x + stripe * half * 0.19)} ${px(y + half * 1.24)}`;
    picture.line(lines, ink, 1.4);
  }
}
