import { describe, expect, it } from '@jest/globals';
import { isForHosts, pageAt, showsInvitation } from './pages';

describe('pageAt', () => {
  it.each([
    ['/', { kind: 'app', page: '', language: undefined }],
    ['/da', { kind: 'static', page: 'front', language: 'da' }],
    ['/en/', { kind: 'static', page: 'front', language: 'en' }],
    ['/da/bryllup', { kind: 'static', page: 'wedding', language: 'da' }],
    ['/en/wedding/', { kind: 'static', page: 'wedding', language: 'en' }],
    ['/da/terms', { kind: 'static', page: 'terms', language: 'da' }],
    ['/da/login', { kind: 'app', page: 'login', language: 'da' }],
    ['/en/new', { kind: 'app', page: 'new/:type?', language: 'en' }],
    ['/en/new/wedding', { kind: 'app', page: 'new/:type?', language: 'en' }],
    ['/en/new/wedding/edit', { kind: 'app', page: 'new/:type/edit', language: 'en' }],
    ['/payment/result', { kind: 'app', page: 'payment/result', language: undefined }],
    ['/unsubscribe/hash/signature', { kind: 'unsubscribe', hash: 'hash', signature: 'signature' }],
    ['/unsubscribe/hash', { kind: 'unsubscribe', hash: 'hash', signature: '' }],
    ['/emma-30', { kind: 'party', page: '', ref: 'emma-30' }],
    ['/emma-30/photos', { kind: 'party', page: 'photos', ref: 'emma-30' }],
    ['/emma-30/photos/wall', { kind: 'party', page: 'photos/wall', ref: 'emma-30' }],
    ['/emma-30/wishlist', { kind: 'party', page: 'wishlist', ref: 'emma-30' }],
    ['/emma-30/wishlist/more', { kind: 'party', page: '*', ref: 'emma-30' }],
    ['/emma-30/contacts', { kind: 'party', page: 'contacts', ref: 'emma-30' }],
    ['/emma-30/cohost/id/secret', { kind: 'party', page: 'cohost/:id/:secret', ref: 'emma-30' }],
    ['/emma-30/nothing', { kind: 'party', page: '*', ref: 'emma-30' }],
    ['/emma-30/contacts/more', { kind: 'party', page: '*', ref: 'emma-30' }],
    ['/de/login', { kind: 'party', page: '*', ref: 'de' }],
  ])('recognises %s', (path, address) => expect(pageAt(path)).toEqual(address));

  it.each(['/login', '/terms', '/parties', '/help/', '/new', '/new/wedding', '/new/wedding/edit'])(
    'reports that %s lacks its language',
    (path) => expect(pageAt(path)).toEqual({ kind: 'no-language' }),
  );

  it.each([
    ['/bryllup', 'da'],
    ['/wedding', 'en'],
  ] as const)('reports the language of %s, which is a word of one language', (path, only) =>
    expect(pageAt(path)).toEqual({ kind: 'no-language', only }),
  );

  it.each([
    ['/da/wedding', 'da'],
    ['/en/bryllup', 'en'],
    ['/da/bryllup/mere', 'da'],
    ['/da/nothing', 'da'],
    ['/en/login/more', 'en'],
    ['/en/new/wedding/edit/more', 'en'],
  ])('reports that %s is unknown', (path, language) => expect(pageAt(path)).toEqual({ kind: 'unknown', language }));
});

describe('showsInvitation', () => {
  it.each(['/emma-30', '/emma-30/', '/emma-30/photos', '/emma-30/wishlist'])('says so of %s', (path) =>
    expect(showsInvitation(pageAt(path))).toBe(true),
  );

  it.each([
    '/emma-30/settings',
    '/emma-30/cohost/id/secret',
    '/emma-30/nothing',
    '/da',
    '/',
    '/da/parties',
    '/de/nothing',
  ])('denies it of %s', (path) => expect(showsInvitation(pageAt(path))).toBe(false));
});

describe('isForHosts', () => {
  it.each(['/emma-30/contacts', '/emma-30/settings', '/emma-30/rsvps'])('says so of %s', (path) =>
    expect(isForHosts(pageAt(path))).toBe(true),
  );

  it.each([
    '/emma-30',
    '/emma-30/photos',
    '/emma-30/photos/wall',
    '/emma-30/cohost/id/secret',
    '/emma-30/nothing',
    '/da',
  ])('denies it of %s', (path) => expect(isForHosts(pageAt(path))).toBe(false));
});
