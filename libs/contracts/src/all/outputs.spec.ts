import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { allCalls } from '.';
import type { EventDeclaration } from '../define';
import { Instant, ObjectIdString, Sid } from '../define';
import * as billing from '../billing';
import * as identity from '../identity';
import * as messaging from '../messaging';
import * as party from '../party';
import * as rsvp from '../rsvp';

/** Values that the product itself generates, whose form is therefore certain. */
const OURS = new Set<unknown>([ObjectIdString, Sid, Instant]);
/** Checks of numbers that stored numbers always pass. */
const HARMLESS = new Set(['number_format']);

interface Parts {
  type: string;
  format?: string;
  checks?: { _zod: { def: { check: string; format?: string } } }[];
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  innerType?: z.ZodType;
  keyType?: z.ZodType;
  valueType?: z.ZodType;
  options?: z.ZodType[];
}

/** The parts of a schema that could refuse or change a stored value, with their paths. */
function boundsOf(schema: z.ZodType, path: string): string[] {
  if (OURS.has(schema)) return [];
  const { type, format, checks = [], ...parts } = schema.def as unknown as Parts;
  const own = checks.map(({ _zod }) => _zod.def.format ?? _zod.def.check).filter((check) => !HARMLESS.has(check));
  const said = [...own.filter((check) => !/int$/.test(check)), ...(type === 'string' && format ? [format] : [])];
  const found = said.map((check) => `${path}: ${check}`);
  if (type === 'pipe' || type === 'transform' || type === 'catch') found.push(`${path}: ${type}`);
  const inner = [
    ...Object.entries(parts.shape ?? {}),
    ...[parts.element, parts.innerType, parts.keyType, parts.valueType, ...(parts.options ?? [])].map(
      (part, n) => [String(n), part] as const,
    ),
  ];
  return inner.flatMap(([name, part]) => (part ? boundsOf(part, `${path}.${name}`) : [])).concat(found);
}

/** All property names in a schema. */
function namesIn(schema: z.ZodType): string[] {
  const { shape = {}, element, innerType, valueType, options = [] } = schema.def as unknown as Parts;
  const inner = [...Object.values(shape), element, innerType, valueType, ...options];
  return [...Object.keys(shape), ...inner.flatMap((part) => (part ? namesIn(part) : []))];
}

const isEvent = (value: unknown): value is EventDeclaration =>
  typeof value === 'object' && value !== null && 'key' in value && 'data' in value && 'type' in value;
const events = [billing, identity, messaging, party, rsvp].flatMap((module) => Object.values(module).filter(isEvent));

describe('the output of a call', () => {
  it.each(allCalls.map(({ name, output }) => [name, output] as const))(
    'has no limits, so that %s can always return what is stored',
    (name, output) => expect(boundsOf(output, name)).toEqual([]),
  );

  it.each([
    ['a maximum', z.object({ a: z.string().max(3) })],
    ['a pattern', z.array(z.string().regex(/a/))],
    ['a form', z.object({ a: z.iso.date().nullable() })],
    ['a smallest number', z.object({ a: z.number().min(1) })],
    ['a length of a list', z.object({ a: z.array(z.string()).max(3) })],
    ['a transformation', z.union([z.string().trim(), z.null()])],
    ['a custom check', z.object({ a: z.string().refine(() => false) })],
    ['a pipe', z.record(z.string(), z.string().transform(Number))],
  ])('is reported when it has %s', (_, schema) => expect(boundsOf(schema, 'a')).toHaveLength(1));

  it('may contain whole numbers and values that the product itself generates', () => {
    const schema = z.object({ a: z.number().int(), b: ObjectIdString, c: Sid.nullable(), d: z.array(Instant) });
    expect(boundsOf(schema, 'a')).toEqual([]);
  });
});

describe('the data of an event', () => {
  it.each(events.map(({ type, data }) => [type, data] as const))('has no limits: %s', (type, data) =>
    expect(boundsOf(data, type)).toEqual([]),
  );
  it('is tested for every event', () => expect(events.length).toBeGreaterThan(10));
});

describe('the output for guests and visitors', () => {
  const told = allCalls.filter(({ access }) => access === 'guest' || access === 'public');
  it.each(told.map(({ name, output }) => [name, output] as const))(
    'contains no data of the guest list: %s',
    (_, output) => {
      const names = namesIn(output);
      for (const secret of ['contact', 'contactId', 'contactEmail', 'ownerId', 'note'])
        expect(names).not.toContain(secret);
    },
  );
});
