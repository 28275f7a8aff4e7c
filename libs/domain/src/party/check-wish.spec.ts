import { describe, expect, it } from '@jest/globals';
import { checkWish, wishLinkProblem } from './check-wish';

const typed = { title: 'Gryde', link: null, price: null, wanted: 1 };

describe('a wish as it is typed', () => {
  it('needs nothing but a title', () => {
    expect(checkWish(typed)).toEqual({});
    expect(checkWish({ title: 'Gryde' })).toEqual({});
    expect(checkWish({ ...typed, wanted: 99 })).toEqual({});
    expect(checkWish({ title: 'Gryde', link: 'https://butik.dk/gryde?str=2', price: 'ca. 300 kr.' })).toEqual({});
  });

  it.each([
    [{ title: '  ' }, { title: { code: 'required' } }],
    [{ title: 'x'.repeat(121) }, { title: { code: 'too_long' } }],
    [{ link: 'butik' }, { link: { code: 'link_invalid' } }],
    [{ link: '' }, { link: { code: 'link_invalid' } }],
    [{ price: 'x'.repeat(41) }, { price: { code: 'too_long' } }],
    [{ wanted: 0 }, { wanted: { code: 'invalid' } }],
    [{ wanted: 100 }, { wanted: { code: 'invalid' } }],
    [{ wanted: 1.5 }, { wanted: { code: 'invalid' } }],
    [{ wanted: Number.NaN }, { wanted: { code: 'invalid' } }],
    [
      { title: '', link: 'x' },
      { title: { code: 'required' }, link: { code: 'link_invalid' } },
    ],
  ])('has its problems on its fields: %j', (more, problems) =>
    expect(checkWish({ ...typed, ...more })).toEqual(problems),
  );
});

describe('the link of a wish', () => {
  it.each(['http://butik.dk', 'https://butik.dk/a?b=c#d'])('can be %s', (link) =>
    expect(wishLinkProblem(link)).toBeNull(),
  );

  it.each([
    'butik.dk',
    'ftp://butik.dk',
    'javascript:alert(1)',
    'https://karen:kode@butik.dk',
    'https://127.0.0.1/',
    'https://localhost/',
    'https://festlig.example/logout',
  ])('cannot be %s', (link) => expect(wishLinkProblem(link)).toBe('link_invalid'));

  it('can have 500 characters', () => {
    const start = 'https://butik.dk/';
    expect(wishLinkProblem(start.padEnd(500, 'x'))).toBeNull();
    expect(wishLinkProblem(start.padEnd(501, 'x'))).toBe('too_long');
  });
});
