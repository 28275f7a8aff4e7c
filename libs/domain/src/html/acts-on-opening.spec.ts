import { allCalls } from '@festlig/contracts/all';
import { describe, expect, it } from '@jest/globals';
import { actsOnOpening } from './acts-on-opening';
import { cleanHtml } from './clean-html';

const acting = allCalls.flatMap(({ http }) =>
  http?.answer === 'redirect' && http.method === 'GET' && http.browser !== 'returns' ? [http.path] : [],
);

describe('a link to what acts when it is opened', () => {
  it.each(acting)('is recognised for each call that redirects: %s', (path) => {
    expect(actsOnOpening(`https://festlig.example${path.replaceAll(/:\w+/g, 'x')}`)).toBe(true);
  });

  it.each([
    'https://festlig.example/logout?x=1#y',
    'https://FESTLIG.example\\logout',
    'http://festlig.example/%6cogout',
    'https://festlig.example/a/../logout',
    ' https://festlig.example/connect/google?type=signup ',
  ])('is recognised as browsers and our server read it, and loses its address: %s', (href) => {
    expect(actsOnOpening(href)).toBe(true);
    expect(cleanHtml(`<a href="${href}">Hej</a>`)).toBe('<a>Hej</a>');
  });

  it.each([
    'https://festlig.example/karens-fest',
    'https://festlig.example/da/priser',
    'https://logout.example/',
    'https://shop.example/payment',
    'https://x.example/connect',
    'https://x.example/%zz',
    'mailto:logout@x.example',
    '((link))',
    '/logout',
  ])('differs from %s', (href) => {
    expect(actsOnOpening(href)).toBe(false);
  });
});
