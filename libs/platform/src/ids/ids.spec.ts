import { describe, expect, it } from '@jest/globals';
import { ObjectIdString, Sid } from '@festlig/contracts/define';
import { RandomIds } from '.';

const ids = new RandomIds();
const many = <T>(make: () => T): Set<T> => new Set(Array.from({ length: 2000 }, make));

describe('RandomIds', () => {
  it('makes ids the contracts take', () => {
    expect(ObjectIdString.safeParse(ids.id()).success).toBe(true);
    expect(Sid.safeParse(ids.sid()).success).toBe(true);
    expect(ids.sid(12)).toHaveLength(12);
    expect(ids.token()).toMatch(/^[\w-]{43}$/);
  });
  it('makes no two alike, and ids that grow', () => {
    expect([many(() => ids.id()).size, many(() => ids.sid()).size, many(() => ids.token()).size]).toEqual([
      2000, 2000, 2000,
    ]);
    const [first, second] = [ids.id(), ids.id()];
    expect(first < second).toBe(true);
  });
});
