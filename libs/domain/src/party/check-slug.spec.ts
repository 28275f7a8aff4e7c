import { describe, expect, it } from '@jest/globals';
import { RESERVED_ADDRESSES } from '../web/reserved-addresses';
import { slugProblem } from './check-slug';

describe('a party’s own address', () => {
  it.each([
    'emma-30',
    'gilde',
    '2027',
    'karens_fest',
    '_fest_',
    'emma-og-bo',
    'a'.repeat(60),
    'den-festlige-dag',
    'den-bedste-fest',
  ])('can be %s', (slug) => expect(slugProblem(slug)).toBeNull());

  it.each([
    ['Emma-30', 'slug_invalid'],
    ['emma 30', 'slug_invalid'],
    ['emma/30', 'slug_invalid'],
    ['emma.30', 'slug_invalid'],
    ['ærø-fest', 'slug_invalid'],
    ['', 'slug_invalid'],
    ['____', 'slug_invalid'],
    ['-_-_-', 'slug_invalid'],
    ['abc', 'too_short'],
    ['a'.repeat(61), 'too_long'],
    ['emmafest', 'slug_like_id'],
    ['64c000000000000000000001', 'slug_like_id'],
    ['support', 'slug_reserved'],
    ['festlig', 'slug_reserved'],
    ['festlig-dk', 'slug_reserved'],
    ['festl1g', 'slug_reserved'],
    ['kundeservice', 'slug_reserved'],
    ['log-ind', 'slug_reserved'],
    ['mit_id', 'slug_reserved'],
    ['password-reset', 'slug_reserved'],

    ['unsubscribe', 'slug_reserved'],
  ])('cannot be %s (%s)', (slug, code) => expect(slugProblem(slug)).toBe(code));

  it('cannot be one of the product’s own addresses', () => {
    const open = [...RESERVED_ADDRESSES].filter((address) => slugProblem(address) === null);
    expect(open).toEqual([]);
  });
});
