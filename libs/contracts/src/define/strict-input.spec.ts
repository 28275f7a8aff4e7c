import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { allCalls } from '../all';
import { knownFields, strictInput } from './strict-input';

describe('strictInput', () => {
  const Place = z.object({ address: z.string() });
  const input = z
    .object({
      name: z.string().default('none'),
      place: Place.nullable().optional(),
      items: z.array(Place).default([]),
      byId: z.record(z.string(), Place).optional(),
      either: z.union([z.literal('none'), Place]).optional(),
      turned: Place.transform(({ address }) => address).optional(),
    })
    .refine(({ name }) => name !== 'bad', 'invalid');
  const strict = strictInput(input);
  const unknown = (given: object) =>
    strict.safeParse(given).error?.issues.map((issue) => [issue.code, issue.path.join('.')]);

  it.each([
    [{ name: 'Ida' }],
    [{ place: null, items: [{ address: 'Vej 1' }], byId: { a: { address: 'Vej 2' } } }],
    [{ either: 'none', turned: { address: 'Vej 3' } }],
    [{ either: { address: 'Vej 4' } }],
  ])('parses what it knows as before: %j', (given) => {
    expect(strict.parse(given)).toEqual(input.parse(given));
  });

  it.each([
    [{ colour: 'red' }, 'unrecognized_keys', ''],
    [{ place: { address: 'Vej', zip: '1' } }, 'unrecognized_keys', 'place'],
    [{ items: [{ address: 'Vej' }, { address: 'Vej', zip: '1' }] }, 'unrecognized_keys', 'items.1'],
    [{ byId: { a: { address: 'Vej', zip: '1' } } }, 'unrecognized_keys', 'byId.a'],
    [{ turned: { address: 'Vej', zip: '1' } }, 'unrecognized_keys', 'turned'],
    [{ either: { address: 'Vej', zip: '1' } }, 'unrecognized_keys', 'either'],
    [{ name: 'bad' }, 'custom', ''],
  ])('refuses %j', (given, code, path) => {
    expect(unknown(given)).toEqual([[code, path]]);
    if (code !== 'custom') expect(input.safeParse(given).success).toBe(true);
  });

  it('keeps the fields of an input that it knows', () => {
    expect(knownFields(input, { name: 'Ida', utm_source: 'mail', toString: 'x' })).toEqual({ name: 'Ida' });
  });
});

describe('the calls (rule: unknown-fields)', () => {
  const refuses = (call: (typeof allCalls)[number]) =>
    call.input.safeParse({ utm_source: 'mail' }).error?.issues.some(({ code }) => code === 'unrecognized_keys') ??
    false;

  it.each(allCalls.filter(({ http }) => http).map((call) => [call.name, call] as const))(
    'of people refuse a field that they do not know: %s',
    (_name, call) => expect(refuses(call)).toBe(true),
  );

  it('between services ignore it, because one of the two can be the newer version', () => {
    expect(allCalls.filter((call) => !call.http && refuses(call)).map(({ name }) => name)).toEqual([]);
  });
});
