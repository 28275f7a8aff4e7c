import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { endOf, moved, type Placed } from './wish-order';

const list: Placed[] = [
  { id: 'a', position: 0 },
  { id: 'b', position: 1 },
  { id: 'c', position: 2 },
];

/** The list as the store returns it after the new positions are written. */
const after = (before: readonly Placed[], changed: readonly Placed[]): Placed[] =>
  before
    .map((each) => changed.find(({ id }) => id === each.id) ?? each)
    .toSorted((one, other) => one.position - other.position || one.id.localeCompare(other.id));
const ids = (placed: readonly Placed[]) => placed.map(({ id }) => id).join('');

describe('moving a wish', () => {
  it.each([
    ['c', 'a', 'cab'],
    ['c', 'b', 'acb'],
    ['a', 'c', 'bac'],
    ['a', null, 'bca'],
    ['b', null, 'acb'],
  ])('puts %s before %s with one new position', (id, before, expected) => {
    const changed = moved(list, id, before);
    expect(changed).toHaveLength(1);
    expect(ids(after(list, changed ?? []))).toBe(expected);
  });

  it.each([
    ['a', 'a'],
    ['a', 'b'],
    ['c', null],
  ])('changes nothing when %s stays before %s', (id, before) => expect(moved(list, id, before)).toEqual([]));

  it('refuses wishes that the list has not', () => {
    expect(moved(list, 'x', 'a')).toBeNull();
    expect(moved(list, 'a', 'x')).toBeNull();
    expect(moved([], 'a', null)).toBeNull();
  });

  it('numbers all wishes anew when there is no room between two, also between two at one position', () => {
    for (const close of [1, 1 + 1e-7]) {
      const crowded = [{ id: 'a', position: 1 }, { id: 'b', position: close }, ...list.slice(2)];
      const changed = moved(crowded, 'c', 'b') ?? [];
      expect(changed.map(({ position }) => position)).toEqual([0, 1, 2]);
      expect(ids(after(crowded, changed))).toBe('acb');
    }
  });

  it('keeps every wish through any number of moves, and puts each where it was asked to be', () => {
    const steps = fc.array(fc.tuple(fc.nat(9), fc.option(fc.nat(9))), { maxLength: 300 });
    fc.assert(
      fc.property(steps, (asked) => {
        let placed: Placed[] = Array.from({ length: 10 }, (_, n) => ({ id: String(n), position: n }));
        for (const [n, b] of asked) {
          const [id, before] = [String(n), b === null ? null : String(b)];
          const expected = placed.filter((each) => each.id !== id).map((each) => each.id);
          const target = before === null ? expected.length : expected.indexOf(before);
          if (before === id)
            expected.splice(
              placed.findIndex((each) => each.id === id),
              0,
              id,
            );
          else expected.splice(target, 0, id);
          placed = after(placed, moved(placed, id, before) ?? []);
          expect(ids(placed)).toBe(expected.join(''));
        }
      }),
      { numRuns: 50 },
    );
  });
});

describe('the end of a list', () => {
  it('is after the last wish, and the first position without one', () => {
    expect(endOf(undefined)).toBe(0);
    expect(endOf(4.5)).toBe(5.5);
  });
});
