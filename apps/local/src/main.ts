import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { backingTable } from './backing/table';
import { seedDemo } from './demo/seed-demo';
import { startLocal } from './local';
import { requireFreePorts } from './port-owner';
import { claimDataDirectory } from './running';

const { env } = process;
const started = Date.now();
const port = Number(env['PORT'] ?? 3000);
const inboxPort = Number(env['INBOX_PORT'] ?? 1080);
const simulatorPort = Number(env['SIMULATOR_PORT'] ?? 4010);
const dataDirectory = resolve(env['FESTLIG_DATA_DIR'] ?? '.festlig');

async function start(): Promise<() => Promise<void>> {
  const claim = claimDataDirectory(dataDirectory, `http://localhost:${port}`);
  try {
    await requireFreePorts([
      { port, purpose: 'the product', variable: 'PORT' },
      { port: inboxPort, purpose: 'the inbox', variable: 'INBOX_PORT' },
      { port: simulatorPort, purpose: 'the simulators', variable: 'SIMULATOR_PORT' },
    ]);
    const log = (line: string) => console.log(`  ${line}`);
    const workers = env['FESTLIG_WORKERS'] !== 'off';
    const options = { dataDirectory, port, inboxPort, simulatorPort, workers, environment: env, log };
    const product = await startLocal(options);
    // What a further process (a second worker, a test's) needs to join this product.
    writeFileSync(join(dataDirectory, 'environment.json'), JSON.stringify(product.environment), { mode: 0o600 });
    console.log(`\nBacking services\n${backingTable(product.backings)}\n`);
    console.log(`Festlig      ${product.url}`);
    console.log(`API docs     ${product.url}/api/docs`);
    console.log(`Inbox        ${product.inboxUrl}`);
    console.log(`Queues       ${product.dashboardUrl}`);
    console.log(`Card page    ${product.simulatorUrl}`);
    console.log(`\nReady after ${((Date.now() - started) / 1000).toFixed(1)} s. Ctrl-C stops it.`);
    if (env['FESTLIG_DEMO'] !== 'off') console.log(await seedDemo(product));
    return async () => {
      await product.stop();
      claim.release();
    };
  } catch (error) {
    claim.release();
    throw error;
  }
}

const starting = start();
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
        () => process.exit(1),
      );
  });
}
starting.catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
