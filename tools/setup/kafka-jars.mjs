import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findProgram, run, tail } from './run.mjs';
import { say } from './say.mjs';

const oldestJava = 17;
const secondsToFetch = 180;
const without = 'events will cross the in-process bus';

async function javaVersion() {
  if (!findProgram('java')) return 0;
  const { output } = await run('java', ['-version'], { seconds: 10 });
  return Number(/version "(\d+)/.exec(output)?.[1] ?? 0);
}

/**
 * Fetches Apache Kafka's jars (45 MB, named by the broker's pom.xml) where Java and Maven already are. Kafka is a
 * choice: whatever is missing or fails here is said, and the product runs on its in-process bus.
 */
export async function fetchKafka(root) {
  if (process.env.FESTLIG_KAFKA === 'off') return say(`Kafka: switched off by FESTLIG_KAFKA, ${without}`);
  if (process.env.KAFKA_BROKERS) return say('Kafka: given by KAFKA_BROKERS');

  const pom = join(root, 'apps', 'local', 'src', 'backing', 'kafka', 'pom.xml');
  const libraries = join(root, '.festlig', 'kafka', 'libs');
  const stamp = join(libraries, '.pom');
  const want = createHash('sha256').update(readFileSync(pom)).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === want) return say('Kafka: up to date');

  if ((await javaVersion()) < oldestJava || !findProgram('mvn')) {
    return say(`Kafka: no Java ${oldestJava} with Maven here, ${without}`);
  }
  say('Kafka: fetching the broker by Maven');
  const partial = `${libraries}.partial`;
  rmSync(partial, { recursive: true, force: true });
  const goal = ['dependency:copy-dependencies', `-DoutputDirectory=${partial}`];
  const fetch = await run('mvn', ['-B', '-q', '-f', pom, ...goal], { seconds: secondsToFetch });
  if (!fetch.succeeded) return say(`Kafka: Maven could not fetch it, ${without}:\n${tail(fetch.output, 5)}`);

  writeFileSync(join(partial, '.pom'), want);
  rmSync(libraries, { recursive: true, force: true });
  renameSync(partial, libraries);
  say('Kafka: fetched');
}
