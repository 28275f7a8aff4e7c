import { aPhoto } from '@festlig/testing/media/a-photo';
import { describe, expect, it } from '@jest/globals';
import {
  currentOf,
  emptyWall,
  loadingOf,
  nextOf,
  previousOf,
  timeOf,
  type Wall,
  type WallAction,
  wallReducer,
} from './wall.model';

/** The photos with these numbers, as they are reported: the newest first. */
const report = (...numbers: number[]): WallAction => ({
  type: 'reported',
  items: numbers.map((nth) => aPhoto(nth)),
  total: numbers.length,
});
const after = (...actions: WallAction[]): Wall => actions.reduce(wallReducer, emptyWall);
const numberOf = (photo: { id: string } | undefined) => photo && parseInt(photo.id, 16);
/** Loads the next picture. */
const load = (wall: Wall, type: 'loaded' | 'broken' = 'loaded') =>
  wallReducer(wall, { type, id: nextOf(wall)?.id ?? '' });
/** Loads the next picture, and shows it when the present one was shown long enough. */
const turn = (wall: Wall) => wallReducer(load(wall), { type: 'over' });
/** The numbers of the photos of the next turns. */
const turns = (wall: Wall, count: number): number[] => {
  const shown: number[] = [];
  for (let n = 0; n < count; n++) {
    wall = turn(wall);
    shown.push(numberOf(currentOf(wall)) ?? 0);
  }
  return shown;
};

describe('a wall', () => {
  it('begins with the newest photo as soon as its picture is there', () => {
    const wall = after(report(3, 2, 1));
    expect(currentOf(wall)).toBeUndefined();
    const shown = load(wall);
    expect([numberOf(currentOf(shown)), shown.isNew, timeOf(shown)]).toEqual([3, false, 7000]);
  });

  it('shows all in turn, and then the one that was shown longest ago', () => {
    expect(turns(load(after(report(3, 2, 1))), 6)).toEqual([2, 1, 3, 2, 1, 3]);
  });

  it('shows a photo until its time is over and the next picture has loaded, whichever is later', () => {
    const wall = load(after(report(2, 1)));
    expect(numberOf(currentOf(load(wall)))).toBe(2);
    const over = wallReducer(wall, { type: 'over' });
    expect(numberOf(currentOf(over))).toBe(2);
    const next = load(over);
    expect([numberOf(currentOf(next)), numberOf(previousOf(next))]).toEqual([1, 2]);
  });

  it('shows new photos before all others, the newest first, and says of each that it is new once', () => {
    let wall = wallReducer(load(after(report(2, 1))), report(4, 3, 2, 1));
    expect(wall.isNew).toBe(false);
    const shown: [number | undefined, boolean][] = [];
    for (let n = 0; n < 5; n++) {
      wall = turn(wall);
      shown.push([numberOf(currentOf(wall)), wall.isNew]);
    }
    expect(shown).toEqual([
      [4, true],
      [3, true],
      [1, false],
      [2, false],
      [4, false],
    ]);
  });

  it('says of no photo that it is new when the first ones are reported, but of all that come to an empty wall', () => {
    expect(after(report(2, 1)).fresh.size).toBe(0);
    const wall = load(after(report(), report(2, 1)));
    expect([numberOf(currentOf(wall)), wall.isNew, wall.fresh.size]).toEqual([2, true, 1]);
  });

  it('does not say of an old photo that it is new when a newer one was deleted', () => {
    const wall = wallReducer(load(after(report(4, 3, 2))), report(4, 3, 1));
    expect(wall.fresh.size).toBe(0);
    expect(turns(wall, 2)).toEqual([3, 1]);
  });

  it('shows each for a shorter time while more than three new ones wait', () => {
    const wall = load(after(report(1)));
    expect(timeOf(wallReducer(wall, report(4, 3, 2, 1)))).toBe(7000);
    expect(timeOf(wallReducer(wall, report(5, 4, 3, 2, 1)))).toBe(4000);
  });

  it('takes a photo off the screen when it is public no longer, before its time is over', () => {
    const wall = wallReducer(load(after(report(3, 2, 1))), report(2, 1));
    expect(currentOf(wall)).toBeUndefined();
    expect(numberOf(currentOf(load(wall)))).toBe(2);
  });

  it('is empty when the last photo is gone, and begins again with the next', () => {
    const empty = wallReducer(load(after(report(1))), report());
    expect([currentOf(empty), nextOf(empty)]).toEqual([undefined, undefined]);
    const wall = load(wallReducer(empty, report(2)));
    expect([numberOf(currentOf(wall)), wall.isNew]).toEqual([2, true]);
  });

  it('keeps a single photo', () => {
    const single = wallReducer(load(after(report(1))), { type: 'over' });
    expect([numberOf(currentOf(single)), nextOf(single)]).toEqual([1, undefined]);
  });

  it('skips a photo that cannot be loaded without spending a turn on it, and tries it again in its next', () => {
    const wall = wallReducer(load(after(report(3, 2, 1))), { type: 'over' });
    const broken = load(wall, 'broken');
    expect([numberOf(currentOf(broken)), numberOf(loadingOf(broken)), broken.turn]).toEqual([3, 1, wall.turn]);
    const shown = load(broken);
    expect([numberOf(currentOf(shown)), shown.turn]).toEqual([1, wall.turn + 1]);
    expect(turns(shown, 3)).toEqual([2, 3, 1]);
  });

  it('without a connection shows the two in turn whose pictures it has', () => {
    let wall = turn(load(after(report(4, 3, 2, 1))));
    const shown: (number | undefined)[] = [];
    for (let n = 0; n < 3; n++) {
      wall = wallReducer(wall, { type: 'over' });
      while (numberOf(loadingOf(wall)) !== numberOf(previousOf(wall)) && wall.isOver) wall = load(wall, 'broken');
      shown.push(numberOf(currentOf(wall)));
    }
    expect(shown).toEqual([4, 3, 4]);
  });

  it('keeps the present one for another turn when no other can be loaded, and then tries them all again', () => {
    const wall = wallReducer(load(after(report(3, 2, 1))), { type: 'over' });
    const none = load(load(wall, 'broken'), 'broken');
    expect([numberOf(currentOf(none)), loadingOf(none), none.isOver, none.turn]).toEqual([
      3,
      undefined,
      false,
      wall.turn + 1,
    ]);
    const again = wallReducer(none, { type: 'over' });
    expect(numberOf(loadingOf(again))).toBe(2);
    expect(numberOf(currentOf(load(again)))).toBe(2);
  });

  it('tries at once when photos are reported while it rests', () => {
    const pair = wallReducer(load(after(report(2, 1))), { type: 'over' });
    const none = load(pair, 'broken');
    expect(loadingOf(none)).toBeUndefined();
    expect(numberOf(loadingOf(wallReducer(none, report(3, 2, 1))))).toBe(3);
  });

  it('changes nothing when a picture loads that is not the next any more', () => {
    const wall = load(after(report(3, 2, 1)));
    expect(wallReducer(wall, { type: 'loaded', id: aPhoto(1).id })).toBe(wall);
  });
});
