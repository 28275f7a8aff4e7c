import { expect, it } from '@jest/globals';
import { progressOf } from './result.model';

it('tells how far an import is, and how far its undo', () => {
  const report = { done: 5, total: 10, created: 4, undo: null };
  expect(progressOf(report)).toEqual({ done: 5, total: 10 });
  expect(progressOf({ ...report, undo: { removed: 1, kept: 0 } })).toEqual({ done: 1, total: 4 });
});
