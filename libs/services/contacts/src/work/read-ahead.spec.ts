import { describe, expect, it } from '@jest/globals';
import { readAhead } from './read-ahead';

describe('readAhead', () => {
  async function* numbers(read: number[], refusedAt = Infinity): AsyncGenerator<number, undefined> {
    for (let n = 1; n <= 4; n++) {
      read.push(n);
      if (n === refusedAt) throw new Error(`${n} cannot be read`);
      yield n;
    }
  }

  it('yields the items in order, and reads two more while one is processed', async () => {
    const read: number[] = [];
    const seen: [number, number][] = [];
    for await (const n of readAhead(numbers(read), 2)) {
      await new Promise(setImmediate);
      seen.push([n, read.length]);
    }
    expect(seen).toEqual([
      [1, 3],
      [2, 4],
      [3, 4],
      [4, 4],
    ]);
  });

  it("throws the source's error after the items before it", async () => {
    const seen: number[] = [];
    const all = async () => {
      for await (const n of readAhead(numbers([], 3), 2)) seen.push(n);
    };
    await expect(all()).rejects.toThrow('3 cannot be read');
    expect(seen).toEqual([1, 2]);
  });

  it("throws the error of the loop's body when the next item fails too", async () => {
    const work = async () => {
      for await (const n of readAhead(numbers([], 2), 2)) throw new Error(`${n} cannot be written`);
    };
    await expect(work()).rejects.toThrow('1 cannot be written');
  });
});
