import { startServers } from './start-servers.mjs';

/** The servers of the int tests, once a run. Without FESTLIG_TEST_CONTAINERS this loads and starts nothing. */
export default async function setUp() {
  const { FESTLIG_TEST_CONTAINERS } = process.env;
  const { servers } = FESTLIG_TEST_CONTAINERS ? await import('./servers.mjs') : { servers: {} };
  globalThis.festligServers = await startServers(process.env, servers);
}
