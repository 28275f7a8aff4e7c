import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import type { ConnectionOptions } from 'node:tls';
import type { PlatformConfig } from '../config/platform-variables';

/** The certificate and key of this process, and the authority that it trusts, in PEM. */
export interface RpcTls {
  cert: Buffer;
  key: Buffer;
  ca: Buffer;
}

const NAMES = ['RPC_TLS_CERT', 'RPC_TLS_KEY', 'RPC_TLS_CA'] as const;

/**
 * Reads the files at the start; null = calls are not encrypted.
 * @throws Error when only some of the files are configured, or one cannot be read
 */
export function readRpcTls(config: Pick<PlatformConfig, (typeof NAMES)[number]>): RpcTls | null {
  const missing = NAMES.filter((name) => config[name] === undefined);
  if (missing.length === NAMES.length) return null;
  if (missing.length > 0) throw new Error(`${NAMES.join(', ')}: all of them or none, ${missing.join(', ')} is missing`);
  const [cert, key, ca] = NAMES.map((name) => readFileSync(config[name] as string));
  return { cert, key, ca } as RpcTls;
}

/** Both ends are ours, so older versions are not needed. */
export const MIN_VERSION = 'TLSv1.3';

/** TLS options for a connection to a replica: the address is a pod's, the certificate is the service's. */
export const toService = (tls: RpcTls, service: string): ConnectionOptions => ({
  ...tls,
  minVersion: MIN_VERSION,
  ...(isIP(service) ? {} : { servername: service }),
});
