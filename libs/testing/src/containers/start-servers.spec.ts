import { beforeEach, describe, expect, it } from '@jest/globals';
// @ts-expect-error plain JavaScript, as Jest's set-up runs before there is anything to transform
import { startServers as untyped } from './start-servers.mjs';

type Environment = Record<string, string | undefined>;
type Start = () => Promise<{ env: Record<string, string>; stop(): Promise<void> }>;
const startServers = untyped as (
  environment: Environment,
  servers: Record<string, Start>,
  more: { docker(): Promise<boolean>; log(line: string): void },
) => Promise<() => Promise<void>>;

describe('the servers of the int tests', () => {
  let calls: string[];
  let lines: string[];
  let asked: number;
  beforeEach(() => {
    [calls, lines, asked] = [[], [], 0];
  });

  const server =
    (variable: string): Start =>
    async () => {
      calls.push(`start ${variable}`);
      return { env: { [variable]: `container of ${variable}` }, stop: async () => void calls.push(`stop ${variable}`) };
    };
  const broken: Start = async () => Promise.reject(new Error('cannot pull'));
  const servers = { MONGODB_TEST_URI: server('MONGODB_TEST_URI'), REDIS_TEST_URL: server('REDIS_TEST_URL') };
  const start = (environment: Environment, answers = true, from: Record<string, Start> = servers) =>
    startServers(environment, from, {
      docker: async () => {
        asked++;
        return answers;
      },
      log: (line) => lines.push(line),
    });

  it.each([{}, { FESTLIG_TEST_CONTAINERS: 'off' }])('are those of this machine by default: %j', async (environment) => {
    const before = { ...environment };
    await (
      await start(environment)
    )();
    expect({ calls, lines, asked, environment }).toEqual({ calls: [], lines: [], asked: 0, environment: before });
  });

  it.each(['on', 'must'])(
    'are containers with FESTLIG_TEST_CONTAINERS=%s where Docker answers, and are stopped afterwards',
    async (mode) => {
      const environment: Environment = { FESTLIG_TEST_CONTAINERS: mode };
      const stop = await start(environment);
      expect(environment).toMatchObject({
        MONGODB_TEST_URI: 'container of MONGODB_TEST_URI',
        REDIS_TEST_URL: 'container of REDIS_TEST_URL',
      });
      expect(lines).toContain("REDIS_TEST_URL is a container's: container of REDIS_TEST_URL");
      await stop();
      expect(calls.filter((call) => call.startsWith('stop')).sort()).toEqual([
        'stop MONGODB_TEST_URI',
        'stop REDIS_TEST_URL',
      ]);
    },
  );

  it('are the ones named by variables, rather than containers', async () => {
    const environment = { FESTLIG_TEST_CONTAINERS: 'on', MONGODB_TEST_URI: 'mongodb://mine' };
    await start(environment);
    expect(environment.MONGODB_TEST_URI).toBe('mongodb://mine');
    expect(calls).toEqual(['start REDIS_TEST_URL']);
  });

  it('are those of this machine where Docker does not answer, which is logged', async () => {
    const environment: Environment = { FESTLIG_TEST_CONTAINERS: 'on' };
    await start(environment, false);
    expect(calls).toEqual([]);
    expect(environment['REDIS_TEST_URL']).toBeUndefined();
    expect(lines).toEqual(['containers: Docker does not answer; tests use what this machine has']);
  });

  it('are those of this machine for a container that does not start, which is logged', async () => {
    const environment: Environment = { FESTLIG_TEST_CONTAINERS: 'on' };
    await start(environment, true, { ...servers, REDIS_TEST_URL: broken });
    expect(environment['REDIS_TEST_URL']).toBeUndefined();
    expect(environment['MONGODB_TEST_URI']).toBeDefined();
    expect(lines).toContain('REDIS_TEST_URL: no container (cannot pull); tests use what this machine has');
  });

  it('fail the run where containers are required but cannot start, and leave none running', async () => {
    const must = { FESTLIG_TEST_CONTAINERS: 'must' };
    await expect(start({ ...must }, false)).rejects.toThrow('Docker does not answer');
    await expect(start({ ...must }, true, { ...servers, REDIS_TEST_URL: broken })).rejects.toThrow('cannot pull');
    expect(calls).toEqual(['start MONGODB_TEST_URI', 'stop MONGODB_TEST_URI']);
  });

  it('refuse an unknown value of FESTLIG_TEST_CONTAINERS', async () => {
    await expect(start({ FESTLIG_TEST_CONTAINERS: 'yes' })).rejects.toThrow('it may be off, on or must');
  });
});
