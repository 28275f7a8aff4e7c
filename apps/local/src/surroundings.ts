import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { localAddresses } from './addresses';
import { startBackings } from './backing/backing';
import type { Backing } from './backing/contract';
import { freePort } from '@festlig/platform/net/free-port';
import { projectRoot } from './backing/project-root';
import { startDashboard } from './dashboard';
import { localSecrets } from './secrets';
import { providersOf } from './simulators/accounts/providers';
import { startSimulators } from './simulators/simulators';

/** Settings of the services that `npm start` passes on as they are; without one the service takes its default. */
const PASSED_ON = ['PLACES_URL', 'SHORT_URL', 'FEATURES', 'GOOGLE_MAPS_KEY', 'HERO_IMAGES', 'TWILIO_API_URL'];
const asGiven = (environment: NodeJS.ProcessEnv): Record<string, string> =>
  Object.fromEntries(PASSED_ON.flatMap((name) => (environment[name] ? [[name, environment[name]]] : [])));

/** The account at the simulator of texts. */
const TEXT_ACCOUNT = `AC${'0'.repeat(32)}`;

export interface LocalOptions {
  dataDirectory: string;
  /** Port of the product; 0 = any free port, also for the other ports. */
  port: number;
  inboxPort: number;
  simulatorPort: number;
  /** Texts that the simulator accepts a second. */
  textsPerSecond: number;
  environment: NodeJS.ProcessEnv;
  log(line: string): void;
}

/** What the product needs around it: backing services, the simulators of card payments and texts, the page of the job queues. */
export interface Surroundings {
  url: string;
  inboxUrl: string;
  dashboardUrl: string;
  simulatorUrl: string;
  backings: Backing[];
  /** The variables that every process of the product needs. */
  environment: Record<string, string>;
  stop(): Promise<void>;
}

/** Starts all that the product needs on this machine, and returns the addresses in `environment`. */
export async function startSurroundings(options: LocalOptions): Promise<Surroundings> {
  const stops: (() => Promise<void>)[] = [];
  const stop = async (): Promise<void> => {
    for (const one of stops.splice(0).reverse()) await one();
  };
  try {
    mkdirSync(options.dataDirectory, { recursive: true });
    const secrets = localSecrets(options.dataDirectory);
    const port = options.port || (await freePort());
    const simulatorPort = options.simulatorPort || (await freePort());
    const url = `http://localhost:${port}`;
    const backings = await startBackings(options);
    stops.push(backings.stop);
    const environment: Record<string, string> = {
      LOG_LEVEL: options.environment['LOG_LEVEL'] ?? 'warn',
      LISTEN_HOST: '127.0.0.1',
      HEALTH_PORT: '0',
      PUBLIC_URL: url,
      PORT: String(port),
      WEB_ROOT: join(projectRoot(), 'dist/web'),
      MAIL_FROM: 'hej@festlig.example',
      SUPPORT_EMAIL: 'hjaelp@festlig.example',
      RATE_LIMIT: options.environment['RATE_LIMIT'] ?? 'on',
      // One machine acts as every host, so its sends have no quota.
      SENDING_QUOTA: options.environment['SENDING_QUOTA'] ?? 'off',
      TEXT_QUOTA: options.environment['TEXT_QUOTA'] ?? '0',
      TEXTS_PER_SECOND: options.environment['TEXTS_PER_SECOND'] ?? String(options.textsPerSecond),
      MESSAGING_NOTICE_DELAY_MS: options.environment['MESSAGING_NOTICE_DELAY_MS'] ?? '15000',
      STRIPE_API_URL: `http://127.0.0.1:${simulatorPort}`,
      SELLER_NAME: 'Festlig (eksempel)',
      SELLER_ADDRESS: 'Eksempelvej 1, 2100 København Ø',
      SELLER_VAT_NUMBER: '12345678',
      TWILIO_API_URL: `http://127.0.0.1:${simulatorPort}`,
      TWILIO_ACCOUNT_SID: TEXT_ACCOUNT,
      TEXT_FROM: 'Festlig',
      ...asGiven(options.environment),
      ...providersOf(options.environment, `http://localhost:${simulatorPort}`),
      ...secrets,
      ...backings.env,
      ...(await localAddresses()),
    };
    const simulators = await startSimulators({
      port: simulatorPort,
      webhookUrl: `${url}/webhooks/stripe`,
      webhookSecret: secrets.STRIPE_WEBHOOK_SECRET,
      textAccount: { sid: TEXT_ACCOUNT, token: secrets.TWILIO_AUTH_TOKEN },
      textWebhookUrl: `${url}/webhooks/twilio`,
      textsPerSecond: options.textsPerSecond,
    });
    stops.push(simulators.stop);
    const dashboard = await startDashboard(environment['REDIS_URL'] ?? '');
    stops.push(dashboard.stop);
    return {
      url,
      inboxUrl: backings.env['INBOX_URL'] ?? '',
      dashboardUrl: dashboard.url,
      simulatorUrl: simulators.url,
      backings: backings.backings,
      environment,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
