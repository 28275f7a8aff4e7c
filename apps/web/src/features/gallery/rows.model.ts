/** The shapes of photos (width by height) that are shown whole; those beyond are cut to the nearest. */
const NARROWEST = 0.62;
const WIDEST = 2.8;

/** How wide a row is wanted on each kind of screen, when its height is 1. */
export const WANTED = { phone: 2.2, tablet: 3.2, desk: 3.8, expandedDesk: 6 } as const;

/** Pixels of the height of a row that few photos do not fill. */
const HIGHEST = 420;
/** The share of the wanted width from which a row fills the page: it becomes a little higher instead of ending before the others. */
const FULL = 2 / 3;

export interface Sized {
  width: number;
  height: number;
}

/** The shape in which a photo is shown: its own, unless it is extreme. */
export const shapeOf = ({ width, height }: Sized): number => Math.min(WIDEST, Math.max(NARROWEST, width / height));

export interface Row<T> {
  photos: T[];
  /** The sum of the shapes: the width of the row, when its height is 1. */
  shape: number;
}

/**
 * Photos in rows, in their order and each in its own shape. A row fills the width, so `wanted`, its width when its height
 * is 1, decides how high rows become; those of the result are as even as possible.
 */
export function rowsOf<T extends Sized>(photos: readonly T[], wanted: number): Row<T>[] {
  if (photos.length === 0) return [];
  const sums = photos.reduce<number[]>((sofar, photo) => [...sofar, (sofar.at(-1) ?? 0) + shapeOf(photo)], [0]);
  const between = (from: number, to: number) => (sums[to] ?? 0) - (sums[from] ?? 0);
  const all = between(0, photos.length);
  const rows = Math.min(photos.length, Math.max(1, Math.round(all / wanted)));
  const cost = (from: number, to: number) => (between(from, to) - all / rows) ** 2;
  // For each number of rows: the cheapest way to put the first `to` photos into them, and where its last row begins.
  let best = photos.map((_, index) => ({ cost: cost(0, index + 1), starts: [0] }));
  for (let row = 2; row <= rows; row += 1) {
    best = photos.map((_, last) =>
      Array.from({ length: last }, (__, end) => end)
        .map((end) => ({
          cost: best[end]!.cost + cost(end + 1, last + 1),
          starts: [...best[end]!.starts, end + 1],
        }))
        .reduce((one, other) => (other.cost < one.cost ? other : one), { cost: Infinity, starts: [0] }),
    );
  }
  const { starts } = best.at(-1)!;
  return starts.map((from, index) => {
    const to = starts[index + 1] ?? photos.length;
    return { photos: photos.slice(from, to), shape: between(from, to) };
  });
}

/** The most pixels of the width of a row; null for one that fills the page. Few photos alone would become too high on it. */
export const widestOf = ({ shape }: { shape: number }, wanted: number): number | null =>
  shape < wanted * FULL ? Math.round(shape * HIGHEST) : null;
