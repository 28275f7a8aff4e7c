import { expect, it } from '@jest/globals';
import { columnsOf, rowRate, withColumn, withHeader } from './columns.model';

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
  expect(withColumn({ name: 0, email: 1 }, { at: 2, name: 'Mail' }, 'email')).toEqual({ name: 0, email: 2 });
  expect(withColumn({ name: 0, email: 1 }, { at: 0, name: 'Navn' }, 'email')).toEqual({ email: 0 });
  expect(withColumn({ name: 0, email: 1 }, { at: 1, name: 'Mail' }, undefined)).toEqual({ name: 0 });
});

it('gives the note several columns, and the note that is left to the next of them (rule: import-note)', () => {
  const kost = { at: 2, name: 'Kost' };
  const two = { name: 0, note: 1, moreNotes: [{ at: 2, heading: 'Kost' }] };
  expect(withColumn({ name: 0, note: 1 }, kost, 'note')).toEqual(two);
  expect(withColumn({ name: 0, note: 1 }, { at: 2, name: undefined }, 'note')).toEqual({
    name: 0,
    note: 1,
    moreNotes: [{ at: 2, heading: '' }],
  });
  expect(withColumn(two, kost, 'tags')).toEqual({ name: 0, note: 1, tags: 2 });
  expect(withColumn(two, kost, undefined)).toEqual({ name: 0, note: 1 });
  expect(withColumn(two, { at: 1, name: 'Note' }, undefined)).toEqual({ name: 0, note: 2 });
  expect(
    columnsOf({ sample: [['Navn', 'Note', 'Kost', 'By']], header: true, columns: two }).map((of) => of.field),
  ).toEqual(['name', 'note', 'note', undefined]);
});

it('has headings in the note only where the first row names the columns', () => {
  const rows = [['Navn', 'Note', 'Kost']];
  const columns = { name: 0, note: 1, moreNotes: [{ at: 2, heading: 'Kost' }] };
  const without = withHeader(rows, columns, false);
  expect(without).toEqual({ columns: { ...columns, moreNotes: [{ at: 2, heading: '' }] }, header: false });
  expect(withHeader(rows, without.columns, true)).toEqual({ columns, header: true });
  expect(withHeader(rows, { name: 0 }, true)).toEqual({ columns: { name: 0 }, header: true });
});

it('returns a rate only after a second, and only when rows were read', () => {
  expect(rowRate(undefined, { at: 0, done: 0 })).toBeNull();
  expect(rowRate({ at: 0, done: 0 }, { at: 500, done: 900 })).toBeNull();
  expect(rowRate({ at: 0, done: 1000 }, { at: 2000, done: 9000 })).toBe(4000);
});
