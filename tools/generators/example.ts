import { z } from 'zod';
import { Refused } from './names.ts';

/** Values of which most fields accept one; the schema decides which. */
const USUAL = [null, [], true, 1, 'text', 'aaaaaaaaaaaaaaaaaaaaaaaa', 'AnneAnne', 'anne@example.dk', '/x', 'https://example.dk/', '2026-05-01', '2026-05-01T10:00:00.000Z', {}]; // prettier-ignore

interface Inside {
  shape?: Record<string, z.ZodType>;
  options?: readonly (z.ZodType | string)[];
  values?: Set<unknown>;
  keyType?: Inside;
  valueType?: z.ZodType;
}

/**
 * A value that a schema accepts, found by trying; the default, or undefined, where the value is optional. A field that
 * may only be left out is left out. @throws Refused
 */
export function exampleOf(schema: z.ZodType): unknown {
  const absent = schema.safeParse(undefined);
  if (absent.success) return absent.data;
  const { shape: fields, options = [], values = [], keyType, valueType } = schema as Inside;
  const each = (keyType?.options ?? []).map((key) => [String(key), valueType] as [string, z.ZodType]);
  const shape = valueType ? Object.fromEntries(each) : fields;
  if (shape) {
    const given = Object.entries(shape).filter(([, inner]) => !(inner instanceof z.ZodExactOptional));
    return Object.fromEntries(given.map(([field, inner]) => [field, exampleOf(inner)]));
  }
  const own = options.map((option) => (typeof option === 'object' ? exampleOf(option) : option));
  const found = [...USUAL, ...own, ...values].find((value) => schema.safeParse(value).success);
  if (found === undefined) throw new Refused('a field accepts none of the usual values: write this example yourself');
  return found;
}
