import { describe, expect, test } from '@jest/globals';
import { Binary, BSONRegExp, Double, Long, MaxKey, ObjectId } from 'bson';
import type { Doc } from '../bson';
import { compile } from './matcher';

const ID = new ObjectId('64b000000000000000000001');
const LATER_ID = new ObjectId('64b000000000000000000002');

/** `[filter, documents that match, documents that do not]` */
const CASES: [Doc, Doc[], Doc[]][] = [
  [{ a: 1 }, [{ a: 1 }, { a: [0, 1] }, { a: Long.fromNumber(1) }], [{ a: '1' }, { a: true }, {}, { a: [[1]] }]],
  [{ a: ID }, [{ a: new ObjectId(ID.toHexString()) }, { a: [ID] }], [{ a: LATER_ID }, { a: ID.toHexString() }]],
  [{ a: { $gt: ID } }, [{ a: LATER_ID }], [{ a: ID }, { a: 'ffffffffffffffffffffffff' }, {}]],
  [{ a: new Date(5) }, [{ a: new Date(5) }], [{ a: 5 }, { a: new Date(6) }]],
  [{ a: { $lt: new Date(5) } }, [{ a: new Date(4) }], [{ a: new Date(5) }, { a: 4 }, { a: null }]],
  [{ a: new Binary(Buffer.from([255, 1])) }, [{ a: new Binary(Buffer.from([255, 1])) }], [{ a: new Binary(Buffer.from([254, 1])) }]],
  [{ a: Long.fromString('9007199254740993') }, [{ a: Long.fromString('9007199254740993') }], [{ a: 9007199254740992 }]],
  [{ a: { $gt: 9007199254740992 } }, [{ a: Long.fromString('9007199254740993') }], [{ a: 9007199254740992 }]],
  [{ a: null }, [{}, { a: null }, { a: [null] }], [{ a: 0 }, { a: '' }, { a: [] }, { a: [1] }]],
  [{ 'a.b': null }, [{}, { a: {} }, { a: [{ b: 1 }, {}] }, { a: 5 }], [{ a: [] }, { a: [{ b: 1 }] }]],
  [{ a: { $ne: null } }, [{ a: 0 }, { a: [] }], [{}, { a: null }, { a: [1, null] }]],
  [{ a: { $ne: 1 } }, [{}, { a: 2 }, { a: [] }], [{ a: 1 }, { a: [1, 2] }]],
  [{ a: { b: 1, c: 2 } }, [{ a: { b: 1, c: 2 } }, { a: [{ b: 1, c: 2 }] }], [{ a: { c: 2, b: 1 } }, { a: { b: 1 } }]],
  [{ a: [1, 2] }, [{ a: [1, 2] }, { a: [[1, 2]] }], [{ a: [2, 1] }, { a: 1 }]],
  [{ 'a.b': 1 }, [{ a: { b: 1 } }, { a: [{ b: 2 }, { b: 1 }] }, { a: { b: [1] } }], [{ a: [[{ b: 1 }]] }, { 'a.b': 1 }]],
  [{ 'a.0': 1 }, [{ a: [1, 2] }, { a: { 0: 1 } }, { a: [{ 0: 1 }] }], [{ a: [2, 1] }, { a: 1 }]],
  [{ 'a.1.b': 1 }, [{ a: [{}, { b: 1 }] }], [{ a: [{ b: 1 }, {}] }]],
  [{ 'a.0': { $exists: true } }, [{ a: [null] }, { a: [{}] }], [{ a: [] }, {}, { a: 'x' }]],
  [{ 'a.b': { $exists: true } }, [{ a: [{}, { b: null }] }], [{ a: [] }, { a: {} }]],
  [{ a: { $exists: false } }, [{}, { b: 1 }], [{ a: null }]],
  [{ a: { $gt: 1, $lt: 3 } }, [{ a: 2 }, { a: [0, 4] }], [{ a: 3 }, { a: [0, 1] }]],
  [{ a: { $gte: 'b' } }, [{ a: 'b' }, { a: 'c' }], [{ a: 'B' }, { a: 5 }]],
  [{ a: { $lte: null } }, [{}, { a: null }], [{ a: 0 }]],
  [{ a: { $in: [1, 'x', null, /^y/] } }, [{ a: 1 }, { a: ['x'] }, {}, { a: 'yes' }], [{ a: 2 }, { a: 'no' }]],
  [{ a: { $in: [] } }, [], [{}, { a: 1 }]],
  [{ a: { $nin: [1, null] } }, [{ a: 2 }, { a: [] }], [{ a: 1 }, {}, { a: [1, 2] }]],
  [{ a: { $size: 2 } }, [{ a: [1, 2] }], [{ a: [1] }, { a: 'xy' }]],
  [{ a: { $elemMatch: { b: 1, c: 2 } } }, [{ a: [{ b: 1, c: 2 }] }], [{ a: [{ b: 1 }, { c: 2 }] }, { a: { b: 1, c: 2 } }]],
  [{ a: { $elemMatch: { $gt: 1, $lt: 3 } } }, [{ a: [0, 2] }], [{ a: [0, 4] }, { a: 2 }]],
  [{ a: { $type: 'string' } }, [{ a: 'x' }, { a: ['x'] }], [{ a: 1 }, {}]],
  [{ a: { $type: ['number', 8] } }, [{ a: 1.5 }, { a: true }], [{ a: '1' }]],
  [{ a: { $type: 'int' } }, [{ a: 1 }], [{ a: 1.5 }, { a: 2 ** 40 }]],
  [{ a: { $type: 'array' } }, [{ a: [] }], [{ a: {} }]],
  [{ a: { $not: { $gt: 1 } } }, [{ a: 1 }, {}, { a: 'x' }], [{ a: 2 }, { a: [0, 2] }]],
  [{ a: { $not: /^x/ } }, [{ a: 'y' }, {}], [{ a: 'xy' }]],
  [{ a: { $regex: '^x', $options: 'i' } }, [{ a: 'Xa' }, { a: ['b', 'xa'] }], [{ a: 'ax' }, { a: 1 }]],
  [{ a: /^x/ }, [{ a: 'xy' }, { a: /^x/ }, { a: new BSONRegExp('^x') }], [{ a: 'yx' }, { a: /^x/i }, { a: /x/ }]],
  [{ $or: [{ a: 1 }, { b: 1 }] }, [{ b: 1 }], [{ c: 1 }]],
  [{ $nor: [{ a: 1 }, { b: 1 }] }, [{}], [{ b: 1 }]],
  [{ $and: [{ a: { $gt: 1 } }, { a: { $lt: 3 } }] }, [{ a: 2 }], [{ a: 3 }]],
]; // prettier-ignore

describe('filter', () => {
  test.each(CASES.map((each, i) => [i, JSON.stringify(each[0]), ...each] as const))('case %i matches and rejects the right documents: %s', (...[, , filter, match, differ]) => {
    const matches = compile(filter);
    expect(match.filter((doc) => !matches(doc))).toEqual([]);
    expect(differ.filter((doc) => matches(doc))).toEqual([]);
  }); // prettier-ignore

  test('gives the same answer every time for a regular expression', () => {
    const matches = compile({ a: /x/g });
    expect([matches({ a: 'x' }), matches({ a: 'x' })]).toEqual([true, true]);
  });

  test('treats NaN as equal to itself, and neither less nor greater than any number', () => {
    const nans = [{ a: Number.NaN }, { a: new Double(Number.NaN) }];
    for (const [filter, found] of [[{ a: { $gte: Number.NaN } }, 2], [{ a: { $gt: -1 } }, 0], [{ a: { $lt: 1 } }, 0]] as const) {
      expect(nans.filter(compile(filter))).toHaveLength(found);
    }
  }); // prettier-ignore

  test.each<Doc>([
    { $where: 'true' },
    { $expr: { $eq: ['$a', 1] } },
    { a: { $all: [1] } },
    { a: { $mod: [2, 1] } },
    { a: { $lt: new MaxKey() } },
    { $text: { $search: 'x' } },
    { a: { $near: [1, 2] } },
    { a: { $gt: 1, b: 2 } },
    { a: { $in: 1 } },
    { $or: [] },
    { a: { $size: -1 } },
    { a: { $type: 'integer' } },
    { a: { $options: 'i' } },
    { a: { $not: 1 } },
  ])('refuses %j', (filter) => {
    expect(() => compile(filter)).toThrow(expect.objectContaining({ code: 2 }));
  });
});
