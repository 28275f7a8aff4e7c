import type { Variables } from '@festlig/platform/config';

/** The variables a service reads, each with the example of its declaration. */
export const exampleEnvironment = (variables: Variables): Record<string, string> =>
  Object.fromEntries(Object.entries(variables).map(([name, { example }]) => [name, example]));
