import type { z } from 'zod';

/** What schemas are made of, as far as it matters here; read without zod itself, which the web fetches when it needs it. */
interface Definition {
  type: string;
  innerType?: z.ZodType;
  element?: z.ZodType;
  shape?: Record<string, z.ZodType>;
}

/** All fields of an answer, as a GraphQL query asks for them; nothing for what has no fixed fields. */
export function selectionOf(schema: z.ZodType): string {
  const { type, innerType, element, shape } = schema.def as unknown as Definition;
  const inner = innerType ?? (type === 'array' ? element : undefined);
  if (inner) return selectionOf(inner);
  if (type !== 'object' || !shape) return '';
  const fields = Object.entries(shape).map(([name, field]) => `${name}${selectionOf(field)}`);
  return ` { ${fields.join(' ')} }`;
}

/** A part of a screen: what its call answers, and the arguments it is asked with. */
export interface ScreenPart {
  output: z.ZodType;
  /** As in GraphQL: `first: $first`. */
  with?: string;
}

/**
 * The query of a screen (`POST /graphql`), with all that the calls of its parts answer. Its variables are `party` (id, short
 * id or slug) and those that are declared.
 * @param declared more variables, as in GraphQL: `$first: Int!`
 */
export function screenQuery(screen: string, parts: Readonly<Record<string, ScreenPart>>, declared = ''): string {
  const asked = Object.entries(parts).map(
    ([name, { output, with: given }]) => `${name}${given ? `(${given})` : ''}${selectionOf(output)}`,
  );
  const variables = ['$party: String!', declared].join(' ').trimEnd();
  return `query (${variables}) { ${screen}(party: $party) { ${asked.join(' ')} } }`;
}
