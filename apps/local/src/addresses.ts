import { SERVICES, type ServiceName } from '@festlig/contracts/all';
import { freePort } from '@festlig/platform/net/free-port';

/** A free loopback port for each service, as the variables that name its address. */
export async function localAddresses(): Promise<Record<string, string>> {
  const rows = await Promise.all(
    SERVICES.map(async (service: ServiceName) => [`RPC_${service.toUpperCase()}`, `127.0.0.1:${await freePort()}`]),
  );
  return Object.fromEntries(rows) as Record<string, string>;
}
