import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { ConfigError, readConfig, variable } from '.';
import { platformVariables } from './platform-variables';

const variables = {
  PORT: variable(z.coerce.number().int().default(3000), 'the port', '3000'),
  RPC_SECRET: variable(z.string().min(16), 'proof between services', '32 random characters'),
  STORE: variable(z.url(), 'the document store', 'mongodb://mongo:27017'),
};
const problem = (environment: Record<string, string>, of = variables as object): string => {
  try {
    readConfig(of as typeof variables, environment);
    return '';
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as Error).message;
  }
};

describe('readConfig', () => {
  it('reads and converts variables and fills in defaults', () => {
    const environment = { PORT: '8080', RPC_SECRET: '0123456789abcdef', STORE: 'mongodb://db:1', OTHER: 'x' };
    expect(readConfig(variables, environment)).toEqual({
      PORT: 8080,
      RPC_SECRET: '0123456789abcdef',
      STORE: 'mongodb://db:1',
    });
    expect(readConfig(variables, { ...environment, PORT: '' }).PORT).toBe(3000);
  });

  it('names every missing or malformed variable with its meaning and an example', () => {
    expect(problem({ RPC_SECRET: '', STORE: 'somewhere' })).toBe(
      'Configuration:\n' +
        '  RPC_SECRET is missing: proof between services (for example RPC_SECRET=32 random characters)\n' +
        '  STORE is malformed: the document store (for example STORE=mongodb://mongo:27017)',
    );
  });

  it('never prints the value of a variable', () => {
    const text = problem({ PORT: 'hunter2', RPC_SECRET: 'hunter2', STORE: 'hunter2:hunter2' });
    expect(text).toContain('RPC_SECRET is malformed');
    expect(text).not.toContain('hunter2');
  });
});

describe('the platform variables', () => {
  it('all have a meaning and an example, and those without a default are required', () => {
    for (const [, { meaning, example }] of Object.entries(platformVariables)) {
      expect(meaning).not.toBe('');
      expect(example).not.toBe('');
    }
    const text = problem({}, platformVariables);
    for (const name of ['MONGODB_URI', 'REDIS_URL', 'RPC_SECRET', 'RPC_PARTY', 'RPC_BILLING']) {
      expect(text).toContain(`${name} is missing`);
    }
    for (const name of ['KAFKA_BROKERS', 'LOG_LEVEL', 'LISTEN_HOST']) expect(text).not.toContain(name);
  });

  it('splits the list of brokers at commas and returns an empty list for none', () => {
    const { KAFKA_BROKERS } = platformVariables;
    expect(KAFKA_BROKERS.schema.parse('a:1,b:2')).toEqual(['a:1', 'b:2']);
    expect(KAFKA_BROKERS.schema.parse(undefined)).toEqual([]);
  });

  it.each([
    ['party:4000', true],
    ['127.0.0.1:4000', true],
    ['party', false],
    ['http://party:4000', false],
  ])('checks that an address is host:port: %s is accepted: %s', (address, right) => {
    expect(platformVariables.RPC_PARTY.schema.safeParse(address).success).toBe(right);
  });
});
