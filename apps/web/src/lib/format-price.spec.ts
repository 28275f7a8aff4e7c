import { expect, it } from '@jest/globals';
import { formatPrice } from './format-price';

it.each([
  [14_900, 'dkk', 'da', '149 kr.'],
  [14_950, 'dkk', 'da', '149,50 kr.'],
  [1_990, 'eur', 'en', '€19.90'],
  [0, 'eur', 'da', '0 €'],
] as const)('writes the price of %d minor units of %s in the language %s', (amount, currency, language, written) => {
  expect(formatPrice(amount, currency, language).replace(/\s/g, ' ')).toBe(written);
});
