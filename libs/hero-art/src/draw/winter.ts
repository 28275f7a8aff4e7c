import { at, along, px, smooth, type Curve, type Point } from './geometry';
import { mix, shade, tint, type Colour } from './palette';
import { WIDTH, type Picture } from './picture';
import type { Edge } from './watercolour';

/** Woods from edge to edge on a ridge: firs of uneven height, about `high` px, without detail. */
export function woods(picture: Picture, ridge: Edge, high: number, colour: Colour): void {
  const { random } = picture;
  let path = `M-30 ${px(ridge(-30))}`;
  for (let x = -30; x < WIDTH + 30;) {
    const [wide, tall] = [high * random.between(0.26, 0.46), high * random.between(0.5, 1.35)];
    const foot = ridge(x);
    for (const share of [0.32, 0.62, 1]) {
      // Each side of a fir has steps.
      path += `L${px(x + (wide / 2) * (share * 0.92))} ${px(foot - tall * share * 0.94)}`;
      if (share < 1) path += `L${px(x + (wide / 2) * (share * 0.7 + 0.12))} ${px(foot - tall * share * 0.9)}`;
    }
    for (const share of [0.62, 0.32])
      path += `L${px(x + wide - (wide / 2) * (share * 0.92))} ${px(foot - tall * share)}L${px(x + wide - (wide / 2) * (share * 0.62))} ${px(foot - tall * share * 0.96)}`;
    path += `L${px(x + wide)} ${px(ridge(x + wide) - tall * 0.08)}`;
    x += wide * random.between(0.8, 1.25);
  }
  picture.fill(
    `${path}L${WIDTH + 40} 920L-40 920Z`,
    picture.across(
      [
        [0, colour],
        [1, tint(colour, 0.3)],
      ],
      [0, ridge(800) - high],
      [0, ridge(800) + 90],
    ),
  );
}

/** A layer of snow from edge to edge, in the shade of evening below its edge. */
export function drift(picture: Picture, edge: Edge, colour: Colour): void {
  const points = Array.from({ length: 25 }, (_, index): Point => {
    const x = -40 + ((WIDTH + 80) * index) / 24;
    return [x, edge(x)];
  });
  const path = `${smooth(points)}L${WIDTH + 40} 940L-40 940Z`;
  picture.cast(path, { drop: -4, reach: 18, strength: 0.16 });
  picture.fill(
    path,
    picture.linear([
      [0, tint(colour, 0.5)],
      [0.5, colour],
      [1, mix(colour, '#8f9cb8', 0.35)],
    ]),
  );
}

/** A fir with hanging branches and snow on them, along its stem from the ground; `high` px. */
export function spruce(picture: Picture, stem: Curve, high: number, colour: Colour, snow: Colour): void {
  const { random } = picture;
  const rows = Math.round(9 + high / 34);
  picture.fill(
    `M${at(stem(0))}l${px(-high * 0.012)} 0L${at(stem(1))}L${px(stem(0)[0] + high * 0.012)} ${px(stem(0)[1])}Z`,
    shade(colour, 0.3),
  );
  for (const { x, y, t } of along(stem, rows, 0.07, 0.985)) {
    const reach = high * 0.235 * (1 - t) ** 0.82 + 3;
    const deep = (high / rows) * 1.5;
    const depth = mix(colour, '#3a5570', 0.1 + 0.3 * random.next());
    const points: Point[] = [];
    const teeth = 5;
    for (let index = -teeth; index <= teeth; index += 1) {
      const share = index / teeth;
      const hang = deep * (0.35 + 0.65 * Math.abs(share)) * random.around(1, 0.12);
      points.push([x + share * reach * random.around(1, 0.06), y + hang]);
      if (index < teeth) points.push([x + (share + 0.5 / teeth) * reach, y + hang * 0.62]);
    }
    const path = `M${at([x, y - deep * 0.75])}L${points.map(at).join('L')}Z`;
    picture.fill(path, depth);
    // Snow lies on the upper side, more on the left.
    for (const way of [-1, 1]) {
      if (random.chance(way < 0 ? 0.12 : 0.4)) continue;
      const [from, to] = [random.between(0.1, 0.3), random.between(0.62, 0.95)];
      const on = (share: number, down: number): Point => [
        x + way * share * reach,
        y - deep * 0.75 + deep * (0.55 + 0.85 * share) * 0.98 + down,
      ];
      picture.fill(
        `M${at(on(from, -2))}Q${at(on((from + to) / 2, -deep * 0.3))} ${at(on(to, 0))}Q${at(on((from + to) / 2, deep * 0.06))} ${at(on(from, 1))}Z`,
        snow,
        way < 0 ? 0.92 : 0.6,
      );
    }
  }
}

/** A cabin in the snow with one lit window, whose light lies on the snow; `size` is half its width in px. */
export function cabin(picture: Picture, [x, y]: Point, size: number): void {
  const p = (right: number, up: number): string => at([x + right * size, y - up * size]);
  picture.glow([x + size * 0.15, y - size * 0.3], size * 3.4, '#f8bd6d', 0.5, 0.7);
  // Smoke.
  for (let index = 0; index < 5; index += 1)
    picture.glow(
      [x - size * (0.5 + index * 0.1) + Math.sin(index) * 5, y - size * (1.95 + index * 0.22)],
      size * (0.16 + index * 0.05),
      '#d9d6de',
      0.42 - index * 0.045,
    );
  picture.fill(`M${p(-0.62, 1.1)}V${px(y - size * 1.8)}H${px(x - size * 0.38)}V${px(y - size)}Z`, '#33293a');
  picture.fill(`M${p(-0.66, 1.78)}H${px(x - size * 0.34)}V${px(y - size * 1.88)}H${px(x - size * 0.66)}Z`, '#eef0f3');
  picture.fill(
    `M${p(-0.92, 0)}V${px(y - size * 0.82)}L${p(0, 1.5)}L${p(0.92, 0.82)}V${px(y)}Z`,
    picture.linear([
      [0, '#4a3438'],
      [1, '#35262e'],
    ]),
  );
  let boards = '';
  for (let index = 1; index < 9; index += 1) boards += `M${p(-0.92, index * 0.1)}H${px(x + size * 0.92)}`;
  picture.line(boards, '#241a22', 1, 0.55);
  picture.cast(`M${p(-1.16, 0.66)}L${p(0, 1.62)}L${p(1.16, 0.66)}L${p(1.06, 0.6)}L${p(0, 1.46)}L${p(-1.06, 0.6)}Z`, {
    drop: 4,
    reach: 9,
    strength: 0.3,
  });
  picture.fill(
    `M${p(-1.18, 0.62)}Q${p(-1.2, 0.78)} ${p(-1.06, 0.86)}L${p(0, 1.76)}L${p(1.06, 0.86)}Q${p(1.2, 0.78)} ${p(1.18, 0.62)}L${p(0, 1.52)}Z`,
    '#f4f4f6',
  );
  const glass = `M${p(-0.3, 0.26)}H${px(x + size * 0.3)}V${px(y - size * 0.8)}H${px(x - size * 0.3)}Z`;
  picture.fill(
    glass,
    picture.radial(
      [
        [0, '#fff3cd'],
        [0.6, '#fbcf7e'],
        [1, '#eda04c'],
      ],
      [0.5, 0.6],
      0.7,
    ),
  );
  picture.line(`${glass}M${p(0, 0.26)}V${px(y - size * 0.8)}M${p(-0.3, 0.54)}H${px(x + size * 0.3)}`, '#3b2828', 2.4);
  picture.glow([x, y - size * 0.52], size * 1.2, '#ffd890', 0.55);
  picture.fill(
    `M${p(-0.4, -0.02)}L${p(0.4, -0.02)}L${p(1.1, -0.62)}L${p(-0.9, -0.62)}Z`,
    picture.linear([
      [0, '#ffd48a', 0.75],
      [1, '#ffd48a', 0],
    ]),
  );
}
