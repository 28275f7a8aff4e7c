import { Foil } from '../draw/foil';
import { at, polar, px, type Point } from '../draw/geometry';
import { overprint, pattern, shape, SHAPES } from '../draw/overprint';
import { mix, type Colour, type Palette } from '../draw/palette';
import type { Recipe } from '../draw/recipe';
import { disc } from '../draw/shapes';

/** A fan: rays between arcs from `inner` to `outer` px, scalloped at its edge; angles in degrees. */
function fan(foil: Foil, centre: Point, inner: number, outer: number, from: number, to: number, rays: number): void {
  const bow = (radius: number, width: number): void =>
    foil.line(
      `M${at(polar(centre, from, radius))}A${px(radius)} ${px(radius)} 0 0 1 ${at(polar(centre, to, radius))}`,
      width,
    );
  const each = (to - from) / rays;
  for (let index = 0; index <= rays; index += 1) {
    const turn = from + index * each;
    foil.line(`M${at(polar(centre, turn, inner))}L${at(polar(centre, turn, outer))}`, index % 2 ? 0.9 : 1.8);
    if (index === rays) break;
    // Each part ends in a small arch with a drop in it.
    const [left, right] = [polar(centre, turn, outer), polar(centre, turn + each, outer)];
    const radius = (Math.hypot(right[0] - left[0], right[1] - left[1]) / 2) * 1.02;
    foil.line(`M${at(left)}A${px(radius)} ${px(radius)} 0 0 1 ${at(right)}`, 1.8);
    const middle = turn + each / 2;
    foil.line(
      `M${at(polar(centre, middle, inner + (outer - inner) * 0.42))}L${at(polar(centre, middle, outer - radius * 0.4))}`,
      0.9,
    );
    foil.piece(disc(polar(centre, middle, outer + radius * 0.25), radius * 0.26));
    foil.piece(disc(polar(centre, middle, outer + radius * 1.9), radius * 0.14));
  }
  for (const [share, width] of [
    [0, 2.6],
    [0.05, 0.9],
    [0.36, 0.9],
    [0.4, 1.8],
  ] as const)
    bow(inner + (outer - inner) * share, width);
  for (let index = 0; index < rays * 2; index += 1)
    foil.piece(disc(polar(centre, from + (index + 0.5) * (each / 2), inner + (outer - inner) * 0.2), 2));
}

export const birthdayFine: readonly Recipe[] = [
  {
    name: 'gold-arches',
    tone: 'dark',
    place: 'within',
    crown: { left: 0, top: 0, width: 1600 },
    shadow: '#03120e',
    paint(picture) {
      picture.ground(
        picture.linear(
          [
            [0, '#0d3a33'],
            [1, '#08261f'],
          ],
          [0, 0],
          [1, 1],
        ),
      );
      picture.glow([800, 450], 760, '#1f6152', 0.55, 0.7);
      const foil = new Foil();
      const [across, up, size] = picture.isUpright ? [384, 424, 0.78] : [768, 418, 1];
      // Lines around the sheet that step inwards at the corners.
      for (const [inset, step, width] of [
        [0, 0, 3],
        [9, 0, 0.9],
        [26, 34, 1.8],
        [36, 34, 0.9],
      ] as const) {
        const [x, y] = [across - inset, up - inset];
        const corner = (sx: number, sy: number): Point[] => [
          [800 + sx * x, 450 + sy * (y - step)],
          [800 + sx * (x - step), 450 + sy * (y - step)],
          [800 + sx * (x - step), 450 + sy * y],
        ];
        const points = [
          ...corner(-1, -1),
          ...corner(1, -1).toReversed(),
          ...corner(1, 1),
          ...corner(-1, 1).toReversed(),
        ];
        foil.line(`M${points.map(at).join('L')}Z`, width);
      }
      // Corner fans, and a large one in the middle of the upper and the lower edge.
      const [cx, cy] = [across - 62, up - 62];
      for (const [sx, sy, from] of [
        [-1, -1, 0],
        [1, -1, 90],
        [1, 1, 180],
        [-1, 1, 270],
      ] as const)
        fan(foil, [800 + sx * cx, 450 + sy * cy], 36 * size, 190 * size, from, from + 90, 9);
      fan(foil, [800, 450 - up + 36], 34 * size, 118 * size, 0, 180, 13);
      fan(foil, [800, 450 + up - 36], 34 * size, 118 * size, 180, 360, 13);
      if (!picture.isUpright)
        for (const way of [-1, 1]) {
          const centre: Point = [800 + way * (across - 36), 450];
          fan(foil, centre, 26, 92, way < 0 ? -90 : 90, way < 0 ? 90 : 270, 11);
        }
      foil.stamp(picture, '#021410');
    },
  },
  {
    name: 'patterned-shapes',
    tone: 'light',
    place: 'below',
    hangs: 540,
    shadow: '#6b5c45',
    paint(picture) {
      picture.ground('#f5ecdb');
      const { random } = picture;
      const ink: Colour = '#2a2f33';
      const inks: Palette = ['#dfa93a', '#2f7a78', '#cf5b3c', '#e6b8a2', '#9db08c'];
      const hang = (
        x: number,
        from: number,
        steps: readonly (readonly [kind: (typeof SHAPES)[number], size: number, gap: number])[],
        first: number,
      ): void => {
        let y = from;
        for (const [index, [kind, size, gap]] of steps.entries()) {
          picture.line(`M${px(x)} ${px(y)}V${px(y + gap)}`, ink, 1.6);
          picture.fill(disc([x, y + gap], 3.6), ink);
          y += gap;
          const { path, foot } = shape(kind, [x, y], size);
          const colour = inks[(first + index * 2) % inks.length] ?? inks[0];
          picture.fill(path, colour);
          // A second ink on the first, a little beside its place.
          if (index % 2 === 0) {
            const second = inks[(first + index + 3) % inks.length] ?? inks[0];
            picture.add(`<g transform="translate(${px(random.around(0, 5))} ${px(size * 0.2)})">`);
            picture.fill(shape(kind, [x, y], size * 0.62).path, mix(second, overprint(colour, second), 0.7));
            picture.add('</g>');
          }
          pattern(picture, kind, [x, y], size, first + index, ink);
          y = foot;
        }
      };
      picture.hung(0.62, () => {
        const columns = [
          [
            20,
            [
              ['bowl', 128, 96],
              ['disc', 96, 40],
              ['almond', 88, 44],
              ['bell', 120, 46],
            ],
          ],
          [
            136,
            [
              ['almond', 96, 20],
              ['bowl', 118, 56],
              ['drop', 84, 62],
            ],
          ],
          [
            262,
            [
              ['disc', 118, 118],
              ['bell', 116, 46],
              ['disc', 60, 40],
            ],
          ],
          [
            392,
            [
              ['bell', 118, 34],
              ['almond', 78, 34],
            ],
          ],
          [
            510,
            [
              ['bowl', 122, 92],
              ['drop', 56, 34],
            ],
          ],
          [
            630,
            [
              ['drop', 88, 28],
              ['disc', 50, 24],
            ],
          ],
          [
            742,
            [
              ['disc', 104, 60],
              ['bowl', 66, 22],
            ],
          ],
          [
            858,
            [
              ['almond', 92, 30],
              ['disc', 40, 22],
            ],
          ],
          [
            972,
            [
              ['bell', 122, 66],
              ['drop', 46, 22],
            ],
          ],
          [
            1092,
            [
              ['disc', 96, 26],
              ['bowl', 92, 46],
            ],
          ],
          [
            1214,
            [
              ['bowl', 126, 110],
              ['almond', 66, 26],
            ],
          ],
          [
            1338,
            [
              ['drop', 100, 40],
              ['disc', 92, 40],
              ['bowl', 72, 36],
            ],
          ],
          [
            1462,
            [
              ['bell', 124, 112],
              ['almond', 88, 44],
              ['disc', 64, 44],
            ],
          ],
          [
            1580,
            [
              ['disc', 112, 30],
              ['bowl', 122, 58],
              ['drop', 90, 52],
              ['bell', 96, 36],
            ],
          ],
        ] as const;
        columns.forEach(([x, steps], index) => hang(x, -20, steps, index * 3));
      });
    },
  },
];
