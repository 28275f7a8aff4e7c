import { expect, it } from '@jest/globals';
import { GROUNDS } from '@festlig/domain/web/hero-ground';
import { groundOf } from './static-grounds';
import { CONTENT_STYLE } from './static-style';

it.each(Object.entries(GROUNDS))('gives %s a class, which the page’s style knows', (name, color) => {
  expect(groundOf(`/media/hero-images/party/${name}.jpg`)).toBe(` st-on-${name}`);
  expect(CONTENT_STYLE).toContain(`.st-on-${name}{background:${color}}`);
});

it('is not covered by the colour of the small pictures', () => {
  expect(CONTENT_STYLE.indexOf('.st-gallery .st-picture img{background:none}')).toBeGreaterThan(
    CONTENT_STYLE.indexOf('.st-occasions img'),
  );
});

it.each([[null], ['/media/hero-images/party/another-light.jpg'], ['']])('has none for %j', (picture) => {
  expect(groundOf(picture)).toBe('');
});
