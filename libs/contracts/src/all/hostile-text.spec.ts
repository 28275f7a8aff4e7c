import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { z } from 'zod';
import { allCalls } from '.';

/** The parts of a zod schema that this spec reads. */
interface Schema {
  safeParse(value: unknown): { success: boolean };
  _zod: {
    def: {
      type: string;
      shape?: Record<string, Schema>;
      element?: Schema;
      innerType?: Schema;
      valueType?: Schema;
      options?: Schema[];
      in?: Schema;
    };
  };
}

/**
 * The texts in a schema, with their paths. A pipe or default counts as one text: only the whole refuses what its
 * parts accept.
 */
function textsOf(schema: Schema, path: string): [string, Schema][] {
  const { type, shape, element, innerType, valueType, options } = schema._zod.def;
  if (type === 'string' || type === 'pipe') return [[path, schema]];
  const parts = Object.entries(shape ?? {}).concat(
    [element, innerType, valueType, ...(options ?? [])].flatMap((part) => (part ? [['', part]] : [])),
  );
  return parts.flatMap(([name, part]) => textsOf(part, name === '' ? path : `${path}.${name}`));
}

const texts = allCalls.flatMap((call) => textsOf(call.input as z.ZodType as unknown as Schema, call.name));

/** Longer than any text may be, except a whole guest list or a signed webhook. */
const LENGTH = 2_000_000;
const HOSTILE = [
  `a${'\u0301\u0316'.repeat(LENGTH / 2)}`,
  `a${'\u0301\u0316'.repeat(LENGTH / 2)}@example.dk`,
  '\u200b'.repeat(LENGTH),
  ' '.repeat(LENGTH),
  '.'.repeat(LENGTH),
  `a@${'b.'.repeat(LENGTH / 2)}`,
];
/** Whole guest lists; their rows are limited one by one when they are read. */
const LONG = ['contacts.previewImport.csv', 'contacts.importContacts.csv'];

describe('a very long text', () => {
  const normalised = jest.spyOn(String.prototype, 'normalize');
  beforeAll(() => void normalised.mockClear());
  afterAll(() => normalised.mockRestore());

  it('is tested for every text in the input of a call', () => {
    expect(texts.length).toBeGreaterThan(150);
    expect(texts.map(([path]) => path)).toEqual(expect.arrayContaining(['identity.login.email', ...LONG]));
  });

  it.each(texts.filter(([path]) => !LONG.includes(path)))('is refused as %s before it is normalised', (_, schema) => {
    for (const text of HOSTILE) expect(schema.safeParse(text).success).toBe(false);
    expect(normalised).not.toHaveBeenCalled();
  });
});
