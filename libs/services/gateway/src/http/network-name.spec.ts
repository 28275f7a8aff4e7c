import { describe, expect, it } from '@jest/globals';
import { networkName } from './network-name';

describe('networkName', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:0:1::2', networkName('2001:db8:0:1::1')],
  ])('is the network of %s', (ip, name) => {
    expect(networkName(ip)).toBe(name);
  });

  it('is one name for all disconnected clients, and for no other', () => {
    expect(networkName(undefined)).toBe('gone');
    expect(networkName('')).toBe('gone');
    expect(networkName('192.0.2.1')).not.toBe('gone');
  });
});
