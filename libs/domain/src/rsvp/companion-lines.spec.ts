import { describe, expect, it } from '@jest/globals';
import { companionsIn } from './companion-lines';

describe('companionsIn', () => {
  it('takes a name from each line, trimmed, and none from blank lines', () => {
    expect(companionsIn(' Bo \n\n  \nIda Ærø')).toEqual(['Bo', 'Ida Ærø']);
    expect(companionsIn('')).toEqual([]);
  });

  it('takes those of the first lines, where no more people come', () => {
    expect(companionsIn('Bo\n\nIda', 2)).toEqual(['Bo']);
    expect(companionsIn('Bo\n\nIda', 3)).toEqual(['Bo', 'Ida']);
    expect(companionsIn('Bo', 0)).toEqual([]);
    // The number is not one.
    expect(companionsIn('Bo', Number.NaN)).toEqual([]);
  });
});
