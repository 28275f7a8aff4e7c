import { describe, expect, it } from '@jest/globals';
import { readPeople } from './read-people';

describe('readPeople (rule: import-cells-mended)', () => {
  it.each([
    ['2', 2],
    ['1', 1],
    ['999', 999],
  ])('takes the number %j as it is', (cell, value) => {
    expect(readPeople(cell)).toEqual({ value, how: 'plain' });
  });

  it.each([
    ['2 voksne', 2],
    ['2 voksne og 1 barn', 3],
    ['2 voksne, 2 børn', 4],
    ['2 voksne + 1 barn (3 år)', 3],
    ['2 voksne og 1 barn på 3 år', 3],
    ['to voksne og et barn', 3],
    ['2 adults and 1 child', 3],
    ['2 adults & 2 kids', 4],
    ['2 Voksne, 1 barn og 1 baby', 4],
    ['3 pers.', 3],
    ['3 personer i alt', 3],
    ['4 people', 4],
    ['2+1', 3],
    ['2 + 1', 3],
    ['+1', 2],
    ['plus 1', 2],
    ['2 (+1)', 3],
    ['4 (2 voksne + 2 børn)', 4],
    ['ca. 4', 4],
    ['about 4', 4],
    ['max 3', 3],
    ['op til 5', 5],
    ['familie på 4', 4],
    ['family of 5', 5],
    ['par', 2],
    ['et par', 2],
    ['a couple', 2],
    ['2 par', 4],
    ['1 par og 1 barn', 3],
    ['3-4', 4],
    ['3 til 4 personer', 4],
    ['2,0', 2],
    ['2.0', 2],
    ['to', 2],
    ['alene', 1],
    ['2 stk', 2],
  ])('understands %j as %d', (cell, value) => {
    expect(readPeople(cell)).toEqual({ value, how: 'mended' });
  });

  it.each([
    '0',
    '1000',
    '1,5',
    '1.5',
    'mange',
    '2/3',
    'dem begge to',
    'voksne',
    '2 voksne og måske 1',
    '4 (2 voksne)',
    '-2',
    '4-3',
    '2 3',
    '12. juni',
    '20123456',
    'x'.repeat(300),
  ])('does not guess what %j means', (cell) => {
    expect(readPeople(cell)).toEqual({ value: null, how: 'dropped' });
  });
});
