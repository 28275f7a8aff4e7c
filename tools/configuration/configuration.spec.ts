import { describe, expect, it } from '@jest/globals';
import { variable } from '@festlig/platform/config';
import { z } from 'zod';
import { checkProcess, checkVariables } from './manifests';
import { page } from './page';
import { tableOf } from './table';

const STORE = variable(z.url(), 'the store | of documents', 'http://store:1');
const PORT = variable(z.coerce.number().default(3000), 'the port', '80');
const PROXY = variable(
  z
    .enum(['on', 'off'])
    .default('off')
    .transform((text) => text === 'on'),
  'a proxy',
  'on',
);

describe('the page of all variables', () => {
  it('lists the meaning, example and default of each variable, and whether it is required', () => {
    const lines = tableOf({ STORE, PORT, PROXY, MAY: variable(z.string().optional(), 'may be', 'x') }).split('\n');
    expect(lines.slice(2)).toEqual([
      '| `STORE` | the store \\| of documents | `http://store:1` |  | yes |',
      '| `PORT` | the port | `80` | `3000` |  |',
      '| `PROXY` | a proxy | `on` | `off` |  |',
      '| `MAY` | may be | `x` |  |  |',
    ]);
  });

  it('has a section for every process', () => {
    const text = page({ STORE }, { one: { PORT }, two: {} }, { PROXY });
    expect(text.match(/^## .*/gm)).toEqual(['## Every process', '## one', '## two', '## npm start']);
    expect(text).toContain('## two\n\nOnly what every process reads.');
  });
});

describe('the check of the manifests', () => {
  const check = (data: string, secret = 'stringData:\n') =>
    checkVariables(`data:\n${data}`, secret, { STORE }, { one: { PORT }, two: {} });

  it('accepts known, well-formed variables, and reports unknown, repeated and missing ones', () => {
    expect(check('  STORE: http://store:1\n')).toEqual([]);
    expect(check("  PORT: '80'\n", "stringData:\n  STORE: ''\n")).toEqual([]);
    expect(check('  PORT: 80\n')).toEqual(['STORE is missing']);
    expect(check('  STORE: nowhere\n')).toEqual(['STORE is malformed']);
    expect(check('  STORE: http://store:1\n  SHOP: x\n')).toEqual(['SHOP is not a variable of any process']);
    expect(check('  STORE: http://store:1\n', "stringData:\n  STORE: ''\n")).toEqual(['STORE is set twice']);
  });

  it('requires probes with enough time at the right addresses, and enough time to stop', () => {
    const manifest = (seconds: number, path = '/readyz', timeout = 3, failures = 60) =>
      [
        `startupProbe: { httpGet: { path: /readyz, port: health }, periodSeconds: 2, timeoutSeconds: 3, failureThreshold: ${failures} }`,
        `terminationGracePeriodSeconds: ${seconds}`,
        `livenessProbe: { httpGet: { path: /healthz, port: health }, timeoutSeconds: 3 }`,
        `readinessProbe: { httpGet: { path: ${path}, port: health }, timeoutSeconds: ${timeout} }`,
      ].join('\n');
    const stop = { drain: 5000, grace: 20_000 };
    expect(checkProcess(manifest(30), stop)).toEqual([]);
    expect(checkProcess(manifest(26), stop)).toHaveLength(1);
    expect(checkProcess(manifest(30, '/ready'), stop)).toEqual(['readinessProbe does not request /readyz']);
    expect(checkProcess(manifest(30, '/readyz', 1), stop)).toEqual(['readinessProbe waits less than 3 seconds']);
    expect(checkProcess(manifest(30, '/readyz', 3, 59), stop)).toEqual([
      'startupProbe allows a start less than 120 seconds',
    ]);
  });
});
