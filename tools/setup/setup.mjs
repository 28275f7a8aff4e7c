/**
 * Sets up all that `npm start` and `npm test` need, from a fresh clone with only Node and npm. Safe to run again. Uses
 * only Node built-ins, because it runs before anything is installed. `--with-browser` adds what only the tests need:
 * Chromium and a reference document server.
 */
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installDependencies } from './dependencies.mjs';
import { fetchKafka, fetchReferenceMongo } from './maven-jars.mjs';
import { say } from './say.mjs';
import { installSystemPrograms } from './system-programs.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const forTests = process.argv.includes('--with-browser');

const steps = await Promise.allSettled([
  installDependencies(root),
  installSystemPrograms({ withBrowser: forTests }),
  fetchKafka(root),
  forTests ? fetchReferenceMongo(root) : undefined,
]);
const failures = steps.filter((step) => step.status === 'rejected');
for (const { reason } of failures) say(`set-up cannot go on: ${reason.message}`);
if (failures.length === 0) say('set-up done');
process.exit(failures.length === 0 ? 0 : 1);
