import { afterEach, describe, expect, it } from '@jest/globals';
import { copyName } from './kept-copies';
import { keptGuest } from './kept-guest';

function keep(...addresses: string[]) {
  Object.assign(globalThis, { caches: { keys: async () => ['another cache', ...addresses.map(copyName)] } });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: {} });
}
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'caches');
  Reflect.deleteProperty(navigator, 'serviceWorker');
});
const NAMES = ['a'.repeat(24), 'Feststar', 'sommer'];

describe('the guest of a party whose invitation this browser keeps (rule: guest-of-browser)', () => {
  it('is that of its copy, by whichever of its addresses the invitation was opened', async () => {
    keep('/Feststar?cid=anne', '/another?cid=bo');
    expect(await keptGuest(NAMES)).toBe('anne');
    keep('/sommer?cid=anne&rid=reply', '/Feststar?cid=anne');
    expect(await keptGuest(NAMES)).toBe('anne');
  });

  it('is nobody where several guests have opened theirs, and where none has', async () => {
    keep('/Feststar?cid=anne', '/sommer?cid=bo');
    expect(await keptGuest(NAMES)).toBeNull();
    keep('/another?cid=anne', '/Feststar?rid=reply');
    expect(await keptGuest(NAMES)).toBeNull();
    expect(await keptGuest([null])).toBeNull();
  });

  it('is nobody in a browser that keeps nothing', async () => {
    expect(await keptGuest(NAMES)).toBeNull();
  });
});
