import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const NAMES = ['RPC_SECRET', 'LINK_SECRET', 'CSRF_SECRET', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;
export type Secrets = Record<(typeof NAMES)[number], string>;

/** Secrets of this data directory: made once, readable by its owner only, so that links in old mails stay valid. */
export function localSecrets(dataDirectory: string): Secrets {
  const path = join(dataDirectory, 'secrets.json');
  const kept = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Partial<Secrets>) : {};
  const secrets = Object.fromEntries(
    NAMES.map((name) => [name, kept[name] ?? randomBytes(24).toString('base64url')]),
  ) as Secrets;
  writeFileSync(path, JSON.stringify(secrets, null, 2), { mode: 0o600 });
  return secrets;
}
