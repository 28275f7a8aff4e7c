import { expect, it } from '@jest/globals';
import { columnsOf, rowRate, withColumn } from './columns.model';

const sample = [
  ['Navn', 'Adresse', ''],
  ['Anne', '', 'x'],
  ['Bo', 'b@c.dk'],
];

it('returns each column’s name and sample values, even when rows have different lengths', () => {
  expect(columnsOf({ sample, header: true, columns: { name: 0 } })).toEqual([
    { at: 0, name: 'Navn', samples: ['Anne', 'Bo'], field: 'name' },
    { at: 1, name: 'Adresse', samples: ['b@c.dk'], field: undefined },
    { at: 2, name: undefined, samples: ['x'], field: undefined },
  ]);
  expect(columnsOf({ sample, header: false, columns: {} })[0]).toMatchObject({
    name: undefined,
    samples: ['Navn', 'Anne', 'Bo'],
  });
});

it('gives a column only one field, and a field only one column', () => {
  expect(withColumn({ name: 0, email: 1 }, 2, 'email')).toEqual({ name: 0, email: 2 });
  expect(withColumn({ name: 0, email: 1 }, 0, 'email')).toEqual({ email: 0 });
  expect(withColumn({ name: 0, email: 1 }, 1, undefined)).toEqual({ name: 0 });
});

it('returns a rate only after a second, and only when rows were read', () => {
  expect(rowRate(undefined, { at: 0, done: 0 })).toBeNull();
  expect(rowRate({ at: 0, done: 0 }, { at: 500, done: 900 })).toBeNull();
  expect(rowRate({ at: 0, done: 1000 }, { at: 2000, done: 9000 })).toBe(4000);
});
