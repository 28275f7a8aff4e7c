import { describe, expect, it } from '@jest/globals';
import { pageAt } from './pages';

describe('pageAt', () => {
  it.each([
    ['/', { kind: 'app', page: '', language: undefined }],
    ['/da', { kind: 'app', page: '', language: 'da' }],
    ['/en/', { kind: 'app', page: '', language: 'en' }],
    ['/da/login', { kind: 'app', page: 'login', language: 'da' }],
    ['/en/new', { kind: 'app', page: 'new/:type?', language: 'en' }],
    ['/en/new/wedding', { kind: 'app', page: 'new/:type?', language: 'en' }],
    ['/en/new/wedding/edit', { kind: 'app', page: 'new/:type/edit', language: 'en' }],
    ['/payment/result', { kind: 'app', page: 'payment/result', language: undefined }],
    ['/unsubscribe/hash/signature', { kind: 'app', page: 'unsubscribe/:hash/:signature', language: undefined }],
    ['/emma-30', { kind: 'party', page: '', ref: 'emma-30' }],
    ['/emma-30/contacts', { kind: 'party', page: 'contacts', ref: 'emma-30' }],
    ['/emma-30/cohost/id/secret', { kind: 'party', page: 'cohost/:id/:secret', ref: 'emma-30' }],
    ['/emma-30/nothing', { kind: 'party', page: '*', ref: 'emma-30' }],
    ['/emma-30/contacts/more', { kind: 'party', page: '*', ref: 'emma-30' }],
    ['/de/login', { kind: 'party', page: '*', ref: 'de' }],
  ])('recognises %s', (path, address) => expect(pageAt(path)).toEqual(address));

  it.each(['/login', '/parties', '/help/', '/new', '/new/wedding', '/new/wedding/edit'])(
    'reports that %s lacks its language',
    (path) => expect(pageAt(path)).toEqual({ kind: 'no-language' }),
  );

  it.each([
    ['/da/nothing', 'da'],
    ['/en/login/more', 'en'],
    ['/en/new/wedding/edit/more', 'en'],
  ])('reports that %s is unknown', (path, language) => expect(pageAt(path)).toEqual({ kind: 'unknown', language }));
});
