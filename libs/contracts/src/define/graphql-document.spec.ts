import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { screenQuery, selectionOf } from './graphql-document';

const guest = z.object({ name: z.string(), rsvp: z.object({ id: z.string() }).nullable() });
const page = z.object({ items: z.array(guest), total: z.number(), atLeast: z.boolean().default(false) });

describe('the selection of an answer', () => {
  it('names all its fields, also within lists and what may be null', () => {
    expect(selectionOf(page)).toBe(' { items { name rsvp { id } } total atLeast }');
    expect(selectionOf(page.nullable().optional())).toBe(selectionOf(page));
  });

  it.each([
    ['a word', z.string()],
    ['a list of words', z.array(z.string())],
    ['what has no fixed fields', z.record(z.string(), guest)],
    ['one of several', z.union([guest, page])],
  ])('is nothing for %s', (_what, schema) => {
    expect(selectionOf(schema)).toBe('');
  });
});

describe('the query of a screen', () => {
  it('asks for the parts with all that their calls answer', () => {
    expect(screenQuery('front', { guest: { output: guest }, words: { output: z.array(z.string()) } })).toBe(
      'query ($party: String!) { front(party: $party) { guest { name rsvp { id } } words } }',
    );
  });

  it('declares what its parts are asked with', () => {
    const parts = { guests: { output: page, with: 'first: $first' } };
    expect(screenQuery('front', parts, '$first: Int!')).toBe(
      `query ($party: String! $first: Int!) { front(party: $party) { guests(first: $first)${selectionOf(page)} } }`,
    );
  });
});
