import type { z } from 'zod';

/** The parts of a schema that are used here. They are read without zod itself, which the web loads only when needed. */
interface Definition {
  type: string;
  innerType?: z.ZodType;
  element?: z.ZodType;
  shape?: Record<string, z.ZodType>;
}

/** The selection of all fields of an output in a GraphQL query. Empty for schemas without fixed fields. */
export function selectionOf(schema: z.ZodType): string {
  const { type, innerType, element, shape } = schema.def as unknown as Definition;
  const inner = innerType ?? (type === 'array' ? element : undefined);
  if (inner) return selectionOf(inner);
  if (type !== 'object' || !shape) return '';
  const fields = Object.entries(shape).map(([name, field]) => `${name}${selectionOf(field)}`);
  return ` { ${fields.join(' ')} }`;
}

/** A part of a screen: the output of its call, and the arguments of the field. */
export interface ScreenPart {
  output: z.ZodType;
  /** In GraphQL syntax: `first: $first`. */
  with?: string;
}

/**
 * The query of a screen (`POST /graphql`) with all fields of its parts. Its variables are `party` (id, short id or
 * slug) and the declared ones.
 * @param declared further variables in GraphQL syntax: `$first: Int!`
 */
export function screenQuery(screen: string, parts: Readonly<Record<string, ScreenPart>>, declared = ''): string {
  const asked = Object.entries(parts).map(
    ([name, { output, with: given }]) => `${name}${given ? `(${given})` : ''}${selectionOf(output)}`,
  );
  const variables = ['$party: String!', declared].join(' ').trimEnd();
  return `query (${variables}) { ${screen}(party: $party) { ${asked.join(' ')} } }`;
}
