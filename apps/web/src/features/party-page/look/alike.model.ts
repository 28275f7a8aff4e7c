import { linear } from '@festlig/domain/media/contrast';
import { channelsOf } from '@festlig/domain/web/hero-colours';

/** Two colours of the same page that are closer than this look like one and the same, also beside each other (OKLab, 0 to 1). */
const ALIKE = 0.05;

/** Lightness, red to green, yellow to blue: equal distances look equally different (OKLab). */
function labOf(hex: string): readonly [number, number, number] {
  const [red, green, blue] = channelsOf(hex).map(linear) as [number, number, number];
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
  ];
}

/** Whether two colours can hardly be told apart. */
export function areAlike(one: string, other: string): boolean {
  const [first, second] = [labOf(one), labOf(other)];
  return Math.hypot(...first.map((part, at) => part - (second[at] ?? 0))) < ALIKE;
}
