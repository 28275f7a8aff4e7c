import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { copyName, leadToCopy } from './kept-copies';

describe('a part of an invitation that is open in this browser (rule: opened-page-stays)', () => {
  let registered: unknown[];
  beforeEach(() => {
    registered = [];
    const has = async (name: string) => name === copyName('/sommer?cid=anne');
    Object.assign(globalThis, { caches: { has } });
    const register = async (file: string, { scope }: { scope: string }) => registered.push([file, scope]);
    Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { register } });
  });
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'caches');
    Reflect.deleteProperty(navigator, 'serviceWorker');
  });

  it('leads to the copy of the invitation of the same guest', async () => {
    await leadToCopy('/sommer?cid=anne', '/sommer/photos?cid=anne');
    expect(registered).toEqual([['/guest-worker.js', '/sommer/photos?cid=anne']]);
  });

  it('leads nowhere where no copy is kept: of another guest, of a host and of a stranger', async () => {
    await leadToCopy('/sommer?cid=bo', '/sommer/photos?cid=bo');
    await leadToCopy('/sommer', '/sommer/photos');
    expect(registered).toEqual([]);
  });

  it('is left alone in a browser that keeps nothing', async () => {
    Reflect.deleteProperty(navigator, 'serviceWorker');
    await leadToCopy('/sommer?cid=anne', '/sommer/photos?cid=anne');
    expect(registered).toEqual([]);
  });
});
