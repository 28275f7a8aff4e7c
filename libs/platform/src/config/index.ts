import { z } from 'zod';

/** One environment variable: its schema, its meaning, and an example that is shown when it is missing. */
export interface Variable<S extends z.ZodType = z.ZodType> {
  schema: S;
  meaning: string;
  example: string;
}
export type Variables = Record<string, Variable>;
export type ConfigOf<V extends Variables> = { [K in keyof V]: z.output<V[K]['schema']> };
export type Environment = Readonly<Record<string, string | undefined>>;

export const variable = <S extends z.ZodType>(schema: S, meaning: string, example: string): Variable<S> => ({
  schema,
  meaning,
  example,
});

/**
 * Thrown at the start for missing or malformed variables: lists the name, meaning and an example of each, never a
 * value.
 */
export class ConfigError extends Error {}

/**
 * Reads and checks the variables a process needs. An empty variable counts as missing.
 * @throws ConfigError
 */
export function readConfig<V extends Variables>(variables: V, environment: Environment): ConfigOf<V> {
  const config: Record<string, unknown> = {};
  const problems: string[] = [];
  for (const [name, { schema, meaning, example }] of Object.entries(variables)) {
    const value = environment[name] === '' ? undefined : environment[name];
    const result = schema.safeParse(value);
    if (result.success) config[name] = result.data;
    else {
      const what = value === undefined ? 'is missing' : 'is malformed';
      problems.push(`${name} ${what}: ${meaning} (for example ${name}=${example})`);
    }
  }
  if (problems.length > 0) throw new ConfigError(`Configuration:\n  ${problems.join('\n  ')}`);
  return config as ConfigOf<V>;
}
