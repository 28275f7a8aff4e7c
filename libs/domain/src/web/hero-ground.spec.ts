import { expect, it } from '@jest/globals';
import { PARTY_TYPES } from '@festlig/contracts/party';
import { CONTRAST } from '../media/contrast';
import { worstContrast } from '../media/veil';
import { GROUNDS, heroGround, occasionGround } from './hero-ground';
import { heroTone } from './hero-image';

it.each(Object.entries(GROUNDS))('lets the title of %s be read before the picture has come', (name, color) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  expect(worstContrast([[red, green, blue]], heroTone(`/media/hero-images/party/${name}.jpg`))).toBeGreaterThan(
    CONTRAST,
  );
  expect(heroGround(`/media/hero-images/party/${name}.jpg`)).toBe(color);
});

it.each([[null], ['/media/hero-images/party/another-light.jpg'], ['']])('has none for %j', (picture) => {
  expect(heroGround(picture)).toBeNull();
});

it.each(PARTY_TYPES)('has one for %s before any picture is known: that of its first one', (type) => {
  const { color, picture } = occasionGround(type);
  expect(color).toBe(heroGround(picture));
});
