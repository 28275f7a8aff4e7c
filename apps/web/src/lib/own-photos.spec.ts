import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { addOwnPhoto, keepUploaderName, makeGuestKey, ownPhotos, removeOwnPhoto, watchOwnPhotos } from './own-photos';

const [first, second] = ['1'.repeat(24), '2'.repeat(24)] as [string, string];
/** As after the page has been loaded again. */
const loadAgain = () => {
  const stop = watchOwnPhotos(() => undefined);
  globalThis.dispatchEvent(new StorageEvent('storage', { key: null }));
  stop();
};

beforeEach(() => {
  localStorage.clear();
  loadAgain();
});

describe('what a browser remembers of its own photos', () => {
  it('is a key made with the first upload, the name and the photos, of each party apart', () => {
    expect(ownPhotos('p1')).toEqual({ name: '', ids: [] });
    const key = makeGuestKey('p1');
    expect(key).toMatch(/^[0-9a-f]{32}$/);
    keepUploaderName('p1', 'Åse');
    addOwnPhoto('p1', first);
    addOwnPhoto('p1', second);
    addOwnPhoto('p1', first);
    loadAgain();
    expect(ownPhotos('p1')).toEqual({ key, name: 'Åse', ids: [second, first] });
    expect(makeGuestKey('p1')).toBe(key);
    expect(makeGuestKey('p2')).not.toBe(key);
    removeOwnPhoto('p1', second);
    loadAgain();
    expect(ownPhotos('p1').ids).toEqual([first]);
  });

  it('drops what is not its own in the storage', () => {
    localStorage.setItem('festlig_photos_p1', JSON.stringify({ key: 'short', name: 7, ids: [first, '<b>', null] }));
    expect(ownPhotos('p1')).toEqual({ name: '', ids: [first] });
    localStorage.setItem('festlig_photos_p2', 'not JSON');
    expect(ownPhotos('p2')).toEqual({ name: '', ids: [] });
  });

  it('lasts for the visit where the browser keeps nothing', () => {
    const refused = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const key = makeGuestKey('p1');
    expect(makeGuestKey('p1')).toBe(key);
    expect(localStorage.getItem('festlig_photos_p1')).toBeNull();
    refused.mockRestore();
  });

  it('tells of changes here and in other tabs, until nobody watches', () => {
    const changed = jest.fn();
    const stop = watchOwnPhotos(changed);
    addOwnPhoto('p1', first);
    expect(changed).toHaveBeenCalledTimes(1);
    globalThis.dispatchEvent(new StorageEvent('storage', { key: 'something_else' }));
    expect(changed).toHaveBeenCalledTimes(1);
    localStorage.setItem('festlig_photos_p1', JSON.stringify({ name: 'Bo', ids: [] }));
    globalThis.dispatchEvent(new StorageEvent('storage', { key: 'festlig_photos_p1' }));
    expect([changed.mock.calls.length, ownPhotos('p1').name]).toEqual([2, 'Bo']);
    stop();
    addOwnPhoto('p1', second);
    expect(changed).toHaveBeenCalledTimes(2);
  });
});
