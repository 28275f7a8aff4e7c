import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { z } from 'zod';
import { allCalls } from '.';

/** Anything a call's input is made of, as far as its parts are looked at here. */
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

/** The texts in a schema, by the way to them. Only the whole of a pipe or a default refuses what its parts let pass. */
function textsOf(schema: Schema, path: string): [string, Schema][] {
  const { type, shape, element, innerType, valueType, options } = schema._zod.def;
  if (type === 'string' || type === 'pipe') return [[path, schema]];
  const parts = Object.entries(shape ?? {}).concat(
    [element, innerType, valueType, ...(options ?? [])].flatMap((part) => (part ? [['', part]] : [])),
  );
  return parts.flatMap(([name, part]) => textsOf(part, name === '' ? path : `${path}.${name}`));
}

const texts = allCalls.flatMap((call) => textsOf(call.input as z.ZodType as unknown as Schema, call.name));

/** Longer than any text but a whole guest list or a signed webhook may be. */
const LENGTH = 2_000_000;
const HOSTILE = [
  `a${'\u0301\u0316'.repeat(LENGTH / 2)}`,
  `a${'\u0301\u0316'.repeat(LENGTH / 2)}@example.dk`,
  '\u200b'.repeat(LENGTH),
  ' '.repeat(LENGTH),
  '.'.repeat(LENGTH),
  `a@${'b.'.repeat(LENGTH / 2)}`,
];
/** A whole guest list: its rows are bounded one by one where they are read. */
const LONG = ['contacts.previewImport.csv', 'contacts.importContacts.csv'];

describe('a text without end', () => {
  const normalised = jest.spyOn(String.prototype, 'normalize');
  beforeAll(() => void normalised.mockClear());
  afterAll(() => normalised.mockRestore());

  it('is looked for in every text that a call takes', () => {
    expect(texts.length).toBeGreaterThan(150);
    expect(texts.map(([path]) => path)).toEqual(expect.arrayContaining(['identity.login.email', ...LONG]));
  });

  it.each(texts.filter(([path]) => !LONG.includes(path)))('is refused as %s before it is worked on', (_, schema) => {
    for (const text of HOSTILE) expect(schema.safeParse(text).success).toBe(false);
    expect(normalised).not.toHaveBeenCalled();
  });
});
