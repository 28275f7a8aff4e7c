import { expect, it } from '@jest/globals';
import { containerArguments } from './docker';

const redis = { service: 'redis', image: 'redis:8', port: { inside: 6379, outside: 40001 }, volume: '/data' };

it('runs a container on loopback only, with a separate volume for each data directory', () => {
  const { name, args } = containerArguments(
    { ...redis, environment: { A: 'b' }, command: ['redis-server'] },
    '/data/a',
  );
  expect(args.join(' ')).toBe(
    `run --rm --name ${name} -p 127.0.0.1:40001:6379 -v ${name}:/data -e A=b redis:8 redis-server`,
  );
  expect(containerArguments(redis, '/data/a').name).toBe(name);
  expect(containerArguments(redis, '/data/b').name).not.toBe(name);
});
