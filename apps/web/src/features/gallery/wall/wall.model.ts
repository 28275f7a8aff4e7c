import type { Photo } from '@festlig/contracts/media';

/** Milliseconds that a photo is shown; fewer while several new ones wait. */
const [USUAL, HURRIED] = [7000, 4000];
/** New photos that wait, above which each is shown for a shorter time. */
const FEW = 3;

/** What a wall shows, and what it shows next. */
export interface Wall {
  /** The newest public photos, the newest first; undefined until the first report. */
  photos: readonly Photo[] | undefined;
  total: number;
  /** Ids of photos that were ever reported. */
  known: ReadonlySet<string>;
  /** Ids of photos that came while the wall was open, and were not shown yet. */
  fresh: ReadonlySet<string>;
  /** Ids of the photos that were shown, the present one first. */
  shown: readonly string[];
  /** Id of the photo over which the present one appeared; its picture stays on the screen below it. */
  previous: string | undefined;
  /** Whether the present one came while the wall was open, and is shown for the first time. */
  isNew: boolean;
  /** Whether the picture of the next photo has loaded, or cannot be. */
  next: { id: string; is: 'loaded' | 'broken' } | undefined;
  /** Ids of the photos whose pictures could not be loaded since the last one was. */
  missing: ReadonlySet<string>;
  /** No other picture can be loaded; the next is tried when the time of the present one is over again. */
  rests: boolean;
  /** Whether the present one was shown long enough. */
  isOver: boolean;
  /** Changes whenever the time of a photo begins anew. */
  turn: number;
}

export const emptyWall: Wall = {
  photos: undefined,
  total: 0,
  known: new Set(),
  fresh: new Set(),
  shown: [],
  previous: undefined,
  isNew: false,
  next: undefined,
  missing: new Set(),
  rests: false,
  isOver: true,
  turn: 0,
};

export type WallAction =
  | { type: 'reported'; items: readonly Photo[]; total: number }
  | { type: 'loaded' | 'broken'; id: string }
  | { type: 'over' };

export function wallReducer(wall: Wall, action: WallAction): Wall {
  if (action.type === 'reported') return moved(reported(wall, action.items, action.total));
  if (action.type === 'over') return moved({ ...wall, isOver: true, rests: false });
  if (action.id !== nextOf(wall)?.id) return wall;
  return moved({ ...wall, next: { id: action.id, is: action.type } });
}

const find = ({ photos = [] }: Wall, id: string | undefined): Photo | undefined =>
  photos.find((photo) => photo.id === id);

/** The photo that is shown. */
export const currentOf = (wall: Wall): Photo | undefined => find(wall, wall.shown[0]);

/** The photo that was shown before the present one. */
export const previousOf = (wall: Wall): Photo | undefined => find(wall, wall.previous);

/** The photo that is shown next: the newest new one, then one that was not shown yet, then the one shown longest ago. */
export function nextOf({ photos = [], fresh, shown }: Wall): Photo | undefined {
  const others = photos.filter(({ id }) => id !== shown[0]);
  const unseen = others.find(({ id }) => fresh.has(id)) ?? others.find(({ id }) => !shown.includes(id));
  return unseen ?? others.toSorted((one, other) => shown.indexOf(other.id) - shown.indexOf(one.id))[0];
}

/** The photo whose picture is to be loaded. */
export const loadingOf = (wall: Wall): Photo | undefined => (wall.rests ? undefined : nextOf(wall));

/** Milliseconds that the present photo is shown. */
export const timeOf = ({ fresh }: Wall): number => (fresh.size > FEW ? HURRIED : USUAL);

/**
 * Photos above a known one have come. One below all of them is old: it is among the newest again because a newer one was
 * deleted.
 */
function reported(wall: Wall, items: readonly Photo[], total: number): Wall {
  const ids = items.map(({ id }) => id);
  const lastKnown = ids.findLastIndex((id) => wall.known.has(id));
  const isFirst = wall.photos === undefined;
  const come = isFirst ? [] : ids.slice(0, lastKnown === -1 ? ids.length : lastKnown);
  return {
    ...wall,
    photos: items,
    total,
    known: new Set([...wall.known, ...ids]),
    fresh: new Set([...wall.fresh, ...come.filter((id) => !wall.known.has(id))].filter((id) => ids.includes(id))),
    rests: false,
    // A photo that is no longer public leaves the screen at once.
    isOver: wall.isOver || !ids.includes(wall.shown[0] ?? ''),
  };
}

/**
 * Shows the next photo, if it is its time and its picture is there. One that cannot be loaded costs no time: the one after it
 * is next. When none can be, the present one stays for another turn (rule: photo-wall-screen).
 */
function moved(wall: Wall): Wall {
  const next = nextOf(wall);
  if (!next || !wall.isOver) return wall;
  const turned = { ...wall, next: undefined, missing: new Set<string>(), isOver: false, turn: wall.turn + 1 };
  if (wall.missing.has(next.id)) return { ...turned, rests: true };
  const is = next.id === wall.previous ? 'loaded' : wall.next?.id === next.id ? wall.next.is : undefined;
  if (is === undefined) return wall;
  const fresh = new Set([...wall.fresh].filter((id) => id !== next.id));
  const [current, ...rest] = wall.shown.filter((id) => id !== next.id);
  const before = current === undefined ? [] : [current];
  if (is === 'loaded') {
    return {
      ...turned,
      fresh,
      shown: [next.id, ...before, ...rest],
      previous: current,
      isNew: wall.fresh.has(next.id),
    };
  }
  const missing = new Set([...wall.missing, next.id]);
  return moved({ ...wall, fresh, next: undefined, missing, shown: [...before, next.id, ...rest] });
}
