import { bezier, type Curve, type Point } from '../draw/geometry';
import type { Picture } from '../draw/picture';
import type { Recipe } from '../draw/recipe';
import { blades, emulsion, leafyTwig, oatGrass, type Print, sunFern, sunFlower, umbel } from '../draw/sunprint';

/** Below this height in px, plants stand under the title of the upright format, and are whole in a mail; there the taller ones are shorter. */
const LOW = 570;

/** A stem from below the sheet. */
function stemIn({ isUpright, isInMail }: Picture): (x: number, tip: Point, bow: number) => Curve {
  return (x, [tx, high], bow) => {
    const ty = (isUpright || isInMail) && high < LOW ? LOW - (LOW - high) * 0.45 : high;
    return bezier([x, 940], [x + bow, 940 - (940 - ty) * 0.4], [tx + bow * 0.6, ty + (940 - ty) * 0.3], [tx, ty]);
  };
}

export const confirmationSun: readonly Recipe[] = [
  {
    name: 'sunprint-meadow',
    tone: 'dark',
    place: 'above',
    shadow: '#04162c',
    paint(picture) {
      picture.ground(
        picture.linear(
          [
            [0, '#0f3d6e'],
            [0.5, '#0d4377'],
            [1, '#0a3562'],
          ],
          [0, 0],
          [0.4, 1],
        ),
      );
      picture.glow([560, 330], 860, '#2b6ca6', 0.42, 0.7);
      picture.glow([1250, 700], 620, '#1f5f9a', 0.3, 0.8);
      emulsion(picture, '#08305a', '#2f72ab');
      const stem = stemIn(picture);
      const print: Print = { picture, white: '#edf3f4' };
      picture.standing(0.54, () => {
        // What lay a little off the sheet is soft, behind the rest.
        picture.softened(5, () => {
          const far: Print = { picture, white: '#8fb7d8' };
          sunFern(far, stem(330, [426, 606], -30), 15, 84, 0.4);
          sunFern(far, stem(1290, [1176, 616], 30), 15, 80, 0.4);
          leafyTwig(far, stem(640, [590, 700], 20), 5, 70, 0.3);
          leafyTwig(far, stem(1000, [1040, 720], -16), 5, 66, 0.3);
        });
        blades(print, [120, 930], 12, 520);
        blades(print, [1490, 930], 12, 480);
        blades(print, [470, 930], 7, 300);
        blades(print, [1140, 930], 7, 290);
        sunFern(print, stem(60, [96, 236], -60), 19, 126, 0.82);
        sunFern(print, stem(1540, [1510, 290], 60), 18, 118, 0.82);
        leafyTwig(print, stem(230, [300, 470], 40), 8, 104, 0.42);
        leafyTwig(print, stem(1390, [1320, 500], -36), 8, 100, 0.42);
        umbel(print, stem(190, [262, 320], 10), 112);
        umbel(print, stem(1440, [1376, 372], -14), 100);
        umbel(print, stem(500, [470, 690], 10), 66);
        umbel(print, stem(1100, [1132, 700], -10), 64);
        sunFlower(print, stem(330, [384, 676], 6), 84, 8);
        sunFlower(print, stem(1260, [1216, 700], -8), 80, 8);
        sunFlower(print, stem(170, [190, 766], 6), 78, 8);
        sunFlower(print, stem(1420, [1424, 780], -8), 76, 8);
        sunFlower(print, stem(610, [618, 806], 0), 52, 7);
        sunFlower(print, stem(960, [954, 812], 0), 50, 7);
        oatGrass(print, stem(150, [190, 250], -40), 13, 26);
        oatGrass(print, stem(1470, [1430, 300], 40), 12, 26);
        oatGrass(print, stem(560, [548, 660], 26), 10, 20);
        oatGrass(print, stem(1050, [1060, 664], -20), 10, 20);
        sunFern(print, stem(740, [700, 786], 10), 12, 44, 0.8);
        sunFern(print, stem(860, [880, 770], -10), 12, 46, 0.8);
        umbel(print, stem(790, [786, 826], 4), 40);
        blades(print, [790, 930], 9, 130);
      });
    },
  },
];
