import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const dockerAnswers = () =>
  promisify(execFile)('docker', ['info'], { timeout: 5000, killSignal: 'SIGKILL' }).then(
    () => true,
    () => false,
  );

/**
 * Decides which servers the int tests of this run use. A server that a variable names is used as it is. For the others
 * FESTLIG_TEST_CONTAINERS decides: `on` starts containers where Docker can run them, `must` fails where it cannot;
 * without it nothing is started, and the fixtures use what this machine has (embedded-mongo, redis-server, ...).
 * @param {Record<string, string | undefined>} environment receives the addresses of what was started
 * @param {Record<string, () => Promise<{env: Record<string, string>, stop(): Promise<unknown>}>>} servers by variable
 * @param {{docker?: () => Promise<boolean>, log?: (line: string) => void}} more
 * @returns {Promise<() => Promise<void>>} stops what was started
 */
export async function startServers(environment, servers, { docker = dockerAnswers, log = console.error } = {}) {
  const { FESTLIG_TEST_CONTAINERS: mode = 'off' } = environment;
  if (!['off', 'on', 'must'].includes(mode)) {
    throw new Error(`FESTLIG_TEST_CONTAINERS is ${mode}; it may be off, on or must`);
  }
  if (mode === 'off') return async () => {};

  const goOnWithout = (what, reason) => {
    if (mode === 'must') throw new Error(`${what}: ${reason} (FESTLIG_TEST_CONTAINERS=must)`);
    log(`${what}: ${reason}; tests use what this machine has`);
  };
  const wanted = Object.entries(servers).filter(([variable]) => {
    if (environment[variable]) log(`${variable} is given: ${environment[variable]}`);
    return !environment[variable];
  });
  if (wanted.length > 0 && !(await docker())) {
    goOnWithout('containers', 'Docker does not answer');
    return async () => {};
  }
  const outcomes = await Promise.allSettled(wanted.map(([, start]) => start()));
  const started = outcomes.flatMap(({ status, value }) => (status === 'fulfilled' ? [value] : []));
  const stop = async () => void (await Promise.all(started.map((server) => server.stop())));
  try {
    for (const [index, outcome] of outcomes.entries()) {
      const [variable] = wanted[index];
      if (outcome.status === 'rejected') goOnWithout(variable, `no container (${outcome.reason?.message})`);
      else log(`${variable} is a container's: ${outcome.value.env[variable]}`);
    }
  } catch (error) {
    await stop();
    throw error;
  }
  for (const { env } of started) Object.assign(environment, env);
  return stop;
}
