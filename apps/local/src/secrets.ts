import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The secrets with their prefixes: the card provider's client recognises its keys by the prefix. */
const PREFIXES = {
  RPC_SECRET: '',
  LINK_SECRET: '',
  CSRF_SECRET: '',
  STRIPE_SECRET_KEY: 'sk_test_',
  STRIPE_WEBHOOK_SECRET: 'whsec_',
  TWILIO_AUTH_TOKEN: '',
} as const;
export type Secrets = Record<keyof typeof PREFIXES, string>;

/** Secrets of this data directory: created once, readable only by its owner, so that links in old mails stay valid. */
export function localSecrets(dataDirectory: string): Secrets {
  const path = join(dataDirectory, 'secrets.json');
  const kept = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Partial<Secrets>) : {};
  const secrets = Object.fromEntries(
    Object.entries(PREFIXES).map(([name, prefix]) => [
      name,
      kept[name as keyof Secrets] ?? prefix + randomBytes(24).toString('base64url'),
    ]),
  ) as Secrets;
  writeFileSync(path, JSON.stringify(secrets, null, 2), { mode: 0o600 });
  return secrets;
}
