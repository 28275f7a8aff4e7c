import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import type { ConnectionOptions } from 'node:tls';
import type { PlatformConfig } from '../config/platform-variables';

/** What a process shows others, and whom it believes: PEM. */
export interface RpcTls {
  cert: Buffer;
  key: Buffer;
  ca: Buffer;
}

const NAMES = ['RPC_TLS_CERT', 'RPC_TLS_KEY', 'RPC_TLS_CA'] as const;

/** The files as they are at the start; null = calls go in clear. @throws when only some are named, or one cannot be read */
export function readRpcTls(config: Pick<PlatformConfig, (typeof NAMES)[number]>): RpcTls | null {
  const missing = NAMES.filter((name) => config[name] === undefined);
  if (missing.length === NAMES.length) return null;
  if (missing.length > 0) throw new Error(`${NAMES.join(', ')}: all of them or none, ${missing.join(', ')} is missing`);
  const [cert, key, ca] = NAMES.map((name) => readFileSync(config[name] as string));
  return { cert, key, ca } as RpcTls;
}

/** Both ends are ours: nothing older is needed. */
export const MIN_VERSION = 'TLSv1.3';

/** For a connection to a replica of a service: its address is any pod's, its certificate is the service's. */
export const toService = (tls: RpcTls, service: string): ConnectionOptions => ({
  ...tls,
  minVersion: MIN_VERSION,
  ...(isIP(service) ? {} : { servername: service }),
});
