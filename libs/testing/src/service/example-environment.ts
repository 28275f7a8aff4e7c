import type { Variables } from '@festlig/platform/config';

/** The examples of these variables are files that do not exist, so calls in tests are not encrypted. */
const FILES = ['RPC_TLS_CERT', 'RPC_TLS_KEY', 'RPC_TLS_CA'];

/** Nothing answers there: tests ask no service outside. */
const OUTSIDE: Readonly<Record<string, string>> = { PLACES_URL: 'http://127.0.0.1:9' };

/** The variables a service reads, each with the example from its declaration. */
export const exampleEnvironment = (variables: Variables): Record<string, string> =>
  Object.fromEntries(
    Object.entries(variables).map(([name, { example }]) => [
      name,
      FILES.includes(name) ? '' : (OUTSIDE[name] ?? example),
    ]),
  );
