import { describe, expect, it } from '@jest/globals';
import { startBackings } from './backing';
import type { Backing, BackingOptions } from './contract';
import { firstThatWorks, given } from './choice';
import { backingTable } from './table';

const lines: string[] = [];
const options: BackingOptions = {
  dataDirectory: '/nowhere',
  inboxPort: 0,
  environment: {},
  log: (line) => lines.push(line),
};

const fake = (service: Backing['service'], stops: string[] = [], took = 'a fake'): Backing => ({
  service,
  took,
  env: { [`${service}_URL`]: service },
  stop: async () => void stops.push(service),
});

describe('the backing services', () => {
  it('combine into one environment, and stop in reverse order', async () => {
    const stops: string[] = [];
    const { env, stop } = await startBackings(options, [
      async () => fake('Redis', stops),
      async () => fake('S3', stops),
    ]);
    expect(env).toEqual({ Redis_URL: 'Redis', S3_URL: 'S3' });
    await stop();
    expect(stops).toEqual(['S3', 'Redis']);
  });

  it('are all stopped when one fails to start, and its reason is thrown', async () => {
    const stops: string[] = [];
    const start = startBackings(options, [
      async () => fake('Redis', stops),
      async () => Promise.reject(new Error('no S3 here')),
      async () => fake('SMTP', stops),
    ]);
    await expect(start).rejects.toThrow('no S3 here');
    expect(stops).toEqual(['SMTP', 'Redis']);
  });

  it('use the first candidate that works, and log why an earlier one failed', async () => {
    lines.length = 0;
    const taken = await firstThatWorks(
      'Kafka',
      [
        async () => undefined,
        async () => Promise.reject(new Error('Java does not start')),
        async () => fake('Kafka', [], 'the third'),
      ],
      options,
    );
    expect(taken.took).toBe('the third');
    expect(lines).toEqual(['Kafka: Java does not start']);
  });

  it('fail for a given address that does not answer, instead of starting another service', async () => {
    const start = given('Redis', 'REDIS_URL', {}, async () => Promise.reject(new Error('refused')));
    await expect(start).rejects.toThrow('Redis: REDIS_URL is set, but nothing answers there (refused)');
  });

  it('are printed as a table', () => {
    const table = backingTable([fake('MongoDB', [], 'embedded-mongo, port 1'), fake('S3', [], 'MinIO, port 2')]);
    expect(table).toBe('  MongoDB  embedded-mongo, port 1\n  S3       MinIO, port 2');
  });
});
