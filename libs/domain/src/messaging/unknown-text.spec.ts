import { expect, it } from '@jest/globals';
import { firstAsk, nextAsk } from './unknown-text';

const since = new Date('2026-05-01T10:00:00.000Z');
const after = (minutes: number) => new Date(since.getTime() + minutes * 60_000);

it('asks for a text without an answer after a minute, then after growing pauses, and gives up after a day', () => {
  expect(firstAsk(since)).toEqual(after(1));
  expect(nextAsk(since, after(1))).toEqual(after(2));
  expect(nextAsk(since, after(2))).toEqual(after(4));
  expect(nextAsk(since, after(600))).toEqual(after(1200));
  expect(nextAsk(since, after(1200))).toEqual(after(24 * 60));
  expect(nextAsk(since, after(24 * 60))).toBeNull();
});
