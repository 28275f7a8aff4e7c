import { variable } from '@festlig/platform/config';
import { mapsVariables } from '@festlig/platform/config/platform-variables';
import { z } from 'zod';

const port = (standard: number) => z.coerce.number().int().min(0).max(65_535).default(standard);
const onOff = () =>
  z
    .enum(['on', 'off'])
    .default('on')
    .transform((text) => text === 'on');
const given = (what: string, example: string) => variable(z.url().optional(), `${what} to use instead`, example);

/** What `npm start` reads (README, Settings). It chooses all that the product's processes need by itself. */
export const localVariables = {
  PORT: variable(port(3000), 'the port of the product', '3000'),
  INBOX_PORT: variable(port(1080), 'the port of the inbox', '1080'),
  SIMULATOR_PORT: variable(port(4010), 'the port of the simulators of card payments and texts', '4010'),
  SIMULATOR_TEXTS_PER_SECOND: variable(
    z.coerce.number().int().min(1).max(100_000).default(300),
    'texts that the simulator accepts a second; above that it answers 429',
    '300',
  ),
  FESTLIG_DATA_DIR: variable(z.string().default('.festlig'), 'where the data is stored', '/var/lib/festlig'),
  FESTLIG_DEMO: variable(onOff(), 'off starts empty', 'off'),
  FESTLIG_WORKERS: variable(onOff(), 'off starts no worker process here', 'off'),
  FESTLIG_KAFKA: variable(onOff(), 'off uses the in-process bus even where Java could run Kafka', 'off'),
  MONGODB_URI: given('a document store', 'mongodb://localhost:27017'),
  REDIS_URL: given('a Redis', 'redis://localhost:6379'),
  KAFKA_BROKERS: variable(z.string().optional(), 'Kafka brokers to use instead', 'localhost:9092'),
  S3_ENDPOINT: given('a file store (with S3_ACCESS_KEY, S3_SECRET_KEY and S3_BUCKET)', 'http://localhost:9000'),
  SMTP_URL: given('a mail server', 'smtp://localhost:25'),
  ...mapsVariables,
};
