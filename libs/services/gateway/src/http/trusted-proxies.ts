import { isIP } from 'node:net';
import { z } from 'zod';

const MOST_HOPS = 10;
const BITS = { 4: 32, 6: 128 };

/** Whether the text is an address, or a network such as `10.0.0.0/8`. */
function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= BITS[version as 4 | 6]);
}

/**
 * The proxies that are trusted to name the client's address: a number of hops, or addresses and networks. Entries
 * further to the left in X-Forwarded-For were written by the client.
 */
export const TrustedProxies = z
  .string()
  .default('0')
  .transform((text, context): string[] | ((address: string, hop: number) => boolean) => {
    if (/^\d{1,2}$/.test(text) && Number(text) <= MOST_HOPS) return (_address, hop) => hop < Number(text);
    const networks = text.split(',').map((network) => network.trim());
    if (networks.every(isNetwork)) return networks;
    context.issues.push({ code: 'custom', message: 'invalid', input: text });
    return z.NEVER;
  });
