import { describe, expect, it } from '@jest/globals';
import { contentPolicy } from './content-policy';

describe('what our pages may fetch', () => {
  it('is our own, but for pictures', () => {
    const { scriptSrc, connectSrc, imgSrc } = contentPolicy({ googleMaps: false });
    expect([scriptSrc, connectSrc]).toEqual([["'self'"], ["'self'"]]);
    expect(imgSrc).toContain('https:');
    expect(JSON.stringify(contentPolicy({ googleMaps: false }))).not.toContain('google');
  });

  it('is the code and the data of the maps too where there is a key, and never code written into a page', () => {
    const { scriptSrc, connectSrc } = contentPolicy({ googleMaps: true });
    for (const sources of [scriptSrc, connectSrc]) expect(sources).toContain('https://maps.googleapis.com');
    expect(scriptSrc!.filter((source) => source.startsWith("'"))).toEqual(["'self'"]);
  });
});
