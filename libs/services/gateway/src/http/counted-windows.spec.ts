import { describe, expect, it } from '@jest/globals';
import { CountedWindows } from './counted-windows';

describe('counting in memory', () => {
  let now = 0;
  const open = (most?: number) => {
    now = 1000;
    return new CountedWindows(() => now, most);
  };

  it('counts each name by itself, and from nothing again when its time is over', () => {
    const windows = open();
    expect([windows.add('a', 60), windows.add('a', 60), windows.add('b', 60)]).toEqual([
      { count: 1, left: 60 },
      { count: 2, left: 60 },
      { count: 1, left: 60 },
    ]);
    now += 59;
    expect(windows.read('a')).toEqual({ count: 2, left: 1 });
    now += 1;
    expect(windows.read('a')).toEqual({ count: 0, left: 0 });
    expect(windows.add('a', 60)).toEqual({ count: 1, left: 60 });
  });

  it('keeps no more names than it may: those that are over go first, then the oldest', () => {
    const windows = open(2);
    windows.add('over', 10);
    now += 10;
    windows.add('old', 60);
    windows.add('new', 60);
    windows.add('newest', 60);
    expect(['over', 'old', 'new', 'newest'].map((name) => windows.read(name).count)).toEqual([0, 0, 1, 1]);
  });
});
