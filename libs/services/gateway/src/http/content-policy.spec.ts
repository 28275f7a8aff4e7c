import { describe, expect, it } from '@jest/globals';
import { contentPolicy } from './content-policy';

describe('contentPolicy', () => {
  it('allows our own sources only, except for pictures', () => {
    const { scriptSrc, connectSrc, imgSrc } = contentPolicy({ googleMaps: false, store: null });
    expect([scriptSrc, connectSrc]).toEqual([["'self'"], ["'self'"]]);
    expect(imgSrc).toContain('https:');
    // A chosen picture is shown before it is uploaded.
    expect(imgSrc).toContain('blob:');
    expect(JSON.stringify(contentPolicy({ googleMaps: false, store: null }))).not.toContain('google');
  });

  it("also allows the maps' code and data when a key is configured, and never inline scripts", () => {
    const { scriptSrc, connectSrc } = contentPolicy({ googleMaps: true, store: null });
    for (const sources of [scriptSrc, connectSrc]) expect(sources).toContain('https://maps.googleapis.com');
    expect(scriptSrc!.filter((source) => source.startsWith("'"))).toEqual(["'self'"]);
  });

  it('also lets pages send photos to the file store when browsers reach it, and nothing else (rule: photo-direct)', () => {
    const store = 'https://files.festlig.example';
    const { connectSrc, scriptSrc } = contentPolicy({ googleMaps: false, store });
    expect(connectSrc).toEqual(["'self'", store]);
    expect(scriptSrc).toEqual(["'self'"]);
  });
});
