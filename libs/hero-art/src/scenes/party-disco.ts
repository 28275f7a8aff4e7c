import { polar, type Point } from '../draw/geometry';
import { beam, lightSpot, mirrorBall } from '../draw/mirror-ball';
import type { Colour, Palette } from '../draw/palette';
import type { Recipe } from '../draw/recipe';

const LIGHTS: Palette = ['#ff7fb0', '#ffb27a', '#ffd98c', '#c98bff', '#8fd3ff', '#ffc7dd'];
const BALL: Point = [800, 66];

export const partyDisco: readonly Recipe[] = [
  {
    name: 'mirror-ball',
    tone: 'dark',
    place: 'below',
    shadow: '#1d0320',
    paint(picture) {
      picture.ground(
        picture.linear([
          [0, '#7d1459'],
          [0.5, '#5b1050'],
          [1, '#320b3d'],
        ]),
      );
      picture.glow([800, 40], 900, '#d8337f', 0.5, 0.62);
      const { random } = picture;
      const beams: readonly (readonly [turn: number, spread: number, colour: Colour])[] = [
        [8, 2.4, '#ffb0d0'],
        [19, 1.6, '#ffd98c'],
        [27, 2.2, '#ff9cc4'],
        [153, 2.2, '#ffd0b0'],
        [161, 1.6, '#d6a8ff'],
        [172, 2.4, '#ffb0d0'],
        [-4, 1.4, '#c98bff'],
        [184, 1.4, '#ffd98c'],
      ];
      for (const [turn, spread, colour] of beams) beam(picture, BALL, turn, spread, 1150, colour, 0.26);
      // Rings of spots around the ball, larger and longer the further away they fall.
      for (let ring = 0; ring < 17; ring += 1) {
        const far = 236 + ring * 50 + ring ** 2 * 1.7;
        const count = 26 + ring * 3;
        for (let index = 0; index < count; index += 1) {
          const turn = (360 * (index + (ring % 2) * 0.5)) / count + random.around(0, 1.6);
          const centre = polar(BALL, turn, far * random.around(1, 0.02));
          if (centre[1] < -40 || centre[1] > 960 || centre[0] < -60 || centre[0] > 1660) continue;
          // Paler towards the title, and none where it is.
          const strength = [50, 110, 190].findIndex((margin) => picture.isTitle(centre, margin));
          const most = [0, 0.22, 0.42][strength] ?? 0.8;
          const colour = random.pick(LIGHTS);
          const size = (8 + ring * 1.25) * random.around(1, 0.16);
          if (most > 0) lightSpot(picture, centre, size, turn, colour, most * random.between(0.3, 1));
        }
      }
      picture.hung(0.84, () => mirrorBall(picture, BALL, 196, '#3a0d3e', LIGHTS));
    },
  },
];
