import { SERVICES, type ServiceName } from '@festlig/contracts/all';
import { z } from 'zod';
import { type ConfigOf, type Environment, readConfig, type Variable, type Variables, variable } from '.';

const milliseconds = (standard: number) => z.coerce.number().int().min(0).max(600_000).default(standard);

const count = (standard: number) => z.coerce.number().int().min(1).max(100_000).default(standard);

/** Every process reads these before anything else. */
export const tracingVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: variable(
    z.url().optional(),
    'collector of OpenTelemetry traces (OTLP over HTTP); without it none are recorded',
    'http://otel-collector:4318',
  ),
  OTEL_EXPORTER_OTLP_HEADERS: variable(
    z.string().optional(),
    'headers the collector asks for, read by the OpenTelemetry exporter',
    'authorization=Bearer ...',
  ),
};

const Address = z.string().regex(/^[^\s:]+:\d+$/);

/**
 * `RPC_<SERVICE>`: where a service answers calls. If a name resolves to several addresses, calls are distributed
 * over them.
 */
const addresses = Object.fromEntries(
  SERVICES.map((service) => [
    `RPC_${service.toUpperCase()}`,
    variable(Address, `host:port of the ${service} service`, `${service}:4000`),
  ]),
) as Record<`RPC_${Uppercase<ServiceName>}`, Variable<typeof Address>>;

/** The file store, used unless FILES_DIRECTORY is given. */
export const s3Variables = {
  S3_ENDPOINT: variable(z.url(), 'the file store', 'http://minio:9000'),
  S3_ACCESS_KEY: variable(z.string().min(1), 'key of the file store', 'festlig'),
  S3_SECRET_KEY: variable(z.string().min(1), 'secret of the file store', 'a long random word'),
  S3_BUCKET: variable(z.string().min(3), 'bucket of the file store', 'festlig'),
  S3_PUBLIC_ENDPOINT: variable(
    z.url().optional(),
    'where browsers reach the file store, to which they then send photos themselves (docs/operations/photos.md)',
    'https://files.festlig.example',
  ),
};

/** For processes that show maps, and for the gateway, which lets browsers fetch them. */
export const mapsVariables = {
  GOOGLE_MAPS_KEY: variable(
    z
      .string()
      .regex(/^[\w-]+$/)
      .optional(),
    "browser key of Google Maps (Maps JavaScript API, restricted to our pages); without it maps are OpenStreetMap's",
    'AIzaSy-example',
  ),
};

/** Variables of every process. */
export const platformVariables = {
  MONGODB_URI: variable(z.url(), 'the document store', 'mongodb://mongo:27017'),
  REDIS_URL: variable(z.url(), 'the job queue', 'redis://redis:6379'),
  KAFKA_BROKERS: variable(
    z
      .string()
      .optional()
      .transform((text) => text?.split(',') ?? []),
    'Kafka brokers, comma-separated; without them facts stay inside one process',
    'kafka:9092',
  ),
  FILES_DIRECTORY: variable(
    z.string().optional(),
    'a local directory for files, used instead of S3',
    '/var/lib/festlig/files',
  ),
  RPC_SECRET: variable(
    z.string().min(16),
    'secret with which services authenticate to each other',
    '32 random characters',
  ),
  RPC_TLS_CERT: variable(
    z.string().min(1).optional(),
    'PEM file: the certificate shown to other services; with its key and authority, calls are encrypted',
    '/etc/festlig/rpc/tls.crt',
  ),
  RPC_TLS_KEY: variable(z.string().min(1).optional(), 'PEM file: its key', '/etc/festlig/rpc/tls.key'),
  RPC_TLS_CA: variable(
    z.string().min(1).optional(),
    'PEM file: the authority that must have signed the certificates of other services',
    '/etc/festlig/rpc/ca.crt',
  ),
  LINK_SECRET: variable(
    z.string().min(16),
    'signs links in mails, and is part of the hashes of numbers that have unsubscribed: never change it',
    '32 random characters',
  ),
  PUBLIC_URL: variable(z.url(), 'where browsers reach the product', 'https://festlig.example'),
  SHORT_URL: variable(
    z
      .url()
      .refine((url) => new URL(url).href === `${new URL(url).origin}/`, 'a scheme and a host only')
      .optional(),
    'the short domain of links to invitations, whose requests reach the gateway too; PUBLIC_URL when left out',
    'https://fest.example',
  ),
  LOG_LEVEL: variable(z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'), 'how much to log', 'info'),
  LISTEN_HOST: variable(z.string().default('0.0.0.0'), 'the address to listen on', '127.0.0.1'),
  HEALTH_PORT: variable(
    z.coerce.number().int().min(0).max(65_535).default(8080),
    'where /healthz, /readyz and /metrics are answered; 0 takes any free port',
    '8080',
  ),
  CALLS_AT_ONCE: variable(
    count(64),
    'calls of visitors a service works on at the same time, and as many of accounts; the limit for calls between services is four times this',
    '64',
  ),
  CALLS_WAITING: variable(
    count(256),
    'calls that wait for their turn, with the same factor between services; any further call is answered 503 at once',
    '256',
  ),
  STOP_DRAIN_MS: variable(
    milliseconds(0),
    'how long a stopping process reports that it is not ready before it refuses new requests, in milliseconds',
    '5000',
  ),
  STOP_GRACE_MS: variable(
    milliseconds(20_000),
    'how long a stopping process may then take to finish requests in progress, in milliseconds',
    '20000',
  ),
  ...tracingVariables,
  ...addresses,
};
export type PlatformConfig = ConfigOf<typeof platformVariables>;

/** The checked configuration of this process, for dependency injection. */
export class Config {
  constructor(
    readonly values: PlatformConfig,
    private readonly environment: Environment = {},
  ) {}

  /**
   * Reads a service's own variables.
   * @throws ConfigError for what is missing or malformed
   */
  read<V extends Variables>(variables: V): ConfigOf<V> {
    return readConfig(variables, this.environment);
  }
}
