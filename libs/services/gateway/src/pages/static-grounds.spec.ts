import { expect, it } from '@jest/globals';
import { CONTRAST, worstContrast } from '@festlig/domain/media/contrast';
import { heroTone } from '@festlig/domain/web/hero-image';
import { groundOf, GROUNDS } from './static-grounds';
import { CONTENT_STYLE } from './static-style';

it.each(Object.entries(GROUNDS))('lets the title of %s be read before the picture has come', (name, color) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  expect(worstContrast([[red, green, blue]], heroTone(`${name}.jpg`))).toBeGreaterThan(CONTRAST);
  expect(CONTENT_STYLE).toContain(
    `.st-on${groundOf(`/media/hero-images/party/${name}.jpg`).slice(6)}{background:${color}}`,
  );
});

it.each([[null], ['/media/hero-images/party/another-light.jpg'], ['']])('has none for %j', (picture) => {
  expect(groundOf(picture)).toBe('');
});
