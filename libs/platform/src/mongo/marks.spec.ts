import { describe, expect, it } from '@jest/globals';
import { Marks } from './marks';

describe('Marks', () => {
  it('tell when the mark of a key ends, and nothing of a key that has none or was forgotten by its beginning', () => {
    const marks = new Marks();
    marks.set('a', 1000);
    marks.set('a', 2000);
    for (const hour of ['b:1', 'b:2']) marks.set(hour, 3000);
    marks.forget('b');
    expect(['a', 'b:1', 'b:2', 'c'].map((key) => marks.endOf(key))).toEqual([2000, 0, 0, 0]);
  });

  it('are bounded: the oldest is forgotten first, and not for one that is set again', () => {
    const marks = new Marks();
    for (let key = 0; key < 10_000; key++) marks.set(String(key), 1);
    marks.set('9999', 2);
    expect(marks.endOf('0')).toBe(1);
    marks.set('one more', 1);
    expect([marks.endOf('0'), marks.endOf('1'), marks.endOf('one more')]).toEqual([0, 1, 1]);
  });
});
