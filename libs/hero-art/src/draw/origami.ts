import { placer, polygon, px, type Point } from './geometry';
import { mix, shade, tint, type Colour } from './palette';
import { LIFTS, type Lift, type Picture } from './picture';
import { disc } from './shapes';

/** Wood, on the thread above a crane. */
const BEADS: Colour = '#d3ac74';

/** A folded crane as it is seen from the side; a face is three or four of its corners, and how light it is (-1 to 1). */
const CORNERS = {
  beak: [-152, -8],
  head: [-122, -52],
  neck: [-46, 24],
  breast: [-8, 62],
  back: [14, 4],
  hip: [54, 28],
  tail: [158, -66],
  far: [92, -148],
  near: [-80, -166],
  fold: [-8, -36],
  bend: [-112, -26],
} as const satisfies Record<string, Point>;
type Corner = keyof typeof CORNERS;
const OUTLINE: readonly Corner[] = ['head', 'beak', 'bend', 'breast', 'tail', 'back', 'far', 'fold', 'near', 'neck'];
const FACES: readonly (readonly [light: number, ...Corner[]])[] = [
  [-0.3, 'far', 'back', 'hip'],
  [-0.12, 'far', 'fold', 'back'],
  [-0.2, 'tail', 'hip', 'breast'],
  [0.12, 'tail', 'back', 'hip'],
  [0.3, 'head', 'neck', 'back'],
  [-0.08, 'head', 'breast', 'neck'],
  [0.5, 'beak', 'head', 'bend'],
  [0.02, 'back', 'breast', 'hip'],
  [0.46, 'near', 'neck', 'fold'],
  [0.2, 'near', 'fold', 'back'],
  [0.1, 'neck', 'breast', 'back'],
];

/** A folded paper crane hung on a thread; `size` px is about half of its width, `tilt` in degrees. */
export function crane(
  picture: Picture,
  centre: Point,
  size: number,
  tilt: number,
  colour: Colour,
  flip = false,
  lift: Lift = LIFTS.low,
): void {
  const turned = placer(centre, tilt, size / 150);
  const corner = (name: Corner): Point => {
    const [x, y] = CORNERS[name];
    return turned(flip ? -x : x, y);
  };
  const top = corner('back');
  picture.line(`M${px(top[0])} -5L${px(top[0])} ${px(top[1])}`, '#8d8578', 1.1, 0.6);
  for (const [above, share] of [
    [1.5, 0.07],
    [1.68, 0.1],
    [1.86, 0.07],
  ] as const)
    picture.cut(disc([top[0], top[1] - size * above], size * share), BEADS, LIFTS.flat);
  picture.cast(polygon(OUTLINE.map(corner)), lift);
  for (const [light, ...names] of FACES) {
    const tone = light > 0 ? tint(colour, light * 1.3) : shade(colour, -light);
    const path = polygon(names.map(corner));
    picture.fill(
      path,
      picture.linear([
        [0, tint(tone, 0.2)],
        [1, mix(tone, shade(tone, 0.3), 0.35)],
      ]),
    );
    picture.line(path, tint(colour, 0.75), 0.9, 0.6);
  }
}
