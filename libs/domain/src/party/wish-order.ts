/** A wish's place in the order of its list. */
export interface Placed {
  id: string;
  position: number;
}

/** Between closer neighbours no further position is taken, because numbers are not infinitely fine. */
const CLOSEST = 1e-6;

/**
 * The new positions that put a wish before another one, or at the end: usually one, and one for each wish when its
 * neighbours are too close; none when the wish stays where it is. `list` is in order and holds the wish. Returns null
 * when it holds the wish or the other one not (rule: wish-order).
 */
export function moved(list: readonly Placed[], id: string, before: string | null): Placed[] | null {
  const others = list.filter((each) => each.id !== id);
  const isKnown = others.length < list.length && (before === null || list.some((each) => each.id === before));
  if (!isKnown) return null;
  const target = before === null ? others.length : others.findIndex((each) => each.id === before);
  if (before === id || list[target]?.id === id) return [];
  const position = between(others[target - 1]?.position, others[target]?.position);
  if (position !== null) return [{ id, position }];
  return [...others.slice(0, target), { id }, ...others.slice(target)].map((each, n) => ({ id: each.id, position: n }));
}

/** The position of a wish that is added at the end. */
export const endOf = (last: number | undefined): number => (last === undefined ? 0 : last + 1);

function between(previous: number | undefined, next: number | undefined): number | null {
  if (next === undefined) return endOf(previous);
  if (previous === undefined) return next - 1;
  return next - previous < CLOSEST ? null : (previous + next) / 2;
}
