import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readConfig } from '@festlig/platform/config';
import { startTracing } from '@festlig/platform/observability';
import { backingTable } from './backing/table';
import { localVariables } from './config';
import { seedDemo } from './demo/seed-demo';
import { requireFreePorts } from './port-owner';
import { claimDataDirectory } from './running';
import { startSurroundings, type Surroundings } from './surroundings';

/** Runs the product in its surroundings; it answers at `surroundings.url` when this resolves. */
export type RunProduct = (surroundings: Surroundings) => Promise<{ stop(): Promise<void> }>;

function announce({ backings, url, inboxUrl, dashboardUrl, simulatorUrl }: Surroundings): void {
  console.log(`\nBacking services\n${backingTable(backings)}\n`);
  console.log(`Festlig      ${url}`);
  console.log(`API docs     ${url}/api/docs`);
  console.log(`Inbox        ${inboxUrl}`);
  console.log(`Queues       ${dashboardUrl}`);
  console.log(`Payments     ${simulatorUrl}/checkout`);
  console.log(`Texts        ${simulatorUrl}/phone`);
}

/** Starts everything as the environment says (README, Settings), and returns the function that stops it. */
async function start(run: RunProduct): Promise<() => Promise<void>> {
  const { env } = process;
  const started = Date.now();
  const config = readConfig(localVariables, env);
  const { PORT: port, INBOX_PORT: inboxPort, SIMULATOR_PORT: simulatorPort } = config;
  const dataDirectory = resolve(config.FESTLIG_DATA_DIR);
  const log = (line: string) => console.log(`  ${line}`);

  // Run in reverse order; after a failed start they undo what had been started.
  const stops: (() => unknown)[] = [];
  const stop = async (): Promise<void> => {
    for (const one of stops.splice(0).reverse()) await one();
  };
  try {
    stops.push(await startTracing('festlig', env));
    const claim = claimDataDirectory(dataDirectory, `http://localhost:${port}`);
    stops.push(() => claim.release());
    await requireFreePorts([
      { port, purpose: 'the product', variable: 'PORT' },
      { port: inboxPort, purpose: 'the inbox', variable: 'INBOX_PORT' },
      { port: simulatorPort, purpose: 'the simulators', variable: 'SIMULATOR_PORT' },
    ]);
    const textsPerSecond = config.SIMULATOR_TEXTS_PER_SECOND;
    const options = { dataDirectory, port, inboxPort, simulatorPort, textsPerSecond, environment: env, log };
    const surroundings = await startSurroundings(options);
    stops.push(surroundings.stop);
    // What another process (a second worker, a test) needs to join this product.
    const mode = { mode: 0o600 };
    writeFileSync(join(dataDirectory, 'environment.json'), JSON.stringify(surroundings.environment), mode);
    const product = await run(surroundings);
    stops.push(product.stop);
    announce(surroundings);
    console.log(`\nReady after ${((Date.now() - started) / 1000).toFixed(1)} s. Ctrl-C stops it.`);
    if (config.FESTLIG_DEMO) console.log(await seedDemo(surroundings));
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Runs the whole product until Ctrl-C or SIGTERM. */
export function runLocal(run: RunProduct): void {
  const starting = start(run);
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      console.log('\nStopping ...');
      void starting
        .then((stop) => stop())
        .then(
          () => process.exit(0),
          (error: unknown) => {
            console.error(error);
            process.exit(1);
          },
        );
    });
  }
  starting.catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
}
