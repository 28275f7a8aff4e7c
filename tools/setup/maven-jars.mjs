import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findProgram, run, tail } from './run.mjs';
import { say } from './say.mjs';

const oldestJava = 17;
const secondsToFetch = 180;

async function javaVersion() {
  if (!findProgram('java')) return 0;
  const { output } = await run('java', ['-version'], { seconds: 10 });
  return Number(/version "(\d+)/.exec(output)?.[1] ?? 0);
}

/**
 * Fetches the jars that a pom.xml names into `libraries`, where Java and Maven are installed. The jars are optional:
 * when something is missing or fails, it prints the reason and what happens `without` them.
 */
async function fetchJars({ name, pom, libraries, without }) {
  const stamp = join(libraries, '.pom');
  const want = createHash('sha256').update(readFileSync(pom)).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === want) return say(`${name}: up to date`);

  if ((await javaVersion()) < oldestJava || !findProgram('mvn')) {
    return say(`${name}: no Java ${oldestJava} with Maven here, ${without}`);
  }
  say(`${name}: fetching it with Maven`);
  const partial = `${libraries}.partial`;
  rmSync(partial, { recursive: true, force: true });
  const goal = ['dependency:copy-dependencies', `-DoutputDirectory=${partial}`];
  const fetch = await run('mvn', ['-B', '-q', '-f', pom, ...goal], { seconds: secondsToFetch });
  if (!fetch.succeeded) return say(`${name}: Maven could not fetch it, ${without}:\n${tail(fetch.output, 5)}`);

  writeFileSync(join(partial, '.pom'), want);
  rmSync(libraries, { recursive: true, force: true });
  renameSync(partial, libraries);
  say(`${name}: fetched`);
}

/** Apache Kafka's jars (45 MB), for a local broker. */
export async function fetchKafka(root) {
  const without = 'events will use the in-process bus';
  if (process.env.FESTLIG_KAFKA === 'off') return say(`Kafka: switched off by FESTLIG_KAFKA, ${without}`);
  if (process.env.KAFKA_BROKERS) return say('Kafka: given by KAFKA_BROKERS');
  await fetchJars({
    name: 'Kafka',
    pom: join(root, 'apps', 'local', 'src', 'backing', 'kafka', 'pom.xml'),
    libraries: join(root, '.festlig', 'kafka', 'libs'),
    without,
  });
}

/** mongo-java-server (6 MB), the reference that tests compare embedded-mongo with. */
export async function fetchReferenceMongo(root) {
  if (process.env.MONGODB_TEST_URI) return say('mongo-java-server: not needed, given MONGODB_TEST_URI');
  await fetchJars({
    name: 'mongo-java-server',
    pom: join(root, 'libs', 'embedded-mongo', 'src', 'differential', 'pom.xml'),
    libraries: join(root, '.festlig', 'mongo-java-server', 'libs'),
    without: 'embedded-mongo will be compared with nothing',
  });
}
