import { describe, expect, it } from '@jest/globals';
import { TrustedProxies } from './trusted-proxies';

describe('TrustedProxies', () => {
  it.each([
    [undefined, [false, false]],
    ['0', [false, false]],
    ['1', [true, false]],
    ['2', [true, true]],
  ])('trusts the given number of hops (%s)', (text, trusted) => {
    const hops = TrustedProxies.parse(text) as (address: string, hop: number) => boolean;
    expect([0, 1].map((hop) => hops('192.0.2.1', hop))).toEqual(trusted);
  });

  it('trusts the given networks', () => {
    expect(TrustedProxies.parse('10.0.0.0/8, 2001:db8::/32,192.0.2.1')).toEqual([
      '10.0.0.0/8',
      '2001:db8::/32',
      '192.0.2.1',
    ]);
  });

  it.each([
    'true',
    'false',
    'all',
    '*',
    '-1',
    '11',
    '1.5',
    '10.0.0.0/33',
    '::/129',
    '10.0.0.0/8/8',
    '10.0.0.0/8,proxy',
  ])('refuses %s', (text) => {
    expect(TrustedProxies.safeParse(text).success).toBe(false);
  });
});
