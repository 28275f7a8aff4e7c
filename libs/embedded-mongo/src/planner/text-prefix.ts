/** A pattern for a literal prefix: ordinary characters, and escaped special characters. */
const PREFIX = /^\^((?:[^.*+?^${}()|[\]\\]|\\[.*+?^${}()|[\]\\])+)$/;

/** The prefix that a text must have to match `$regex: '^...'`; undefined for a pattern that says anything more. */
function textPrefix(pattern: unknown): string | undefined {
  const source = typeof pattern === 'string' ? PREFIX.exec(pattern)?.[1] : undefined;
  return source?.replace(/\\(.)/g, '$1');
}

/** The prefixes that a text must have, when the conditions of a path require nothing else; undefined otherwise. */
export function textPrefixes(
  conditions: readonly (readonly [operator: string, argument: unknown])[],
): string[] | undefined {
  const prefixes = conditions.map(([operator, argument]) => (operator === '$regex' ? textPrefix(argument) : undefined));
  return prefixes.every((prefix) => prefix !== undefined) ? prefixes : undefined;
}

/** The longest prefix that the conditions of a path require, because it matches the fewest texts. */
export function longestPrefix(
  conditions: readonly (readonly [operator: string, argument: unknown])[],
): string | undefined {
  if (conditions.some(([operator]) => operator === '$options')) return undefined;
  const prefixes = conditions.flatMap(([operator, argument]) => (operator === '$regex' && textPrefix(argument)) || []);
  return prefixes.reduce<string | undefined>(
    (best, each) => (best && best.length >= each.length ? best : each),
    undefined,
  );
}
