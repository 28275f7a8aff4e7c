import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { chosenFlag, takeFlags } from './flags';

const open = (address: string) => {
  history.replaceState(null, '', address);
  takeFlags();
  return location.pathname + location.search + location.hash;
};
/** The module as a later visit loads it. */
async function nextVisit(): Promise<typeof import('./flags')> {
  jest.resetModules();
  return import('./flags');
}

describe('the flags of a browser', () => {
  beforeEach(() => {
    localStorage.clear();
    open('/?flag.photos=&flag.chat=');
  });

  it('are stored under a prefix, and hold at the next visit', async () => {
    open('/da/parties?flag.photos=off&flag.chat=on');
    expect([chosenFlag('photos'), chosenFlag('chat'), chosenFlag('other')]).toEqual([false, true, undefined]);
    expect({ ...localStorage }).toEqual({ festlig_flag_photos: 'off', festlig_flag_chat: 'on' });
    const later = await nextVisit();
    expect([later.chosenFlag('photos'), later.chosenFlag('chat')]).toEqual([false, true]);
  });

  it('are removed from the address, which keeps the guest’s own keys and its place on the page', () => {
    expect(open('/sofie-40?cid=G1&flag.photos=off&rid=R2#reply')).toBe('/sofie-40?cid=G1&rid=R2#reply');
    expect(open('/sofie-40?flag.photos=off')).toBe('/sofie-40');
  });

  it('leave an address without flags exactly as it is', () => {
    expect(open('/sofie-40?cid=G1)%20hej&x=a+b')).toBe('/sofie-40?cid=G1)%20hej&x=a+b');
  });

  it('are no longer chosen after any other value', () => {
    open('/?flag.photos=off');
    open('/?flag.photos=usual');
    expect(chosenFlag('photos')).toBeUndefined();
    expect({ ...localStorage }).toEqual({});
  });

  it('never overwrite what is stored for another purpose', () => {
    localStorage.setItem('festlig_language', 'en');
    expect(open('/?flag.../language=on')).toBe('/?flag.../language=on');
    expect({ ...localStorage }).toEqual({ festlig_language: 'en' });
  });

  it('hold until the page is left when the browser forbids storage', () => {
    const forbidden = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const set = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(forbidden);
    const get = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(forbidden);
    expect(open('/sofie-40?flag.photos=off&cid=G1')).toBe('/sofie-40?cid=G1');
    expect([chosenFlag('photos'), chosenFlag('never_set')]).toEqual([false, undefined]);
    set.mockRestore();
    get.mockRestore();
  });
});
