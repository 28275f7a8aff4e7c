import { describe, expect, it } from '@jest/globals';
import { CountedPeriods } from './counted-periods';

describe('counting in memory', () => {
  let now = 0;
  const open = (most?: number) => {
    now = 1000;
    return new CountedPeriods(() => now, most);
  };

  it('counts each name on its own, and starts again from zero when its time is over', () => {
    const periods = open();
    expect([periods.add('a', 60), periods.add('a', 60), periods.add('b', 60)]).toEqual([
      { count: 1, left: 60 },
      { count: 2, left: 60 },
      { count: 1, left: 60 },
    ]);
    now += 59;
    expect(periods.read('a')).toEqual({ count: 2, left: 1 });
    now += 1;
    expect(periods.read('a')).toEqual({ count: 0, left: 0 });
    expect(periods.add('a', 60)).toEqual({ count: 1, left: 60 });
  });

  it('limits the number of names: expired ones are removed first, then the oldest', () => {
    const periods = open(2);
    periods.add('over', 10);
    now += 10;
    periods.add('old', 60);
    periods.add('new', 60);
    periods.add('newest', 60);
    expect(['over', 'old', 'new', 'newest'].map((name) => periods.read(name).count)).toEqual([0, 0, 1, 1]);
  });
});
