import type { Variables } from '@festlig/platform/config';

/** Their examples are files that are not there: calls of tests go in clear. */
const FILES = ['RPC_TLS_CERT', 'RPC_TLS_KEY', 'RPC_TLS_CA'];

/** The variables a service reads, each with the example of its declaration. */
export const exampleEnvironment = (variables: Variables): Record<string, string> =>
  Object.fromEntries(
    Object.entries(variables).map(([name, { example }]) => [name, FILES.includes(name) ? '' : example]),
  );
