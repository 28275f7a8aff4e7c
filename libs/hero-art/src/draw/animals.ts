import { BLUSH, cheeks, DARK, eyes, fur, mirrored, mouth, oval, painted, scarf } from './animal-parts';
import { at, placer, px, smooth } from './geometry';
import { mix, shade, tint, type Colour } from './palette';
import type { Picture } from './picture';
import { disc } from './shapes';

/** A bear from its chest upwards; its head is 224 px wide around 0 0. */
export function bear(picture: Picture, coat: Colour, cloth: Colour, closed = false): void {
  const body = smooth(
    mirrored([
      [0, 70],
      [84, 84],
      [132, 170],
      [146, 420],
    ]),
    true,
  );
  painted(picture, body, shade(coat, 0.08));
  fur(picture, [0, 210], 134, 130, coat, 90);
  for (const way of [-1, 1]) {
    painted(picture, disc([way * 80, -72], 38), coat);
    picture.fill(disc([way * 80, -68], 21), mix(coat, BLUSH, 0.45));
  }
  const head = smooth(
    mirrored([
      [0, -94],
      [58, -84],
      [100, -40],
      [114, 18],
      [84, 74],
      [0, 94],
    ]),
    true,
  );
  painted(picture, head, coat);
  fur(picture, [0, 0], 112, 94, coat, 130);
  scarf(picture, 98, 84, cloth);
  picture.fill(oval([0, 36], 50, 38), tint(coat, 0.62));
  cheeks(picture, 74, 26, 18);
  painted(
    picture,
    smooth(
      [
        [-17, 12],
        [0, 7],
        [17, 12],
        [8, 27],
        [-8, 27],
      ],
      true,
    ),
    DARK,
  );
  mouth(picture, 27, 15);
  eyes(picture, 46, -10, 8.5, closed);
}

/** A fox from its chest upwards, with its tail; its head is 230 px wide around 0 0. */
export function fox(picture: Picture, coat: Colour, cloth: Colour): void {
  const pale = tint(coat, 0.86);
  const tail = smooth(
    [
      [38, 330],
      [104, 250],
      [140, 150],
      [126, 46],
      [168, 100],
      [194, 190],
      [168, 300],
      [94, 390],
    ],
    true,
  );
  painted(picture, tail, shade(coat, 0.06));
  fur(picture, [150, 190], 36, 130, coat, 70);
  picture.fill(
    smooth(
      [
        [126, 46],
        [168, 100],
        [176, 128],
        [156, 116],
        [150, 136],
        [136, 120],
        [132, 128],
      ],
      true,
    ),
    pale,
  );
  const body = smooth(
    mirrored([
      [0, 60],
      [66, 80],
      [106, 180],
      [122, 420],
    ]),
    true,
  );
  painted(picture, body, shade(coat, 0.08));
  fur(picture, [0, 220], 108, 140, coat, 70);
  picture.fill(
    smooth(
      mirrored([
        [0, 70],
        [46, 92],
        [56, 190],
        [30, 300],
      ]),
      true,
    ),
    pale,
  );
  for (const way of [-1, 1]) {
    const ear = (grow: number, low: number): string =>
      `M${px(way * (60 + 40 * grow))} ${px(-18 + low)}Q${px(way * (62 + 44 * grow))} ${px(-110 * grow)} ${px(way * 84)} ${px(-70 - 82 * grow)}Q${px(way * (60 - 26 * grow))} ${px(-116 * grow)} ${px(way * (58 - 42 * grow))} ${px(-66 + low)}Z`;
    painted(picture, ear(1, 0), coat);
    picture.fill(ear(0.62, 6), shade(coat, 0.62));
  }
  const head = smooth(
    mirrored([
      [0, -82],
      [52, -74],
      [94, -30],
      [116, 30],
      [56, 66],
      [0, 88],
    ]),
    true,
  );
  painted(picture, head, coat);
  fur(picture, [0, -16], 100, 60, coat, 90);
  for (const way of [-1, 1])
    picture.fill(
      smooth(
        [
          [0, 86],
          [way * 52, 66],
          [way * 112, 30],
          [way * 70, 20],
          [way * 34, 26],
          [way * 10, 40],
        ],
        true,
      ),
      pale,
    );
  scarf(picture, 96, 66, cloth);
  cheeks(picture, 72, 38, 15);
  eyes(picture, 44, 2, 9, true);
  painted(picture, oval([0, 62], 15, 11), DARK);
  picture.line('M-17 80Q0 92 17 80', DARK, 3.4);
}

/** A rabbit from its chest upwards, one ear folded; its head is 170 px wide around 0 0. */
export function rabbit(picture: Picture, coat: Colour, cloth: Colour): void {
  painted(
    picture,
    smooth(
      mirrored([
        [0, 56],
        [58, 74],
        [92, 150],
        [104, 400],
      ]),
      true,
    ),
    shade(coat, 0.06),
  );
  const straight = smooth(
    [
      [-44, -56],
      [-70, -132],
      [-64, -204],
      [-40, -226],
      [-18, -196],
      [-12, -124],
      [-14, -60],
    ],
    true,
  );
  const folded = smooth(
    [
      [16, -60],
      [16, -130],
      [40, -172],
      [76, -170],
      [112, -128],
      [126, -84],
      [104, -76],
      [76, -108],
      [58, -112],
      [48, -58],
    ],
    true,
  );
  painted(picture, straight, coat);
  painted(picture, folded, coat);
  picture.fill(
    smooth(
      [
        [-38, -76],
        [-54, -136],
        [-50, -186],
        [-40, -200],
        [-29, -180],
        [-24, -126],
        [-24, -78],
      ],
      true,
    ),
    mix(coat, BLUSH, 0.55),
  );
  picture.fill(
    smooth(
      [
        [58, -150],
        [84, -146],
        [112, -104],
        [112, -92],
        [84, -118],
        [64, -130],
      ],
      true,
    ),
    shade(coat, 0.16),
  );
  const head = smooth(
    mirrored([
      [0, -76],
      [48, -68],
      [80, -28],
      [86, 20],
      [58, 62],
      [0, 78],
    ]),
    true,
  );
  painted(picture, head, coat);
  fur(picture, [0, 0], 82, 74, coat, 80);
  scarf(picture, 82, 56, cloth);
  for (const way of [-1, 1]) picture.fill(oval([way * 17, 34], 23, 18), tint(coat, 0.75));
  cheeks(picture, 56, 22, 15);
  painted(
    picture,
    smooth(
      [
        [-11, 12],
        [0, 9],
        [11, 12],
        [0, 24],
      ],
      true,
    ),
    mix(BLUSH, DARK, 0.25),
  );
  mouth(picture, 22, 13);
  eyes(picture, 40, -8, 8, false);
}

/** A hedgehog from its belly upwards; 170 px wide around 0 0. */
export function hedgehog(picture: Picture, spines: Colour, face: Colour): void {
  const { random } = picture;
  for (let ring = 0; ring < 5; ring += 1)
    for (let index = 0; index < 36; index += 1) {
      const turn = -200 + (index * 220) / 35 + random.around(0, 4);
      const to = placer([0, 40], turn);
      const [from, end] = [96 - ring * 18, 128 - ring * 16 + random.around(0, 7)];
      picture.line(
        `M${at(to(from * 0.8, 0))}L${at(to(end, random.around(0, 5)))}`,
        mix(spines, ring % 2 ? '#f0dcc0' : DARK, random.between(0, 0.34)),
        5,
      );
    }
  painted(
    picture,
    smooth(
      mirrored([
        [0, -20],
        [34, -36],
        [68, -6],
        [78, 60],
        [64, 200],
      ]),
      true,
    ),
    face,
  );
  fur(picture, [0, 60], 66, 80, face, 50);
  cheeks(picture, 46, 44, 14);
  eyes(picture, 32, 18, 7.5, false);
  painted(picture, oval([0, 40], 13, 10), DARK);
  picture.line('M-15 60Q0 74 15 60', DARK, 3.4);
}
