import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { screenQuery, selectionOf } from './graphql-document';

const guest = z.object({ name: z.string(), rsvp: z.object({ id: z.string() }).nullable() });
const page = z.object({ items: z.array(guest), total: z.number(), atLeast: z.boolean().default(false) });

describe('selectionOf', () => {
  it('selects all fields, including those of lists and nullable objects', () => {
    expect(selectionOf(page)).toBe(' { items { name rsvp { id } } total atLeast }');
    expect(selectionOf(page.nullable().optional())).toBe(selectionOf(page));
  });

  it.each([
    ['a text', z.string()],
    ['a list of texts', z.array(z.string())],
    ['a record without fixed fields', z.record(z.string(), guest)],
    ['a union', z.union([guest, page])],
  ])('selects no fields for %s', (_what, schema) => {
    expect(selectionOf(schema)).toBe('');
  });
});

describe('screenQuery', () => {
  it('selects the parts of a screen with all fields of their calls', () => {
    expect(screenQuery('front', { guest: { output: guest }, words: { output: z.array(z.string()) } })).toBe(
      'query ($party: String!) { front(party: $party) { guest { name rsvp { id } } words } }',
    );
  });

  it('declares the variables of the parts', () => {
    const parts = { guests: { output: page, with: 'first: $first' } };
    expect(screenQuery('front', parts, '$first: Int!')).toBe(
      `query ($party: String! $first: Int!) { front(party: $party) { guests(first: $first)${selectionOf(page)} } }`,
    );
  });
});
