import { startServers } from './start-servers.mjs';

/** Starts the servers of the int tests, once per run. Without FESTLIG_TEST_CONTAINERS it loads and starts nothing. */
export default async function setUp() {
  const { FESTLIG_TEST_CONTAINERS } = process.env;
  const { servers } = FESTLIG_TEST_CONTAINERS ? await import('./servers.mjs') : { servers: {} };
  globalThis.festligServers = await startServers(process.env, servers);
}
