import type { Seller } from '@festlig/domain/billing/receipt';
import { type ConfigOf, variable } from '@festlig/platform/config';
import { mapsVariables, platformVariables } from '@festlig/platform/config/platform-variables';
import { z } from 'zod';
import { TrustedProxies } from './http/trusted-proxies';

/** The gateway's own variables, beside the platform's. */
export const gatewayVariables = {
  ...mapsVariables,
  PORT: variable(z.coerce.number().int().min(0).max(65_535).default(3000), 'the port browsers reach', '3000'),
  CSRF_SECRET: variable(z.string().min(16), 'ties the CSRF token to the session', '32 random characters'),
  WEB_ROOT: variable(z.string().default('dist/web'), 'folder with the built web app', 'dist/web'),
  TRUST_PROXY: variable(
    TrustedProxies,
    'whose X-Forwarded-For is believed: how many proxies stand in front (0 = none), or their networks, comma-separated. Never all: anybody could name any address',
    '1',
  ),
  REQUEST_TIMEOUT_MS: variable(
    z.coerce.number().int().min(1000).max(600_000).default(120_000),
    'how long a request may take to arrive, its body too, in milliseconds',
    '120000',
  ),
  STREAM_LIFETIME_MS: variable(
    z.coerce.number().int().min(1000).max(86_400_000).default(900_000),
    'how long an event stream lasts before its page opens it anew, in milliseconds',
    '900000',
  ),
  STREAMS_AT_ONCE: variable(
    z.coerce.number().int().min(1).max(100_000).default(500),
    'event streams of all accounts together, and as many of visitors; beyond it another is answered 503',
    '500',
  ),
  EXPORTS_AT_ONCE: variable(
    z.coerce.number().int().min(1).max(10_000).default(20),
    'files of hosts that are downloaded at the same time, of all accounts together; beyond it another is answered 503',
    '20',
  ),
  PHOTO_UPLOADS_AT_ONCE: variable(
    z.coerce.number().int().min(1).max(10_000).default(60),
    'photos of guests that are received at the same time, of all parties together; beyond it another is answered 503. Each large one takes up to 5 MB of memory where files are in S3',
    '60',
  ),
  READER_TIMEOUT_MS: variable(
    z.coerce.number().int().min(1000).max(600_000).default(60_000),
    'after how long a file or an event stream of which nothing is read is ended, in milliseconds',
    '60000',
  ),
  REQUESTS_AT_ONCE: variable(
    z.coerce.number().int().min(1).max(100_000).default(64),
    'calls the gateway answers at the same time, each page of a file and each look of an event stream among them; half as many pages of the web app; and as many pages and calls of accounts',
    '64',
  ),
  REQUESTS_WAITING: variable(
    z.coerce.number().int().min(0).max(100_000).default(256),
    'calls that wait for their turn, half as many pages, and as many requests of accounts; beyond it, and after 0.8 seconds (pages 0.4), they are answered 503 with a time to come again (pages come by themselves)',
    '256',
  ),
  SELLER_NAME: variable(
    z.string().trim().max(100).optional(),
    'who runs Festlig, as on receipts: named on the front page, in the terms and on the page about data, which without it name nobody',
    'Festlig ApS',
  ),
  SELLER_ADDRESS: variable(
    z.string().trim().max(200).default(''),
    'the address of who runs Festlig, shown with the name, its lines separated by commas',
    'Strandvejen 1, 2100 København Ø',
  ),
  SELLER_VAT_NUMBER: variable(
    z.string().trim().max(20).default(''),
    'the VAT number of who runs Festlig, shown with the name',
    'DK12345678',
  ),
  RATE_LIMIT: variable(
    z
      .enum(['on', 'off'])
      .default('on')
      .transform((text) => text === 'on'),
    'off only where one machine plays many guests',
    'on',
  ),
};

/** All variables of a gateway process. */
export const allVariables = { ...platformVariables, ...gatewayVariables };

/** The checked configuration of this process, injectable. */
export class GatewayConfig {
  constructor(readonly values: ConfigOf<typeof allVariables>) {}

  /** Scheme and host of our own pages. */
  get origin(): string {
    return new URL(this.values.PUBLIC_URL).origin;
  }

  /** Who runs this product; null where that is not said. */
  get seller(): Seller | null {
    const { SELLER_NAME: name, SELLER_ADDRESS: address, SELLER_VAT_NUMBER: vatNumber } = this.values;
    return name ? { name, address, vatNumber } : null;
  }

  get isHttps(): boolean {
    return this.values.PUBLIC_URL.startsWith('https:');
  }
}
