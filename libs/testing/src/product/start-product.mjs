// Starts the built product on free ports with an empty data directory, and stops it. Plain JavaScript, because Jest
// runs it before anything can be transformed.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '../../../platform/src/net/free-port.ts';

const root = resolve(import.meta.dirname, '../../../..');

/**
 * @param {Record<string, string>} more additional environment variables, e.g. FESTLIG_WORKERS=off
 * @returns {Promise<{url: string, inboxUrl: string, simulatorUrl: string, dataDirectory: string,
 *   environment: Record<string, string>, pid: number,
 *   output(): string, stop(): Promise<void>}>} `output` returns all its output so far
 */
export async function startProduct(more = {}) {
  const dataDirectory = more.FESTLIG_DATA_DIR ?? mkdtempSync(join(tmpdir(), 'festlig-'));
  const [port, inboxPort, simulatorPort] = [await freePort(), await freePort(), await freePort()];
  const env = {
    ...process.env,
    PORT: String(port),
    INBOX_PORT: String(inboxPort),
    SIMULATOR_PORT: String(simulatorPort),
    FESTLIG_DATA_DIR: dataDirectory,
    FESTLIG_DEMO: 'off',
    RATE_LIMIT: 'off',
    // Tests call no service outside; without an answer an address is stored as it was typed.
    PLACES_URL: 'http://127.0.0.1:9',
    // Drawing them all takes most of a minute of a processor, and a test needs few of them: the first of each occasion,
    // one with its title above what is drawn, and one each with the playful typeface, the script and the handwriting.
    HERO_IMAGES: '1,candle-glow,paper-chains,moonlit-wreath,streamers',
    // Most tests need no plan for their questions and guest lists.
    FEATURES: 'rsvp_fields,import,cohosts,custom_url',
    MESSAGING_NOTICE_DELAY_MS: '1000',
    ...more,
  };
  const node = join(root, 'node_modules/.bin/node');
  const child = spawn(node, ['dist/local/main.js'], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const closed = new Promise((done) => child.once('close', done));
  await new Promise((done, fail) => {
    const read = (data) => {
      output += data;
      if (/Ready after/.test(output)) done();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void closed.then(() => fail(new Error(`the product did not start:\n${output}`)));
  });
  if (process.env.FESTLIG_TEST_LOG) {
    child.stdout.pipe(process.stderr);
    child.stderr.pipe(process.stderr);
  }
  return {
    url: `http://localhost:${port}`,
    inboxUrl: `http://localhost:${inboxPort}`,
    simulatorUrl: `http://localhost:${simulatorPort}`,
    dataDirectory,
    environment: JSON.parse(readFileSync(join(dataDirectory, 'environment.json'), 'utf8')),
    pid: child.pid,
    output: () => output,
    stop: async () => {
      child.kill('SIGTERM');
      await closed;
      if (!more.FESTLIG_DATA_DIR) rmSync(dataDirectory, { recursive: true, force: true });
    },
  };
}
