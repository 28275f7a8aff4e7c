import type { Wish } from '@festlig/contracts/party';
import { aWish } from '@festlig/testing/party/a-wish';
import { describe, expect, it } from '@jest/globals';
import { choicesOf, moved, priceText, shopOf, stateOf } from './model';

const wish = (id: string): Wish => aWish({ id, title: id, left: null });
const items = ['a', 'b', 'c'].map(wish);
const ids = (list: readonly Wish[]) => list.map(({ id }) => id).join('');

describe('a wish on the screen', () => {
  it('names the shop of a link without www, and keeps what is no address', () => {
    expect(shopOf('https://www.elgiganten.dk/product/1?x=2')).toBe('elgiganten.dk');
    expect(shopOf('http://shop.example.com:8080')).toBe('shop.example.com');
    expect(shopOf('no address')).toBe('no address');
  });

  it('is free, given by the caller, or reserved by others', () => {
    expect(stateOf({ mine: 0, reservedBy: null })).toBe('free');
    expect(stateOf({ mine: 2, reservedBy: { id: 'u' } })).toBe('mine');
    expect(stateOf({ mine: 0, reservedBy: { id: null } })).toBe('taken');
  });

  it('offers as many pieces as are left, and a place in a group gift once', () => {
    expect(choicesOf({ left: 3, isGroup: false })).toEqual([1, 2, 3]);
    expect(choicesOf({ left: null, isGroup: false })).toEqual([1]);
    expect(choicesOf({ left: 50, isGroup: true })).toEqual([1]);
  });
});

describe('moving a wish', () => {
  it.each([
    ['a', 2, 'bca', null],
    ['a', 1, 'bac', 'c'],
    ['c', 0, 'cab', 'a'],
    ['b', 1, 'abc', 'c'],
  ])('puts %s at place %i', (id, to, order, before) => {
    const after = moved(items, id, to);
    expect([ids(after.items), after.before]).toEqual([order, before]);
  });

  it('changes nothing when the wish was deleted meanwhile', () =>
    expect(ids(moved(items, 'gone', 0).items)).toBe('abc'));
});

describe('a price (rule: wish-price)', () => {
  it.each([
    ['1.299,50', '1.299,50\u00a0kr.'],
    ['400,-', '400\u00a0kr.'],
    ['400', '400\u00a0kr.'],
  ])('that is a bare number is in kroner on a Danish page: %s', (written, shown) => {
    expect(priceText(written, 'da')).toBe(shown);
  });

  it.each(['300 kr.', 'ca. 400', '40 euro'])('is otherwise shown as it was written: %s', (written) => {
    expect(priceText(written, 'da')).toBe(written);
    expect(priceText('40', 'en')).toBe('40');
  });
});
