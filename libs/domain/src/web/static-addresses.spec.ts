import { describe, expect, it } from '@jest/globals';
import { allCalls } from '@festlig/contracts/all';
import { RESERVED_ADDRESSES } from './reserved-addresses';
import { STATIC_PAGES, STATIC_SEGMENTS, staticPageOf, staticPath } from './static-addresses';

describe('the addresses of static pages', () => {
  it.each([
    ['wedding', 'da', '/da/bryllup'],
    ['wedding', 'en', '/en/wedding'],
    ['baptism', 'da', '/da/barnedaab'],
    ['prices', 'da', '/da/priser'],
    ['example', 'da', '/da/eksempel'],
    ['example', 'en', '/en/example'],
    ['front', 'en', '/en'],
  ] as const)('are words of their language: %s in %s', (page, language, path) =>
    expect(staticPath(page, language)).toBe(path),
  );

  it('lead to one page each, in both languages', () => {
    for (const language of ['da', 'en'] as const)
      for (const page of STATIC_PAGES) expect(staticPageOf(language, staticPath(page, language).slice(4))).toBe(page);
  });

  it.each([
    ['da', 'wedding'],
    ['en', 'bryllup'],
    ['en', 'login'],
    ['da', 'BRYLLUP'],
    ['en', 'constructor'],
  ] as const)('do not include others (%s: %s)', (language, segment) =>
    expect(staticPageOf(language, segment)).toBeUndefined(),
  );
});

describe('the addresses that no party can have', () => {
  it.each([
    ...['da', 'en', 'login', 'new', 'change-password', 'unsubscribe', 'payment'],
    ...[
      'contacts',
      'settings',
      'plan',
      'wishlist',
      'cohost',
      'bryllup',
      'wedding',
      'priser',
      'terms',
      'eksempel',
      'example',
    ],
    ...['api', 'graphql', 'assets', 'fonts', 'media', 'files', 'connect', 'sitemap', 'healthz'],
  ])('include %s', (word) => expect(RESERVED_ADDRESSES.has(word)).toBe(true));

  it.each(['emma-30', 'karens-fest', 'front', ':type?', ''])('do not include "%s"', (word) =>
    expect(RESERVED_ADDRESSES.has(word)).toBe(false),
  );

  it('include the first segment of every call and of every static page', () => {
    const calls = allCalls.flatMap(({ http }) => (http ? [http.path.split('/')[1] ?? ''] : []));
    expect([...calls, ...STATIC_SEGMENTS].filter((word) => !RESERVED_ADDRESSES.has(word))).toEqual([]);
  });
});
